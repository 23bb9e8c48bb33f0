import {describe, expect, test, vi} from 'vitest';

import {buildIndex} from '../../src/plugins/search/build-index';
import type {SdkId} from '../../src/data/sdks';
import type {PageRecord} from '../../src/plugins/search/record';
import type {Fetch} from '../../src/components/Search/engine/indexFiles';
import {createStaticClient} from '../../src/components/Search/engine/staticClient';
import type {SearchAnswer, SearchClient, SearchHit} from '../../src/components/Search/engine/types';

type Text = readonly [heading: string, text: string, anchor?: string];

function page(path: string, title: string, prior: number, texts: readonly Text[]): PageRecord {
  return {
    path,
    title,
    prior,
    description: `About ${title}`,
    label: 'Guides',
    keywords: [],
    sections: texts.map(([heading, text, anchor], index) => ({
      level: index === 0 ? 1 : 2,
      heading,
      anchor: anchor ?? heading.toLowerCase().replaceAll(' ', '-'),
      text,
    })),
  };
}

const pages = [
  page('/broker', 'Broker', 1, [
    ['', 'The broker shares pacts between consumer and provider.'],
    ['Webhooks', 'A webhook tells a build that a contract has changed.'],
    ['Settings', 'Set PACT_BROKER_DATABASE_URL to the address of the database.', 'configuration'],
  ]),
  page('/cli', 'Command line', 1, [
    ['', 'One program for everything.'],
    ['Ports', 'Ports 9, 80, 443, 2025, 8081 and 9292 are taken by 3d and 2fa.'],
    ['Verifier', 'The flag --include-latest-pact-files adds the newest files. It may say: no such mock server.'],
    ['Mock', 'A server that is no mock, such as others.'],
    ['can-i-deploy', 'Asks the matrix before a release.'],
  ]),
  page('/blog/news', 'Webhooks in the news', 0.55, [['', 'Webhooks, webhooks, webhooks.']]),
  page('/changelog', 'Changelog', 0.3, [['', 'Webhook fixes. OpenAPI fixes.']]),
  page('/implementation_guides/go/readme', 'Go', 1, [['Selectors', 'A zebra of selectors.']]),
  page('/implementation_guides/ruby/consumer', 'Consumer test', 1, [['', 'A test in Ruby.']]),
  page('/implementation_guides/go/consumer', 'Consumer', 1, [['', 'A test in Go.']]),
  page('/implementation_guides/python/readme', 'Python', 1, [['Selectors', 'A zebra of selectors.']]),
  page('/errors', 'What it says', 1, [
    ['', 'What it says.'],
    ['Start with other database errors on the list', 'A start.'],
    [
      'Database errors on start',
      'A long story of something else, told at length and without any of those words again.',
    ],
  ]),
  page('/openapi', 'Descriptions', 1, [['', 'An OpenAPI description is no contract.']]),
];

const files = buildIndex(pages);

function fetchFrom(source: ReadonlyMap<string, string>): Fetch {
  return async (url) => {
    const content = source.get(url.replace('/search-data/', ''));
    return {
      ok: content !== undefined,
      status: content === undefined ? 404 : 200,
      json: async (): Promise<unknown> => JSON.parse(content ?? ''),
    };
  };
}

function makeClient(fetch: Fetch = fetchFrom(files), sdk?: () => SdkId | undefined): SearchClient {
  return createStaticClient({
    folder: '/search-data/',
    origin: 'https://docs.example',
    vocabulary: {synonyms: [['openapi', 'swagger']], translations: {words: {broker: 'vermittler'}, stopWords: 'der'}},
    patience: 0,
    fetch,
    sdk,
  });
}

async function find(query: string, client = makeClient()): Promise<readonly SearchHit[]> {
  return (await client.search({query, page: 0, hitsPerPage: 20})).hits;
}

