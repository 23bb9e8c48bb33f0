import type {ReactNode} from 'react';

import {homepage} from '@site/src/texts/homepage';

import styles from './styles.module.css';

const {label, consumer, consumerRole, provider, providerRole} = homepage.picture;

/** Consumer and provider as two puzzle pieces, with the pact between them. */
export default function PuzzlePicture(): ReactNode {
  return (
    <svg className={styles.picture} viewBox="0 0 440 260" role="img" aria-label={label}>
      <path
        className={styles.consumer}
        d="M28 30h150v68a32 32 0 0 1 0 64v68H28a16 16 0 0 1-16-16V46a16 16 0 0 1 16-16Z"
      />
      <path
        className={styles.provider}
        d="M258 30h154a16 16 0 0 1 16 16v168a16 16 0 0 1-16 16H258v-63a41 41 0 0 0 0-74Z"
      />
      <g className={styles.labels}>
        <text x="92" y="125">
          {consumer}
        </text>
        <text x="92" y="147" className={styles.small}>
          {consumerRole}
        </text>
        <text x="356" y="125">
          {provider}
        </text>
        <text x="356" y="147" className={styles.small}>
          {providerRole}
        </text>
      </g>
      <g className={styles.arrows}>
        <path d="M216 60h34m-7-6 7 6-7 6" />
        <path d="M220 200h-34m7-6-7 6 7 6" />
      </g>
      <path className={styles.tick} d="m222 129 9 9 16-18" />
    </svg>
  );
}
