import {describe, expect, it} from 'vitest';

import {readEnvironment} from './environment';

function read(variables: Record<string, string>) {
  return readEnvironment(variables);
}

describe('the build environment', () => {
  it('enables hosted search when both keys are set', () => {
    expect(read({ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key'}).hostedSearch).toEqual({
      appId: 'APP',
      apiKey: 'key',
    });
  });

  it('falls back to the index of the site when neither key is set', () => {
    expect(read({})).toEqual({
      hostedSearch: undefined,
      tagManagerContainer: undefined,
      feedbackEndpoint: undefined,
    });
  });

  it.each([
    ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY'],
    ['ALGOLIA_SEARCH_KEY', 'ALGOLIA_APP_ID'],
  ])('throws when %s is set but %s is not, naming both', (set, unset) => {
    expect(() => read({[set]: 'value'})).toThrow(`Environment: ${set} is set, but ${unset} is not.`);
    expect(() => read({[set]: 'value', [unset]: '  '})).toThrow('or neither to search the index built with the site');
  });

  it('treats an empty variable as unset', () => {
    expect(read({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_KEY: ' ', GTM_CONTAINER_ID: '', FEEDBACK_ENDPOINT: ' '})).toEqual(
      read({}),
    );
  });

  it('has the container of the tag manager', () => {
    expect(read({GTM_CONTAINER_ID: ' GTM-ABC1234 '}).tagManagerContainer).toBe('GTM-ABC1234');
  });

  it.each(['ABC1234', 'GTM-', 'GTM-abc', 'UA-1-1', 'GTM-A"><script>'])(
    'throws for the malformed container %s',
    (id) => {
      expect(() => read({GTM_CONTAINER_ID: id})).toThrow(
        `Environment: GTM_CONTAINER_ID is "${id}". Set it to a container id such as GTM-ABC1234`,
      );
    },
  );

  it('has the URL that votes are sent to', () => {
    expect(read({FEEDBACK_ENDPOINT: ' https://feedback.example/votes?site=docs '}).feedbackEndpoint).toBe(
      'https://feedback.example/votes?site=docs',
    );
  });

  it.each([
    'feedback.example',
    '/votes',
    'http://feedback.example/votes',
    'javascript:alert(1)',
    'https://',
    'https://reader:secret@feedback.example/votes',
    'https://feedback.example/all votes',
  ])('throws for the malformed URL %s', (address) => {
    expect(() => read({FEEDBACK_ENDPOINT: address})).toThrow(
      `Environment: FEEDBACK_ENDPOINT is "${address}". Set it to an https URL without a password, such as`,
    );
  });
});
