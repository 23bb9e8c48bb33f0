import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Which libraries can do what a page is about; `<WorksIn>` of `remark-support` makes it. */
export default function SupportNote({children}: Props): ReactNode {
  return <div className={styles.note}>{children}</div>;
}