describe('a reader who chose a language', () => {
  const first = async (sdk: () => SdkId | undefined): Promise<string | undefined> =>
    (await find('zebra', makeClient(undefined, sdk)))[0]?.url;

  test('finds its pages before those about other languages', async () => {
    expect(await first(() => 'go')).toContain('/implementation_guides/go/');
    expect(await first(() => 'python')).toContain('/implementation_guides/python/');
  });

  test('finds them after changing the language, with the same query', async () => {
    let sdk: SdkId = 'go';
    const client = makeClient(undefined, () => sdk);
    expect((await find('zebra', client))[0]?.url).toContain('/go/');
    sdk = 'python';
    expect((await find('zebra', client))[0]?.url).toContain('/python/');
  });

  test('finds them before a page of another language with the very name', async () => {
    const client = makeClient(undefined, () => 'go');
    expect((await find('consumer test', client))[0]?.url).toContain('/go/consumer');
  });

  test('finds those of a language that the query names instead', async () => {
    const client = makeClient(undefined, () => 'go');
    expect((await find('pytest zebra', client))[0]?.url).toContain('/python/');
  });

  test('still finds the others', async () => {
    expect(
      await find(
        'zebra',
        makeClient(undefined, () => 'go'),
      ),
    ).toHaveLength(2);
  });
});

describe('search results', () => {
  test.each([
    ['a title', 'command line', '/cli'],
    ['a heading', 'webhooks', '/broker#webhooks'],
    ['an anchor of its author', 'settings', '/broker#configuration'],
    ['a misspelt word', 'webhok', '/broker#webhooks'],
    ['a word with swapped letters', 'wehbook', '/broker#webhooks'],
    ['a word that only texts hold, misspelt', 'newst', '/cli#verifier'],
    ['the beginning of a word', 'webh', '/broker#webhooks'],
    ['an option', '--include-latest-pact-files', '/cli#verifier'],
    ['the beginning of an option', '--include-lat', '/cli#verifier'],
    ['a variable', 'PACT_BROKER_DATABASE_URL', '/broker#configuration'],
    ['a part of a variable', 'database url', '/broker#configuration'],
    ['the beginning of a number', '808', '/cli#ports'],
    ['the beginning of a word with a digit in front', '2f', '/cli#ports'],
    ['a command written apart', 'can i deploy', '/cli#can-i-deploy'],
    ['a phrase in quotes', '"no such mock server"', '/cli#verifier'],
    ['a synonym', 'swagger', '/openapi'],
    ['a word of another language', 'der Vermittler', '/broker'],
    ['an option with a misspelt part', '--include-latest-pakt-fils', '/cli#verifier'],
    [
      'a heading word for word, before one with the same words',
      'database errors on start',
      '/errors#database-errors-on-start',
    ],
  ])('%s', async (_what, query, expected) => {
    const [first] = await find(query);
    expect(first?.objectID).toBe(expected);
  });

  test('show a page alone if its names have as much of the query as its sections', async () => {
    const own = (await find('command line')).filter(({url}) => url.includes('/cli'));
    expect(own.map(({objectID}) => objectID)).toEqual(['/cli']);
  });

  test('are empty without a match', async () => {
    await expect(makeClient().search({query: 'xyzzyplugh', page: 0, hitsPerPage: 20})).resolves.toEqual({
      hits: [],
      total: 0,
      isEarly: false,
    });
  });

  test('have changelogs and posts after documentation', async () => {
    const client = makeClient();
    await find('fixes', client);
    const found = (await find('webhook', client)).map(({url_without_anchor: url}) => new URL(url).pathname);
    expect([...new Set(found)]).toEqual(['/broker', '/blog/news', '/changelog']);
  });
});

describe('a hit', () => {
  test('has a full address, the headings above it and marked words', async () => {
    const [hit] = await find('contract changed');
    expect(hit).toMatchObject({
      url: 'https://docs.example/broker#webhooks',
      url_without_anchor: 'https://docs.example/broker',
      anchor: 'webhooks',
      type: 'content',
      hierarchy: {lvl0: 'Guides', lvl1: 'Broker', lvl2: 'Webhooks', lvl3: null},
    });
    expect(hit?._snippetResult.content.value).toContain('<mark>contract</mark> has <mark>changed</mark>');
  });

  test('comes in pages', async () => {
    const client = makeClient();
    const {hits: all, total} = await client.search({query: 'webhook', page: 0, hitsPerPage: 20});
    const {hits: second} = await client.search({query: 'webhook', page: 1, hitsPerPage: 1});
    expect(total).toBe(all.length);
    expect(second).toEqual([all[1]]);
  });
});

