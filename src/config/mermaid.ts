import type {ThemeConfig} from '@docusaurus/theme-mermaid';

import {drawingOptions} from '../data/diagrams/options';

/** Mermaid options, with a theme for each colour mode. */
export const mermaid = {
  theme: {light: 'neutral', dark: 'dark'},
  options: drawingOptions,
} satisfies ThemeConfig['mermaid'];
