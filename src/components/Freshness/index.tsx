import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** When the facts of a page were last compared with their source, in words; `src/plugins/front-matter` makes it. */
export interface Checked {
  /** `2026-11-22`. */
  readonly on: string;
  /** `22 November 2026`. */
  readonly day: string;
  /** `Pact Go 2.7.0 and Pact JS 17.1.4`; empty where the facts belong to no release. */
  readonly against: string;
}

interface Props {
  readonly checked: Checked;
}

/** Tells when the facts of a page were last checked, and against which versions; an edit is no check. */
export default function Freshness({checked: {on, day, against}}: Props): ReactNode {
  return (
    <p className={styles.freshness}>
      Facts checked on <time dateTime={on}>{day}</time>
      {against && ` against ${against}`}.
    </p>
  );
}
