import clsx from 'clsx';
import type {ReactNode} from 'react';

import ScrollFrame from '@site/src/components/ScrollFrame';

import styles from './styles.module.css';

interface Props {
  /** What the diagram is called, for readers who can't see it. */
  readonly label: string;
  readonly type: 'flowchart' | 'sequence';
  /** Size in px, which is kept free before any style is there. */
  readonly width: string;
  readonly height: string;
  /** Shapes and texts, drawn by `npm run generate -- diagrams`. */
  readonly shapes: string;
}

/** A diagram of a page: `src/plugins/remark-diagrams` puts it in the place of a `mermaid` fence. */
export default function Diagram({label, type, width, height, shapes}: Props): ReactNode {
  return (
    <ScrollFrame label="Diagram">
      <svg
        className={clsx(styles.diagram, styles[type])}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        dangerouslySetInnerHTML={{__html: shapes}}
      />
    </ScrollFrame>
  );
}
