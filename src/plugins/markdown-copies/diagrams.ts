const fence = /^([ \t]*)(`{3,})mermaid[^\n]*\n([\s\S]*?)^\1\2[ \t]*$/gm;

/** Codes of the diagrams of a page's source, in order; the built page has an empty frame for each. */
export function diagramsOf(source: string): string[] {
  return [...source.matchAll(fence)].map(([, indent = '', , code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trimEnd(),
  );
}
