import {describe, expect, it} from 'vitest';

import {hostsOf, type ThirdPartyFeatures} from './hosts';

const none: ThirdPartyFeatures = {
  hostedSearch: undefined,
  tagManagerContainer: undefined,
  feedbackEndpoint: undefined,
  button: false,
};

describe('third-party hosts', () => {
  it('are none in a build without third-party features', () => {
    expect(hostsOf(none)).toEqual([]);
  });

  it('are exactly those of the search service if its keys are set', () => {
    expect(hostsOf({...none, hostedSearch: {appId: 'ABC123', apiKey: 'key'}})).toEqual([
      {
        'connect-src': [
          'https://abc123-dsn.algolia.net',
          'https://abc123.algolia.net',
          'https://abc123-1.algolianet.com',
          'https://abc123-2.algolianet.com',
          'https://abc123-3.algolianet.com',
        ],
      },
    ]);
  });

  it('are exactly those of the tag manager if a container is set', () => {
    expect(hostsOf({...none, tagManagerContainer: 'GTM-ABC1234'})).toEqual([
      {
        'script-src': ['https://*.googletagmanager.com'],
        'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
        'connect-src': [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://*.googletagmanager.com',
          'https://www.google.com',
        ],
        'frame-src': ['https://www.googletagmanager.com'],
      },
    ]);
  });

  it('are the origin of the URL that votes are sent to, without its path', () => {
    expect(hostsOf({...none, feedbackEndpoint: 'https://votes.example:8443/docs?site=pact'})).toEqual([
      {'connect-src': ['https://votes.example:8443']},
    ]);
  });

  it('are those of the GitHub button if a page shows it', () => {
    expect(hostsOf({...none, button: true})).toEqual([
      {'script-src': ['https://buttons.github.io'], 'connect-src': ['https://api.github.com']},
    ]);
  });

  it('add up', () => {
    const features = {...none, feedbackEndpoint: 'https://votes.example/', button: true};
    expect(hostsOf(features)).toEqual([
      ...hostsOf({...none, feedbackEndpoint: 'https://votes.example/'}),
      ...hostsOf({...none, button: true}),
    ]);
  });
});
