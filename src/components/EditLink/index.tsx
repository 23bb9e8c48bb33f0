import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import {editUrl, viewUrl} from '@site/src/shared/edit-link';
import {editLabels, type Passage} from '@site/src/texts/edit-link';

import styles from './styles.module.css';

interface Props {
  /** Path relative to the project, with the line: `content/glossary.yml#L12`. */
  readonly of: string;
  /** Kind of the passage, which determines the label. */
  readonly passage: Passage;
}

/**
 * A link to the source of a passage that isn't written in the page's file. Search and Markdown copies skip elements with
 * the class `edit-link`.
 */
export default function EditLink({of, passage}: Props): ReactNode {
  const [file = '', line] = of.split('#L');
  const url = passage === 'generated' ? viewUrl : editUrl;
  return (
    <p className={clsx('edit-link', styles.edit)}>
      <Link href={url(file, line === undefined ? undefined : Number(line))}>{editLabels[passage]}</Link>
    </p>
  );
}
