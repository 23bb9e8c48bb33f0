import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {Regions} from '../regions';
import {Shell, type Variables} from '../shell';
import {approvedShape, brokerInterface, shapeOf} from './shapes';

const here = import.meta.dirname;
const shell = new Shell();
const regions = new Regions(shell, path.join(here, 'api.sh'));
let broker: BrokerDouble;

/** Commits of the story. */
const [first, second, third] = ['5a1c9e2', 'c3f81d0', 'd7720ee'];

beforeAll(async () => {
  broker = await startBrokerDouble();
  // curl shows no progress when its output is read by a program that says so.
  writeFileSync(path.join(shell.folder, '.curlrc'), 'silent\nshow-error\n');
  cpSync(path.join(here, 'more.json'), path.join(shell.folder, 'more.json'));
});

afterAll(async () => {
  await shell.stop();
  await broker.stop();
  shell.remove();
});

const at = (version: string = first, branch = 'main', more: Variables = {}): Variables => ({
  PACT_BROKER_BASE_URL: broker.url,
  PACT_BROKER_USERNAME: 'build',
  PACT_BROKER_PASSWORD: 'BROKER_PASSWORD',
  GIT_COMMIT: version,
  GIT_BRANCH: branch,
  ...more,
});

const run = (name: string, variables: Variables = at()) => regions.run(name, variables);

/** The documents that the commands of a region printed. */
async function documents(name: string, variables: Variables = at()): Promise<Record<string, unknown>[]> {
  const {status, output} = await run(name, variables);
  expect(status, output).toBe(0);
  return JSON.parse(`[${output.replaceAll('}{', '},{')}]`) as Record<string, unknown>[];
}

/** A document as pages show it: with addresses, dates and checksums that stay. */
function settled(body: unknown): unknown {
  const text = JSON.stringify(body)
    .replaceAll(broker.url, 'https://broker.example.com')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-11-22T10:15:00+00:00')
    .replaceAll(/\b[0-9a-f]{40}\b/g, '8f2b0c6d1e9a4735c0ffe1234567890abcdef012')
    .replaceAll(/Version (\w+) - \d\d\/\d\d\/\d{4}/g, 'Version $1 - 22/11/2026');
  return JSON.parse(text);
}

/** Compares a document with the file that a page shows. */
async function shows(name: string, body: unknown): Promise<void> {
  const text = await format(JSON.stringify(settled(body), null, 2), {parser: 'json', printWidth: 120});
  await expect(text).toMatchFileSnapshot(`responses/${name}.json`);
}

const pick = (from: unknown, keys: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(from as Record<string, unknown>).filter(([key]) => keys.includes(key)));

/** Keys that the Broker keeps for old clients; its approved documents leave them out. */
const former = /^(?:_embedded\.latest-version|_links\.versions)\b/;

/** Says which keys a document has and the approved one hasn't, and the reverse. */
function compare(body: unknown, shape: string): {more: string[]; less: string[]} {
  const ours = shapeOf(body).filter((key) => !former.test(key));
  const theirs = approvedShape(shape);
  // An empty list says nothing of its items.
  const open = (keys: readonly string[], key: string): boolean =>
    keys.some((one) => one.endsWith('[]') && key.startsWith(one));
  return {
    more: ours.filter((key) => !theirs.includes(key) && !open(theirs, key) && !key.endsWith('[]')),
    less: theirs.filter((key) => !ours.includes(key) && !open(ours, key) && !key.endsWith('[]')),
  };
}

