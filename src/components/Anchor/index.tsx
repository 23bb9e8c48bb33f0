import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import styles from './styles.module.css';

interface Props {
  /** Former heading id that other sites link to. */
  readonly id: string;
}

/** Keeps links to a former heading id working by placing the id where the page now covers its subject. */
export default function Anchor({id}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} className={styles.anchor} />;
}
