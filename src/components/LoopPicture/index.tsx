import clsx from 'clsx';
import type {ReactNode} from 'react';

import '@site/src/components/Diagram/roles.css';
import {roles, type RoleId} from '@site/src/data/diagrams/roles';
import {loopPicture as texts} from '@site/src/texts/loop-picture';

import styles from './styles.module.css';

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly part: RoleId;
  readonly title: string;
  readonly note: string;
}

function Box({x, y, part, title, note}: BoxProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className={`on-${part}`}>
      <path
        className={clsx(styles.box, `role-${part}`)}
        d={roles[part].outline({x: 0, y: 0, width: 190, height: 70})}
      />
      <text className={styles.title} x="95" y="31">
        {title}
      </text>
      <text className={styles.note} x="95" y="54">
        {note}
      </text>
    </g>
  );
}

/** Diagram of how a pact goes from consumer to provider and Broker, and the result back. Its text fits a phone. */
export default function LoopPicture(): ReactNode {
  return (
    <svg className={styles.picture} viewBox="0 0 420 260" role="img" aria-label={texts.label}>
      <Box x={1} y={1} part="consumer" {...texts.consumer} />
      <Box x={229} y={1} part="provider" {...texts.provider} />
      <Box x={115} y={169} part="broker" {...texts.broker} />
      <g className={styles.arrows}>
        <path d="M85 71v120h29m-8-6 8 6-8 6" />
        <path d="M305 191h30V72m-6 8 6-8 6 8" />
        <path d="M385 71v150h-79m8-6-8 6 8 6" />
        <path d="M114 221H35V72m-6 8 6-8 6 8" />
      </g>
      <g className={styles.label}>
        <text x="107" y="135">
          {texts.pact}
        </text>
        <text x="313" y="135">
          {texts.pact}
        </text>
        <text x="346" y="243">
          {texts.result}
        </text>
        <text x="57" y="243">
          {texts.question}
        </text>
      </g>
    </svg>
  );
}
