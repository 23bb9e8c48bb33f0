import {describe, expect, it} from 'vitest';

import {nearMatches} from './near-matches';

const pages = [
  '/',
  '/faq',
  '/consumer',
  '/getting_started/how_pact_works',
  '/pact_broker',
  '/pact_broker/docker_images',
];

describe('near matches of an address that does not exist', () => {
  it('find a page in spite of a typo', () => {
    expect(nearMatches('/getting_started/how_pact_work', pages)[0]).toBe('/getting_started/how_pact_works');
    expect(nearMatches('/consumers', pages)[0]).toBe('/consumer');
  });

  it('find a page by its last part alone, with hyphens for underscores and .html behind', () => {
    expect(nearMatches('/docs/how-pact-works.html', pages)[0]).toBe('/getting_started/how_pact_works');
  });

  it('are none where nothing is close', () => {
    expect(nearMatches('/zzzzqqq', pages)).toEqual([]);
  });

  it('are at most five', () => {
    expect(
      nearMatches(
        '/page-x',
        Array.from({length: 20}, (_, index) => `/page-${index}`),
      ),
    ).toHaveLength(5);
  });
});
