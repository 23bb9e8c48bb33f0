import type {ReactNode} from 'react';

/** Shows the code that Mermaid would draw. */
export default function Mermaid({value}: {readonly value: string}): ReactNode {
  return <pre>{value}</pre>;
}
