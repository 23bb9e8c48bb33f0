import type {ReactNode} from 'react';

import ScrollFrame from '@site/src/components/ScrollFrame';

import styles from './styles.module.css';

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly note: string;
}

function Box({x, y, title, note}: BoxProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.box} width="190" height="70" rx="8" />
      <text className={styles.title} x="95" y="31">
        {title}
      </text>
      <text className={styles.note} x="95" y="52">
        {note}
      </text>
    </g>
  );
}

/** Who writes a pact, who is held to it and where both meet. */
export default function LoopPicture(): ReactNode {
  return (
    <ScrollFrame label="Picture">
      <svg
        className={styles.picture}
        viewBox="0 0 700 250"
        role="img"
        aria-label="The tests of OrderWeb write a pact, which is replayed against OrderApi. The Pact Broker holds the pact and the result of the verification, and answers whether a version can be deployed."
      >
        <Box x={5} y={15} title="OrderWeb" note="its tests write the pact" />
        <Box x={505} y={15} title="OrderApi" note="its build replays the pact" />
        <Box x={255} y={165} title="Pact Broker" note="holds pacts and results" />
        <g className={styles.arrows}>
          <path d="M100 85v115h149m-8-6 8 6-8 6" />
          <path d="M445 185h140V91m-6 8 6-8 6 8" />
          <path d="M615 85v130H451m8-6-8 6 8 6" />
          <path d="M249 217H70V91m-6 8 6-8 6 8" />
        </g>
        <g className={styles.label}>
          <text x="172" y="192">
            pact
          </text>
          <text x="512" y="177">
            pact
          </text>
          <text x="532" y="235">
            result
          </text>
          <text x="150" y="237">
            safe to deploy?
          </text>
        </g>
      </svg>
    </ScrollFrame>
  );
}
