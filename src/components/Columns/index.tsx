import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Shows its blocks next to each other where there is room, or the items of a list if that is all it has. */
export default function Columns({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
