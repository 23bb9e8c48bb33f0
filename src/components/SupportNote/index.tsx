import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** A note on which libraries support a feature; `remark-support` generates it from `<WorksIn>`. */
export default function SupportNote({children}: Props): ReactNode {
  return <div className={styles.note}>{children}</div>;
}