describe('pacticipants', () => {
  it('are created, over HTTP and by the client', async () => {
    const [body] = await documents('api-pacticipant-create');
    expect(body).toMatchObject({name: 'OrderWeb', mainBranch: 'main'});
    expect((await run('api-pacticipant-create-client')).status).toBe(0);
    await shell.script('pact broker publish pacts/OrderWeb-OrderApi.json --consumer-app-version $GIT_COMMIT', at());
  });

  it('are replaced', async () => {
    const [body] = await documents('api-pacticipant-put');
    expect(body).not.toHaveProperty('repositoryUrl');
    expect(compare(body, 'docs_pacticipants_pacticipant_put')).toEqual({
      more: [],
      less: ['repositoryName', 'repositoryNamespace', 'repositoryUrl'],
    });
  });

  it('are changed in part', async () => {
    const [body] = await documents('api-pacticipant-patch');
    expect(body).toMatchObject({displayName: 'Order Web', repositoryName: 'order-web', mainBranch: 'main'});
    await shows(
      'pacticipant-patch',
      pick(body, ['name', 'displayName', 'repositoryName', 'repositoryNamespace', 'mainBranch', 'createdAt']),
    );
  });

  it('are labelled and found by label', async () => {
    const [label, found] = await documents('api-label');
    await shows('label', label);
    expect((found?.['_embedded'] as {pacticipants: unknown[]}).pacticipants).toHaveLength(1);
  });

  it('look as in the Broker', async () => {
    const [body] = await documents('api-pacticipant-get');
    await shows('pacticipant', {
      ...body,
      _embedded: pick(body?.['_embedded'], ['latestVersion', 'labels']),
      _links: Object.fromEntries(Object.entries(body?.['_links'] as object).filter(([key]) => key !== 'versions')),
    });
    expect(compare(body, 'docs_pacticipants_pacticipant_get')).toEqual({
      more: ['mainBranch', 'repositoryName', 'repositoryNamespace'],
      less: ['repositoryUrl'],
    });
  });

  it('have errors', async () => {
    const [problem] = await documents('api-problem');
    await shows('problem', problem);
    const post = (body: string, accept = '*/*') =>
      fetch(`${broker.url}/pacticipants`, {method: 'POST', body, headers: {accept}}).then((answer) => answer.json());
    await shows('errors', await post('{"mainBranch": "my main"}'));
    await shows('errors-problem', await post('{"mainBranch": "my main"}', 'application/problem+json'));
    const put = await fetch(`${broker.url}/pacticipants/OrderWebb`, {method: 'PUT', body: '{}'});
    expect([put.status, await put.json()]).toEqual([404, {error: "No pacticipant with name 'OrderWebb' found"}]);
  });
});

describe('the index', () => {
  it('has relations to follow', async () => {
    const [index] = await documents('api-index');
    const links = pick(index?.['_links'], ['self', 'pb:latest-provider-pacts', 'pb:pacticipants', 'curies']);
    await shows('index', {_links: links});
    const [list] = await documents('api-follow');
    await shows('provider-pacts', {
      _links: pick(list?.['_links'], ['self', 'pb:provider', 'pb:pacts']),
    });
    await documents('api-credentials');
  });
});

describe('publishing', () => {
  it('takes contracts in one request', async () => {
    const [body] = await documents('api-publish', at(second));
    await shows('publication', pick(body, ['notices', '_embedded', '_links']));
    const shapes = compare(body, 'publish_contract_nothing_exists');
    expect(shapes).toEqual({more: [], less: []});
    await shows('publication-request', {
      ...(JSON.parse(readFileSync(path.join(shell.folder, 'publication.json'), 'utf8')) as object),
      contracts: [
        {
          consumerName: 'OrderWeb',
          providerName: 'OrderApi',
          specification: 'pact',
          contentType: 'application/json',
          content: 'eyJjb25zdW1lciI6eyJuYW1lIjoiT3JkZXJXZWIifX0=',
          onConflict: 'overwrite',
        },
      ],
    });
  });

  it('takes one pact, and its branch in another request', async () => {
    const [body] = await documents('api-put-pact', at(third));
    await shows('pact-links', {
      _links: pick(body?.['_links'], [
        'self',
        'pb:consumer-version',
        'pb:pact-version',
        'pb:diff-previous-distinct',
        'pb:publish-verification-results',
      ]),
    });
    const [branch] = await documents('api-put-branch', at(third));
    expect(branch).toHaveProperty(['_links', 'pb:branch', 'name'], 'main');
  });

  it('adds interactions to a pact', async () => {
    const [body] = await documents('api-patch-pact', at(third));
    expect(body?.['interactions']).toHaveLength(3);
  });

  it('refuses other content for a version', async () => {
    const {status, output} = await run('api-put-pact', at(third));
    expect(status).toBe(22);
    expect(output).toContain('Cannot change the content of the pact for OrderWeb version d7720ee');
  });

  it('gives pacts back', async () => {
    const [latest] = await documents('api-latest', at(third));
    expect(latest?.['interactions']).toHaveLength(3);
    expect((await run('api-latest-save', at())).status).toBe(0);
    const saved = JSON.parse(readFileSync(path.join(shell.folder, 'OrderWeb-OrderApi.json'), 'utf8')) as object;
    expect(saved).toHaveProperty('interactions');
    const [list] = await documents('api-provider-latest');
    expect((list?.['_links'] as Record<string, unknown[]>)['pb:pacts']).toHaveLength(1);
    const all = await run('api-all-latest');
    expect([all.status, all.output]).toEqual([0, expect.stringContaining('d7720ee')]);
    const [chosen] = await documents('api-for-verification');
    expect(chosen).toHaveProperty(['_embedded', 'pacts', 0, '_links', 'self', 'href']);
  });
});

