import type {ReactNode} from 'react';

import type {Company} from '@site/src/data/companies';

import styles from './styles.module.css';

interface Props {
  readonly companies: readonly Company[];
}

/** A grid of logos, pinned ones first. */
export default function LogoGrid({companies}: Props): ReactNode {
  const sorted = [...companies].sort((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false));
  return (
    <ul className={styles.grid}>
      {sorted.map(({caption, image}) => (
        <li key={caption} className={styles.cell}>
          <img className={styles.mark} src={image} alt={caption} height={40} loading="lazy" decoding="async" />
        </li>
      ))}
    </ul>
  );
}
