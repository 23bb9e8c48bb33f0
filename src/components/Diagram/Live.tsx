import type {ReactNode} from 'react';
import Mermaid from '@theme/Mermaid';

import ScrollFrame from '@site/src/components/ScrollFrame';

import styles from './styles.module.css';

interface Props {
  /** What the diagram is called, for readers who can't see it. */
  readonly label: string;
  /** Mermaid's code of the diagram. */
  readonly code: string;
}

/** A diagram that has no drawing yet: Mermaid draws it in the browser. */
export default function LiveDiagram({label, code}: Props): ReactNode {
  return (
    <ScrollFrame label="Diagram">
      <div className={styles.live} role="img" aria-label={label}>
        <Mermaid value={code} />
      </div>
    </ScrollFrame>
  );
}
