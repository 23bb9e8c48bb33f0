import type {ReactNode} from 'react';

import ScrollFrame from '@site/src/components/ScrollFrame';
import {figures} from '@site/src/texts/figures';
import {loopPicture as texts} from '@site/src/texts/loop-picture';

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

/** Diagram of how a pact goes from consumer to provider and Broker, and the result back. */
export default function LoopPicture(): ReactNode {
  return (
    <ScrollFrame label={figures.diagram}>
      <svg className={styles.picture} viewBox="0 0 700 250" role="img" aria-label={texts.label}>
        <Box x={5} y={15} {...texts.consumer} />
        <Box x={505} y={15} {...texts.provider} />
        <Box x={255} y={165} {...texts.broker} />
        <g className={styles.arrows}>
          <path d="M100 85v115h149m-8-6 8 6-8 6" />
          <path d="M445 185h140V91m-6 8 6-8 6 8" />
          <path d="M615 85v130H451m8-6-8 6 8 6" />
          <path d="M249 217H70V91m-6 8 6-8 6 8" />
        </g>
        <g className={styles.label}>
          <text x="172" y="192">
            {texts.pact}
          </text>
          <text x="512" y="177">
            {texts.pact}
          </text>
          <text x="532" y="235">
            {texts.result}
          </text>
          <text x="150" y="237">
            {texts.question}
          </text>
        </g>
      </svg>
    </ScrollFrame>
  );
}
