import {describe, expect, it} from 'vitest';

import {hostsOf, type Uses} from './hosts';

const nothing: Uses = {
  hostedSearch: undefined,
  tagManagerContainer: undefined,
  feedbackEndpoint: undefined,
  button: false,
};

describe('the hosts of others', () => {
  it('are none in a build without settings', () => {
    expect(hostsOf(nothing)).toEqual([]);
  });

  it('are exactly those of the search service when its keys are set', () => {
    expect(hostsOf({...nothing, hostedSearch: {appId: 'ABC123', apiKey: 'key'}})).toEqual([
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

  it('are exactly those of the tag manager when a container is set', () => {
    expect(hostsOf({...nothing, tagManagerContainer: 'GTM-ABC1234'})).toEqual([
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

  it('are the origin of the address that votes are sent to, without its path', () => {
    expect(hostsOf({...nothing, feedbackEndpoint: 'https://votes.example:8443/docs?site=pact'})).toEqual([
      {'connect-src': ['https://votes.example:8443']},
    ]);
  });

  it('are those of the button of the code host when a page shows it', () => {
    expect(hostsOf({...nothing, button: true})).toEqual([
      {'script-src': ['https://buttons.github.io'], 'connect-src': ['https://api.github.com']},
    ]);
  });

  it('add up', () => {
    const uses = {...nothing, feedbackEndpoint: 'https://votes.example/', button: true};
    expect(hostsOf(uses)).toEqual([
      ...hostsOf({...nothing, feedbackEndpoint: 'https://votes.example/'}),
      ...hostsOf({...nothing, button: true}),
    ]);
  });
});
