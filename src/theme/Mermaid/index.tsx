import type {ComponentProps, ReactNode} from 'react';
import Mermaid from '@theme-original/Mermaid';

import ScrollFrame from '@site/src/components/ScrollFrame';

/** Keeps a diagram readable on a phone: it scrolls instead of shrinking. */
export default function MermaidWrapper(props: ComponentProps<typeof Mermaid>): ReactNode {
  return (
    <ScrollFrame label="Diagram">
      <Mermaid {...props} />
    </ScrollFrame>
  );
}
