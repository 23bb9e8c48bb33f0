import type {ReactNode} from 'react';
import Mermaid from '@theme/Mermaid';

import ScrollFrame from '@site/src/components/ScrollFrame';
import {figures} from '@site/src/texts/figures';

import styles from './styles.module.css';

interface Props {
  /** Accessible name of the diagram. */
  readonly label: string;
  /** Mermaid source of the diagram. */
  readonly code: string;
}

/** A diagram without a generated drawing: Mermaid renders it in the browser. */
export default function LiveDiagram({label, code}: Props): ReactNode {
  return (
    <ScrollFrame label={figures.diagram}>
      <div className={styles.live} role="img" aria-label={label}>
        <Mermaid value={code} />
      </div>
    </ScrollFrame>
  );
}
