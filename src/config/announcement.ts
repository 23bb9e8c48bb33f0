import type {ThemeConfig} from '@docusaurus/theme-common';

/** The bar above the navigation. A new `id` shows the bar again to readers who dismissed an earlier one. */
export const announcement: NonNullable<ThemeConfig['announcementBar']> = {
  id: 'announcement-bar',
  content:
    'Write and review contract tests with AI in PactFlow, the commercial hosted service. <a target="_blank" rel="noopener noreferrer" href="https://pactflow.io/ai/">Sign up</a>',
  backgroundColor: '#454CF0',
  textColor: '#fff',
  isCloseable: false,
};