describe('fetching', () => {
  test('fails without a network and recovers with the next search', async () => {
    const fetch = vi.fn(fetchFrom(files));
    const client = makeClient(fetch);
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(find('webhook', client)).rejects.toThrow('Failed to fetch');
    await expect(find('webhook', client)).resolves.not.toHaveLength(0);
  });

  const withoutTexts: Fetch = async (url) => {
    if (url.endsWith('/index.json')) {
      throw new TypeError('Failed to fetch');
    }
    return fetchFrom(files)(url);
  };

  test('answers from titles and headings before the texts are there', async () => {
    const fetch = vi.fn<Fetch>(async (url) =>
      url.endsWith('/index.json') ? new Promise<never>(() => undefined) : fetchFrom(files)(url),
    );
    const client = makeClient(fetch);
    const early = await client.search({query: 'webhooks', page: 0, hitsPerPage: 20});
    expect(early.hits[0]?.objectID).toBe('/broker#webhooks');
    expect(early.isEarly).toBe(true);
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/index.json'))).toBe(true);
  });

  test('answers from everything once it is there, also the same query', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const client = makeClient(async (url) => {
      if (url.endsWith('/index.json')) {
        await released;
      }
      return fetchFrom(files)(url);
    });
    const request = {query: 'webhook', page: 0, hitsPerPage: 20};
    const ids = ({hits}: SearchAnswer): string[] => hits.map(({objectID}) => objectID);
    expect(ids(await client.search(request))).not.toContain('/changelog');
    const complete = client.search({...request, wait: 60_000});
    release();
    expect(ids(await complete)).toContain('/changelog');
    expect((await complete).isEarly).toBe(false);
  });

  test('leaves the texts out for a reader who saves data', async () => {
    const fetch = vi.fn(fetchFrom(files));
    const client = createStaticClient({
      folder: '/search-data/',
      origin: 'https://docs.example',
      vocabulary: {synonyms: [], translations: {words: {}, stopWords: ''}},
      patience: 0,
      fetch,
      savesData: true,
    });
    client.warmUp();
    expect((await find('webhooks', client))[0]?.objectID).toBe('/broker#webhooks');
    expect(await find('newest', client)).toEqual([]);
    expect(fetch.mock.calls.filter(([url]) => url.endsWith('/index.json'))).toEqual([]);
  });

  test('falls back to headings when the texts can not be fetched', async () => {
    const client = makeClient(withoutTexts);
    expect((await find('webhooks', client)).map(({objectID}) => objectID)).toEqual(['/broker#webhooks', '/blog/news']);
    await expect(find('newest', client)).rejects.toThrow('could not be fetched');
  });

  test('starts over after a new release of the site', async () => {
    let source = files;
    const client = makeClient((url) => fetchFrom(source)(url));
    client.warmUp();
    await find('xyzzyplugh', client);
    source = buildIndex([page('/new', 'Selectors', 1, [['', 'Selectors choose pacts.']])]);
    // The client notices because the texts of the old index are missing.
    await find('webhook', client);
    expect((await find('selectors', client))[0]?.objectID).toBe('/new');
  });

  test('fails when a host responds with an error page', async () => {
    const client = makeClient(async () => ({ok: true, status: 200, json: async (): Promise<unknown> => '<html>'}));
    await expect(find('webhook', client)).rejects.toThrow('is not a manifest');
  });

  test('fetches no texts for an outdated query', async () => {
    const fetch = vi.fn(fetchFrom(files));
    const client = makeClient(fetch);
    const answers = await Promise.all(['b', 'br', 'broker'].map((query) => find(query, client)));
    expect(answers.at(-1)?.[0]?._snippetResult.content.value).toContain('<mark>broker</mark>');
    expect(fetch.mock.calls.filter(([url]) => url.includes('/text/'))).toHaveLength(1);
  });
});
