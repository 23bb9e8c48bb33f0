import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import {figures} from '@site/src/texts/figures';

import styles from './styles.module.css';

interface Props {
  /** Id of the row. */
  readonly id: string;
  /** Name that the row documents. */
  readonly name: string;
}

/** The id of a row in a reference table, and a link to it that shows on hover and focus. `rehype-tables` adds it. */
export default function RowLink({id, name}: Props): ReactNode {
  return <Link id={id} className={clsx('hash-link', styles.link)} to={`#${id}`} aria-label={figures.row(name)} />;
}
