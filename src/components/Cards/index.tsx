import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from './styles.module.css';

interface CardProps {
  /** Where the card leads: a path of this site or an address. */
  readonly to: string;
  readonly title: string;
  /** What the reader finds there. */
  readonly children: ReactNode;
}

/** A link with its purpose told. */
export function Card({to, title, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}

/** Cards side by side, as many as the width allows. */
export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}
