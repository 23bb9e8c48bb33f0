import type {Environment} from './environment';

/** Hosts of others, by the directive of the content security policy that they widen. */
export type Hosts = Readonly<
  Partial<Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src', readonly string[]>>
>;

/** What a build uses of others: its environment, and whether a page shows the button of the code host. */
export interface Uses extends Environment {
  readonly button: boolean;
}

/**
 * The hosts that each setting needs; a build without settings needs none.
 *
 * - hosted search: the default hosts of `algoliasearch` (`node_modules/algoliasearch/dist/lite/builds/browser.js`)
 * - tag manager: "Use Tag Manager with a Content Security Policy" of developers.google.com, container and Google
 *   Analytics 4. Custom HTML tags and custom JavaScript variables need 'unsafe-inline' and 'unsafe-eval'; they don't work.
 * - button: its script (`src/components/GitHubButton`) asks the API of the code host for the count
 */
export function hostsOf({hostedSearch, tagManagerContainer, feedbackEndpoint, button}: Uses): readonly Hosts[] {
  return [
    ...(hostedSearch ? [{'connect-src': algolia(hostedSearch.appId.toLowerCase())}] : []),
    ...(tagManagerContainer ? [tagManager] : []),
    ...(feedbackEndpoint ? [{'connect-src': [new URL(feedbackEndpoint).origin]}] : []),
    ...(button ? [{'script-src': ['https://buttons.github.io'], 'connect-src': ['https://api.github.com']}] : []),
  ];
}

const algolia = (appId: string): string[] => [
  `https://${appId}-dsn.algolia.net`,
  `https://${appId}.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
];

const tagManager: Hosts = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://www.google.com',
  ],
  // Where scripts are off, the container is a frame.
  'frame-src': ['https://www.googletagmanager.com'],
};
