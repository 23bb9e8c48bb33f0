import type {NavbarItem} from '@docusaurus/theme-common';

/**
 * Items of the navbar. Labels, order and targets are promises to readers; a title shows under the pointer. An item is
 * highlighted on the pages that `activeBaseRegex` matches; `tests/build/navigation.test.ts` compares these with the
 * sidebars.
 */
export const navbarItems: NavbarItem[] = [
  {
    label: 'Getting Started',
    to: '/',
    title: 'What Pact is, and your first pact',
    activeBaseRegex:
      '^/$|^/(getting_started(?!/versioning|/stubs)|faq|5-minute-getting-started-guide|implementation_guides/workshops)',
  },
  {
    label: 'Guides',
    to: '/consumer',
    title: 'Tests on both sides, CI/CD and recipes, step by step',
    activeBaseRegex:
      '^/(consumer|provider|pact_nirvana|how_do_i|recipes|diagrams|ai_tools|implementation_guides/feature_toggles)(/|$)',
  },
  {
    label: 'Pact Docs',
    to: '/implementation_guides/overview',
    title: 'Reference of all libraries and command line tools',
    activeBaseRegex:
      '^/(implementation_guides/(?!workshops|feature_toggles)|getting_started/stubs|docker$|roadmap|wrapper_implementations|telemetry)',
  },
  {
    label: 'Pact Broker Docs',
    to: '/pact_broker/docker_images',
    title: 'Run, use and configure the Pact Broker',
    activeBaseRegex: '^/(pact_broker|getting_started/versioning)',
  },
  {
    label: 'Resources',
    to: '/history',
    title: 'History, articles, plugins and case studies',
    activeBaseRegex:
      '^/(history|blogs_videos_and_articles|community_repos|books|events|plugins/(quick_start|directory)|users)(/|$)',
  },
  {
    label: 'Contributing',
    to: '/contributing',
    title: 'Take part in the project',
    activeBaseRegex: '^/contributing(/|$)',
  },
  {label: 'Blog', to: '/blog', title: 'News of the project', activeBaseRegex: '^/blog(/|$)'},
  {
    label: 'Help',
    to: '/help',
    title: 'Error messages, upgrades, and where to ask',
    activeBaseRegex: '^/(accessibility|help|releases)(/|$)',
  },
  {
    label: 'University',
    to: '/university',
    title: 'Courses that begin in an empty folder',
    activeBaseRegex: '^/(university|plugins/workshops)(/|$)',
  },
  {type: 'custom-sdk-chooser', position: 'right'},
];
