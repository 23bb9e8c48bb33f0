import type {MultiColumnFooter} from '@docusaurus/theme-common';

/** Link groups of the footer. */
export const footerLinks: MultiColumnFooter['links'] = [
  {
    title: 'Docs',
    items: [
      {label: 'Getting Started', to: '/'},
      {label: 'Guides', to: '/consumer'},
      {label: 'Pact Docs', to: '/implementation_guides/cli'},
      {label: 'Resources', to: '/history'},
      {label: 'Help', to: '/help'},
    ],
  },
  {
    title: 'Community',
    items: [
      {label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/pact'},
      {label: 'Join Slack', href: 'https://slack.pact.io'},
      {label: 'Twitter', href: 'https://twitter.com/pact_up'},
    ],
  },
  {
    title: 'More',
    items: [
      {label: 'Blog', to: '/blog'},
      {label: 'GitHub', href: 'https://github.com/pact-foundation'},
    ],
  },
];

/** Copyright notice of the footer and the feeds. */
export const copyright = 'Copyright © 2025 Pact Foundation';
