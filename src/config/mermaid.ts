import type {ThemeConfig} from '@docusaurus/theme-mermaid';

/** Diagrams: a theme for each colour mode, drawn at their own size. */
export const mermaid: ThemeConfig['mermaid'] = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {
    flowchart: {useMaxWidth: false},
    sequence: {useMaxWidth: false},
    // The dark theme puts labels of edges on a grey that is too light for their text.
    themeCSS: '.labelBkg, .edgeLabel, .edgeLabel p { background-color: var(--ifm-background-color); }',
  },
};
