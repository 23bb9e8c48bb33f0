import {beforeEach, describe, expect, test, vi} from 'vitest';

import {createSearchClient} from './createSearchClient';

const searchForHits = vi.hoisted(() => vi.fn());
const liteClient = vi.hoisted(() => vi.fn(() => ({searchForHits})));
vi.mock('algoliasearch/lite', () => ({liteClient}));

const settings = {
  indexName: 'pact',
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  folder: '/search-data/',
  origin: 'https://docs.example',
  vocabulary: {synonyms: [], translations: {words: {}, stopWords: ''}},
  sdk: () => undefined,
};
const hit = (path: string) => ({objectID: path, url: `https://docs.example${path}`});
const request = {query: 'webhook', page: 1, hitsPerPage: 20};

describe('with keys of the hosted service', () => {
  beforeEach(() => {
    liteClient.mockReturnValue({searchForHits});
    vi.stubGlobal('fetch', vi.fn());
  });

  test('the hosted index is asked with the filters, and nothing of our own is fetched', async () => {
    searchForHits.mockResolvedValue({results: [{hits: [hit('/faq')], nbHits: 41}]});
    const client = await createSearchClient({...settings, hosted: {appId: 'APP', apiKey: 'key'}});
    client.warmUp();
    await expect(client.search(request)).resolves.toEqual({hits: [hit('/faq')], total: 41});
    expect(liteClient).toHaveBeenCalledWith('APP', 'key');
    expect(searchForHits).toHaveBeenCalledWith({
      requests: [
        expect.objectContaining({
          indexName: 'pact',
          query: 'webhook',
          page: 1,
          hitsPerPage: 20,
          facetFilters: settings.facetFilters,
        }),
      ],
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('pages about other languages than the chosen one come last, the others stay in order', async () => {
    const paths = ['/implementation_guides/php', '/faq', '/implementation_guides/go', '/help'];
    searchForHits.mockResolvedValue({results: [{hits: paths.map(hit)}]});
    const hosted = {appId: 'APP', apiKey: 'key'};
    const {hits} = await (await createSearchClient({...settings, hosted, sdk: () => 'go'})).search(request);
    expect(hits.map(({objectID}) => objectID)).toEqual([
      '/faq',
      '/implementation_guides/go',
      '/help',
      '/implementation_guides/php',
    ]);
  });

  test('a failure comes through', async () => {
    searchForHits.mockRejectedValue(new Error('Unreachable hosts'));
    const client = await createSearchClient({...settings, hosted: {appId: 'APP', apiKey: 'key'}});
    await expect(client.search(request)).rejects.toThrow('Unreachable hosts');
  });

  test('without contextual search no filter is sent', async () => {
    searchForHits.mockResolvedValue({results: [{hits: []}]});
    const client = await createSearchClient({
      ...settings,
      facetFilters: undefined,
      hosted: {appId: 'APP', apiKey: 'key'},
    });
    await client.search(request);
    expect(searchForHits).toHaveBeenCalledWith({
      requests: [expect.not.objectContaining({facetFilters: expect.anything() as unknown})],
    });
  });
});

test('without keys our own index is asked', async () => {
  const fetch = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetch);
  const client = await createSearchClient({...settings, hosted: undefined});
  await expect(client.search(request)).rejects.toThrow('Failed to fetch');
  expect(fetch).toHaveBeenCalledWith('/search-data/manifest.json');
});
