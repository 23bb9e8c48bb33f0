import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** Headings, each with a list of links. */
  readonly children: ReactNode;
}

/** Where to go from the first page of a section: a row for each heading, with its links next to it. */
export default function Signposts({children}: Props): ReactNode {
  return <div className={styles.signposts}>{children}</div>;
}
