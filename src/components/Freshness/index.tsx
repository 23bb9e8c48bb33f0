import type {ReactNode} from 'react';

import type {Checked} from '@site/src/shared/front-matter';

import styles from './styles.module.css';

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
