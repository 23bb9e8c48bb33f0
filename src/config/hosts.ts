import type {Environment} from './environment';

/** Third-party hosts, by the directive of the content security policy that allows them. */
export type Hosts = Readonly<
  Partial<Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src', readonly string[]>>
>;

/** Third-party features of a build: those that the environment enables, and the GitHub button. */
export interface ThirdPartyFeatures extends Environment {
  /** Whether a page shows the GitHub button. */
  readonly button: boolean;
}

/**
 * The hosts that the features of a build need. A build without any needs none.
 *
 * - hosted search: default hosts of `algoliasearch` (`node_modules/algoliasearch/dist/lite/builds/browser.js`)
 * - tag manager: "Use Tag Manager with a Content Security Policy" on developers.google.com, for the container and
 *   Google Analytics 4. Custom HTML tags and custom JavaScript variables don't work: they need 'unsafe-inline' and
 *   'unsafe-eval'.
 * - GitHub button: its script (`src/components/GitHubButton`) fetches the number of stars from the GitHub API
 */
export function hostsOf({
  hostedSearch,
  tagManagerContainer,
  feedbackEndpoint,
  button,
}: ThirdPartyFeatures): readonly Hosts[] {
  return [
    ...(hostedSearch ? [{'connect-src': algoliaHosts(hostedSearch.appId.toLowerCase())}] : []),
    ...(tagManagerContainer ? [tagManagerHosts] : []),
    ...(feedbackEndpoint ? [{'connect-src': [new URL(feedbackEndpoint).origin]}] : []),
    ...(button ? [{'script-src': ['https://buttons.github.io'], 'connect-src': ['https://api.github.com']}] : []),
  ];
}

const algoliaHosts = (appId: string): string[] => [
  `https://${appId}-dsn.algolia.net`,
  `https://${appId}.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
];

const tagManagerHosts: Hosts = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://www.google.com',
  ],
  // Without scripts, the container loads in a frame.
  'frame-src': ['https://www.googletagmanager.com'],
};
