import type {NavbarItem} from '@docusaurus/theme-common';

/**
 * Items of the navbar. Labels, order and targets are promises to readers. An item is highlighted on the pages that
 * `activeBaseRegex` matches; `tests/build/navigation.test.ts` compares these with the sidebars.
 */
export const navbarItems: NavbarItem[] = [
  {
    label: 'Getting Started',
    to: '/',
    activeBaseRegex:
      '^/$|^/(getting_started(?!/versioning|/stubs)|faq|5-minute-getting-started-guide|implementation_guides/workshops)',
  },
  {
    label: 'Guides',
    to: '/consumer',
    activeBaseRegex:
      '^/(consumer|provider|pact_nirvana|how_do_i|recipes|diagrams|ai_tools|implementation_guides/feature_toggles)(/|$)',
  },
  {
    label: 'Pact Docs',
    to: '/implementation_guides/overview',
    activeBaseRegex:
      '^/(implementation_guides/(?!workshops|feature_toggles)|getting_started/stubs|docker$|roadmap|wrapper_implementations|telemetry)',
  },
  {
    label: 'Pact Broker Docs',
    to: '/pact_broker/docker_images',
    activeBaseRegex: '^/(pact_broker|getting_started/versioning)',
  },
  {
    label: 'Resources',
    to: '/history',
    activeBaseRegex:
      '^/(history|blogs_videos_and_articles|community_repos|books|events|plugins/(quick_start|directory)|users)(/|$)',
  },
  {label: 'Contributing', to: '/contributing', activeBaseRegex: '^/contributing(/|$)'},
  {label: 'Blog', to: '/blog', activeBaseRegex: '^/blog(/|$)'},
  {label: 'Help', to: '/help', activeBaseRegex: '^/(accessibility|help)(/|$)'},
  {label: 'University', to: '/university', activeBaseRegex: '^/(university|plugins/workshops)(/|$)'},
  {type: 'custom-sdk-chooser', position: 'right'},
];
