import type {ReactNode} from 'react';

/** Code as plain text; tests of the block itself import it from src/theme/CodeBlock. */
export default function CodeBlock({children}: {readonly children?: string}): ReactNode {
  return <pre>{children}</pre>;
}