describe('results', () => {
  it('are published to the address in the pact', async () => {
    const PACT_URL = `${broker.url}/pacts/provider/OrderApi/consumer/OrderWeb/version/${first}`;
    const [, body] = await documents('api-result', at('8d04b7f', 'main', {PACT_URL}));
    await shows('result', body);
    const [summary] = await documents('api-result-summary', at(first, 'main', {CONSUMER_COMMIT: first}));
    await shows('result-summary', pick(summary, ['success', 'providerSummary']));
  });

  it('must say how it went, and for which version', async () => {
    const pact = (await (await fetch(`${broker.url}/pacts/provider/OrderApi/consumer/OrderWeb/latest`)).json()) as {
      _links: Record<string, {href: string}>;
    };
    const href = pact._links['pb:publish-verification-results']?.href ?? '';
    const answer = await fetch(href, {method: 'POST', body: '{}'});
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {errors: {success: ['is missing'], providerApplicationVersion: ['is missing']}},
    ]);
  });
});

describe('differences', () => {
  it('are shown as text', async () => {
    const file = path.join(shell.folder, 'pacts/OrderWeb-OrderApi.json');
    await documents('api-put-pact', at('b7e01c4'));
    const changed = readFileSync(file, 'utf8')
      .replace('"status": "paid"', '"status": "open", "deliverBy": "2026-12-01"')
      .replace('(open|paid|shipped)', '(open|paid|sent)');
    writeFileSync(file, changed);
    await documents('api-put-pact', at('e81b3aa', 'feat/refunds'));
    await documents('api-put-branch', at('e81b3aa', 'feat%2Frefunds'));
    const shown = async (name: string, file: string, variables: Variables): Promise<void> => {
      const {status, output} = await run(name, variables);
      expect(status).toBe(0);
      const text = output
        .replaceAll(broker.url, 'https://broker.example.com')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'Sun 22 Nov 2026, 10:15am +00:00')
        .replaceAll(/^(---|\+\+\+) \/dev.*$/gm, '$1 $1');
      await expect(`${text.trimEnd()}\n`).toMatchFileSnapshot(`responses/${file}.txt`);
    };
    const pair = {OLDER: 'b7e01c4', NEWER: 'e81b3aa'};
    await shown('api-diff-two', 'diff-two', at('e81b3aa', 'main', pair));
    const previous = await run('api-diff-previous', at('e81b3aa'));
    expect(previous.output).toContain('# Diff between versions b7e01c4 and e81b3aa');
    const full = await run('api-diff-full', at('e81b3aa', 'main', pair));
    expect(full.status).toBe(0);
    expect(full.output).toMatch(/^-\s+"status": "paid"/m);
    expect(full.output).toMatch(/^\+\s+"deliverBy": "2026-12-01"/m);
    expect(previous.output).not.toContain('deliverBy');
    const none = await run('api-diff-previous', at(first));
    expect(none.output).toBe('No previous distinct version was found for Pact between OrderWeb (5a1c9e2) and OrderApi');
  });
});

