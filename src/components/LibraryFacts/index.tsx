import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** A list of facts, each beginning with its label, and a link to edit them, from `remark-library-facts`. */
  readonly children: ReactNode;
}

/** Package, version and requirements of a library, side by side. */
export default function LibraryFacts({children}: Props): ReactNode {
  return <div className={styles.facts}>{children}</div>;
}
