import type {CSSProperties, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import matrix from '@generated/content-collections/default/support-matrix.json';
import clsx from 'clsx';

import RowLink from '@site/src/components/RowLink';
import ScrollFrame from '@site/src/components/ScrollFrame';
import type {MatrixFeature} from '@site/src/data/support/matrix';
import {supportMatrix as texts} from '@site/src/texts/support-matrix';
import {featuresOf} from './query';
import {useMatrix} from './use-matrix';

import styles from './styles.module.css';

interface Props {
  /** Id of the heading of a group of features. */
  readonly of: string;
}

/** Up to so many columns have room for words. */
const roomy = 6;

const pageOf = (library: string): string => `/roadmap/feature_support/${library}`;

function Cell({feature, column}: {readonly feature: MatrixFeature; readonly column: number}): ReactNode {
  const [support = 'no', since] = feature.answers[column] ?? [];
  const word = <span className={styles.word}>{{yes: texts.since, partly: texts.partly, no: texts.no}[support]}</span>;
  return (
    <td data-support={support}>
      {support === 'partly' ? (
        <Link to={`${pageOf(matrix.libraries[column]?.id ?? '')}#${feature.id}`}>
          {word}
          {since}
        </Link>
      ) : (
        <span>
          {word}
          {since}
        </span>
      )}
    </td>
  );
}

/**
 * A table of the feature matrix: a row for each feature of a group, a column for each library that is chosen with the
 * `SupportControls` of the page.
 */
export default function SupportTable({of}: Props): ReactNode {
  const [selection] = useMatrix();
  const {columns} = selection;
  const group = matrix.groups.find(({id}) => id === of);
  if (!group) {
    throw new Error(`<SupportTable of="${of}"> has no group; use one of ${matrix.groups.map(({id}) => id).join(', ')}`);
  }
  const features = featuresOf(group, selection, columns);
  if (features.length === 0) {
    return <p className={styles.none}>{texts.noMatch}</p>;
  }
  return (
    <ScrollFrame label={group.title} className={clsx(styles.frame, columns.length <= 2 && styles.few)}>
      <table
        className={clsx(styles.table, columns.length > roomy && styles.compact)}
        aria-labelledby={of}
        style={{'--columns': columns.length} as CSSProperties}
      >
        <thead>
          <tr>
            <th scope="col">{texts.feature}</th>
            {matrix.libraries
              .filter((_, column) => columns.includes(column))
              .map(({id, name, short, version}) => (
                <th key={id} scope="col">
                  <Link to={pageOf(id)} title={`${name} ${version}`} aria-label={texts.column(short, name)}>
                    {columns.length > roomy ? short : name}
                  </Link>
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => (
            <tr key={feature.id}>
              <th scope="row">
                {feature.label}
                <RowLink id={feature.id} name={feature.label} />
              </th>
              {columns.map((column) => (
                <Cell key={column} feature={feature} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
