import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import styles from './styles.module.css';

interface Props {
  /** Former heading id that links from elsewhere point at. */
  readonly id: string;
}

/** Keeps a former heading id reachable where its subject is now told. */
export default function Anchor({id}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} className={styles.anchor} />;
}