describe('pages', () => {
  it('are followed to the end', async () => {
    for (const number of Array.from({length: 205}, (_, index) => index)) {
      await fetch(`${broker.url}/pacticipants/OrderWeb/branches/feat%2Fmany/versions/many${number}`, {method: 'PUT'});
    }
    const {status, output} = await run('api-pages');
    expect(status, output).toBe(0);
    const numbers = output.trim().split('\n');
    expect(numbers).toHaveLength(210);
    expect(numbers[0]).toBe('many204');
    expect(numbers.at(-1)).toBe(first);
    expect(broker.requests.filter((request) => request.includes('size=100'))).toHaveLength(3);
  });

  it('say where they stand', async () => {
    for (const name of ['CatalogueApi', 'OrderMailer', 'OrderPublisher']) {
      await fetch(`${broker.url}/pacticipants/${name}`, {method: 'PATCH', body: '{}'});
    }
    const [body] = await documents('api-page');
    await shows('page', {...(pick(body, ['page']) as object), _links: pick(body?.['_links'], ['next', 'previous'])});
    const wrong = await fetch(`${broker.url}/pacticipants?size=0&page=a`);
    await shows('page-errors', await wrong.json());
  });
});

describe('deleting', () => {
  it('takes away pacts', async () => {
    const [body] = await documents('api-delete-pact', at(third));
    await shows('deleted-pact', body);
    const [branch] = await documents('api-delete-branch-pacts');
    expect(branch).toHaveProperty(['_links', 'pb:latest-pact-version']);
    const {status, output} = await run('api-delete-pacts');
    expect([status, output]).toEqual([0, '']);
    const gone = await fetch(`${broker.url}/pacts/provider/OrderApi/consumer/OrderWeb/latest`);
    expect(gone.status).toBe(404);
  });

  it('takes away branches, and keeps their versions', async () => {
    const {status, output} = await run('api-delete-branch');
    expect([status, output]).toEqual([0, expect.stringContaining('feat/refunds')]);
    const [body] = await documents('api-delete-branches');
    await shows('deleted-branches', body);
    const left = (await (await fetch(`${broker.url}/pacticipants/OrderWeb/branches`)).json()) as object;
    expect(left).toHaveProperty(['_embedded', 'branches', 0, 'name'], 'main');
    expect(compare(left, 'pacticipant_branches_decorator')).toEqual({
      more: ['page.number', 'page.size', 'page.totalElements', 'page.totalPages'],
      less: [],
    });
    expect((await fetch(`${broker.url}/pacticipants/OrderWeb/versions/e81b3aa`)).status).toBe(200);
  });

  it('takes away versions, integrations and pacticipants', async () => {
    expect((await run('api-delete-version', at(second))).status).toBe(0);
    expect((await run('api-delete-version', at(second))).status).toBe(22);
    expect((await run('api-delete-integration')).status).toBe(0);
    await documents('api-pacticipant-create');
    expect((await run('api-pacticipant-delete')).status).toBe(0);
    expect((await run('api-pacticipant-get')).status).toBe(22);
  });
});

it('runs every command that the pages show', () => {
  expect(regions.notRun()).toEqual([]);
});

describe('the map of the interface', () => {
  const page = readFileSync(path.join(here, '../../../docs/pact_broker/advanced_topics/api_docs/index.mdx'), 'utf8');
  /** Rows of the tables: a path and its methods. Two words stand for the beginning of a path. */
  const rows = [...page.matchAll(/^\| `((?:\/|PACT|APPLICATION)[^`]*)` \| ([^|]+) \|/gm)].map(
    ([, written = '', methods = '']) => ({
      path: written
        .replace(/^PACT(?=\/|$)/, '/pacts/provider/{provider}/consumer/{consumer}')
        .replace(/^APPLICATION(?=\/|$)/, '/pacticipants/{pacticipant}'),
      methods: methods.match(/[A-Z]+/g) ?? [],
    }),
  );
  /** Routes that the page names in a sentence, or leaves out. */
  const elsewhere =
    /^\/pact\/|\/consumer\/\{consumer\}\/versions\/\{version\}$|^\/(?:test\/error|groups|relationships)|\/metadata\/\{metadata\}/;

  it('has every route, with its methods', () => {
    const wanted = brokerInterface.routes.filter(({path: route}) => !elsewhere.test(route));
    expect(wanted.length).toBeGreaterThan(85);
    const sort = (list: readonly {path: string; methods: readonly string[]}[]): string[] =>
      list.map((one) => `${one.path} ${[...one.methods].sort().join(' ')}`).sort();
    expect(sort(rows.filter((row) => !row.path.startsWith('/diagnostic/')))).toEqual(sort(wanted));
  });
});
