import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from './styles.module.css';

interface CardProps {
  /** Target of the card: a path of this site or a URL. */
  readonly to: string;
  readonly title: string;
  /** What the reader finds there. */
  readonly children: ReactNode;
}

/** A link with a description; the whole card is clickable. */
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

/** A grid of cards, as many per row as fit. */
export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}
