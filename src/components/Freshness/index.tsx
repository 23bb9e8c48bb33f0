import type {ReactNode} from 'react';

import type {Checked} from '@site/src/shared/front-matter';
import {pageChecks} from '@site/src/texts/page-checks';

import styles from './styles.module.css';

interface Props {
  readonly checked: Checked;
}

/** Shows when the facts of a page were last checked, and against which versions. An edit doesn't count as a check. */
export default function Freshness({checked: {on, day, against}}: Props): ReactNode {
  const {facts} = pageChecks;
  return (
    <p className={styles.freshness}>
      {facts.before}
      <time dateTime={on}>{day}</time>
      {against && facts.against(against)}
      {facts.after}
    </p>
  );
}
