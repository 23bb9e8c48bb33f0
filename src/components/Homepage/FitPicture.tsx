import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Consumer and provider as two pieces that fit, with the pact between them. */
export default function FitPicture(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 440 260"
      role="img"
      aria-label="A consumer and a provider fit together like two pieces; between them stands the pact, written by the one and verified against the other."
    >
      <path
        className={styles.consumer}
        d="M28 30h150v68a32 32 0 0 1 0 64v68H28a16 16 0 0 1-16-16V46a16 16 0 0 1 16-16Z"
      />
      <path
        className={styles.provider}
        d="M258 30h154a16 16 0 0 1 16 16v168a16 16 0 0 1-16 16H258v-63a41 41 0 0 0 0-74Z"
      />
      <g className={styles.words}>
        <text x="92" y="125">
          Consumer
        </text>
        <text x="92" y="147" className={styles.small}>
          writes the pact
        </text>
        <text x="356" y="125">
          Provider
        </text>
        <text x="356" y="147" className={styles.small}>
          is checked with it
        </text>
      </g>
      <g className={styles.exchange}>
        <path d="M216 60h34m-7-6 7 6-7 6" />
        <path d="M220 200h-34m7-6-7 6 7 6" />
      </g>
      <path className={styles.tick} d="m222 129 9 9 16-18" />
    </svg>
  );
}
