import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import {editUrl, viewUrl} from '@site/src/shared/edit-link';
import {editLabels, type Passage} from '@site/src/texts/edit-link';

import styles from './styles.module.css';

interface Props {
  /** Path from the top of the project, with the line: `content/glossary.yml#L12`. */
  readonly of: string;
  /** What is written there. */
  readonly passage: Passage;
}

/**
 * Leads to the file in which a passage is written, for a passage whose words aren't in the page's own file. Search and
 * Markdown copies leave out what has the class `edit-link`.
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
