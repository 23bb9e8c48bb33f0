import type {ThemeConfig} from '@docusaurus/theme-common';

/** The announcement bar above the navbar. A new `id` shows the bar to readers who dismissed an earlier announcement. */
export const announcement: NonNullable<ThemeConfig['announcementBar']> = {
  id: 'announcement-bar',
  content:
    'Write and review contract tests with AI in PactFlow, the commercial hosted service. <a target="_blank" rel="noopener noreferrer" href="https://pactflow.io/ai/">Sign up</a>',
  backgroundColor: '#454CF0',
  textColor: '#fff',
  isCloseable: false,
};
