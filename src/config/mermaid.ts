import type {ThemeConfig} from '@docusaurus/theme-mermaid';

/** Diagrams: a theme for each colour mode, drawn at their own size, with labels that are text of the drawing. */
export const mermaid = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {
    htmlLabels: false,
    flowchart: {useMaxWidth: false},
    sequence: {useMaxWidth: false},
    // The dark theme puts labels of edges on a grey that is too light for their text.
    themeCSS: '.edgeLabel rect { fill: var(--ifm-background-color); opacity: 1; }',
  },
} satisfies ThemeConfig['mermaid'];
