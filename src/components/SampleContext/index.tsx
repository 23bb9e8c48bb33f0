import type {ReactNode} from 'react';

import {codeBlock} from '@site/src/texts/code-block';

import styles from './styles.module.css';

interface Props {
  /** What the blocks are. */
  readonly has: keyof typeof codeBlock.context;
  /** Blocks of code. */
  readonly children: ReactNode;
}

/** What the sample above leans on, folded: imports and helpers. `remark-include-sample` generates it. */
export default function SampleContext({has, children}: Props): ReactNode {
  return (
    <details className={styles.context}>
      <summary>{codeBlock.context[has]}</summary>
      {children}
    </details>
  );
}
