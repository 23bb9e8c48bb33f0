import type {MermaidConfig} from 'mermaid';

/** How Mermaid draws, during a build and under `npm start`: at its own size, with labels that are text of the SVG. */
export const drawingOptions = {
  htmlLabels: false,
  flowchart: {useMaxWidth: false},
  sequence: {useMaxWidth: false},
  // The dark theme puts labels of edges on a grey that is too light for their text.
  themeCSS: '.edgeLabel rect { fill: var(--ifm-background-color); opacity: 1; }',
} satisfies MermaidConfig;
