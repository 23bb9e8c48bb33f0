import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Changes between versions, at the feature that they concern; `remark-version-changes` generates it. */
export default function VersionChanges({children}: Props): ReactNode {
  return <div className={styles.changes}>{children}</div>;
}
