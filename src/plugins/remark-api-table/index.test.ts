import {readFileSync} from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Code, Heading, Link, Root, Table, TableRow} from 'mdast';
import {describe, expect, it} from 'vitest';

import {findGroups} from '../../content/api-reference';
import remarkApiTable from './index';

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkApiTable);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/javascript.mdx', value: source}));
}

function all<Node>(type: string, source: string): Node[] {
  const found: Node[] = [];
  visit(run(source), type, (node) => void found.push(node as Node));
  return found;
}

function tableOf(source: string): Table {
  const [table, ...more] = all<Table>('table', source);
  if (!table || more.length > 0) {
    throw new Error(`there are ${more.length + (table ? 1 : 0)} tables`);
  }
  return table;
}

/** The text of a node, code between backticks. */
function textOf(node: unknown): string {
  const {type, value, children} = node as {type: string; value?: string; children?: unknown[]};
  return type === 'inlineCode' ? `\`${value}\`` : (value ?? (children ?? []).map(textOf).join(''));
}

const cells = (row: TableRow | undefined): string[] => (row?.children ?? []).map(textOf);
const rowOf = (table: Table, name: string): string[] =>
  cells(table.children.find((row) => textOf(row.children[0]).startsWith(`\`${name}`)));

describe('a table of options', () => {
  const source = '<ApiTable of="pact-js/verifier-options" group="Broker" />';

  it('replaces the element and leaves the rest of the page unchanged', () => {
    const {children} = run(`# Broker\n\n${source}\n\nThe end.`);
    expect(children.map(({type}) => type)).toEqual(['heading', 'table', 'mdxJsxFlowElement', 'paragraph']);
  });

  it('has a row for each option, and no empty columns', () => {
    const table = tableOf(source);
    const [group] = findGroups('pact-js/verifier-options', 'Broker');
    expect(table.children).toHaveLength((group?.entries.length ?? 0) + 1);
    expect(cells(table.children[0])).toEqual(['Option', 'Type', 'Environment variable', 'Since', 'Meaning']);
    expect(rowOf(table, 'pactBrokerToken')[2]).toBe('`PACT_BROKER_TOKEN`');
  });

  it('has required options, defaults, versions and allowed values', () => {
    const table = tableOf('<ApiTable of="pact-js/pact-options" />');
    expect(rowOf(table, 'consumer')[4]).toMatch(/^Required\. /);
    expect(rowOf(table, 'logLevel').slice(1, 4)).toEqual([
      "`'trace' | 'debug' | 'info' | 'warn' | 'error'`",
      '`info`',
      '10.3.0',
    ]);
    expect(rowOf(table, 'logLevel')[4]).toMatch(/ One of `trace`, `debug`, `info`, `warn`, `error`\.$/);
  });

  it('has an anchor in every row', () => {
    const elements = all<{name: string; attributes: {value: string}[]}>('mdxJsxTextElement', source);
    expect(elements.map(({name}) => name)).toContain('Anchor');
    expect(elements.map(({attributes}) => attributes[0]?.value)).toContain('verifier-options-pactbrokerurl');
  });

  it('renders links and code in the meaning', () => {
    const links = all<Link>('link', '<ApiTable of="pact-js/verifier-options" group="Provider states" />');
    expect(links.map(({url}) => url)).toContain('/getting_started/provider_states');
  });
});

describe('a table of methods', () => {
  it('shows the signature, and the return type unless it is the object itself', () => {
    const table = tableOf('<ApiTable of="pact-js/http-interaction" group="New interaction" />');
    expect(cells(table.children[0])).toEqual(['Call', 'Since', 'Meaning']);
    expect(rowOf(table, 'given')[0]).toBe('`given(state: string, parameters?: JsonMap)`');
    expect(rowOf(table, 'given')[1]).toBe('10.3.0');
    expect(rowOf(table, 'given')[2]).not.toContain('Returns');
    expect(rowOf(table, 'withRequest')[2]).toMatch(/ Returns `V4InteractionWithRequest`\.$/);
  });
});

describe('an edit link', () => {
  const linksOf = (source: string): (string | undefined)[][] =>
    all<{attributes: {value: string}[]}>('mdxJsxFlowElement', source).map(({attributes}) =>
      attributes.map(({value}) => value),
    );

  it('below a table leads to the line of its group', () => {
    expect(linksOf('<ApiTable of="pact-js/pact-options" />')).toEqual([
      [expect.stringMatching(/^content\/api\/pact-js\/pact-options\.yml#L[2-9]$/), 'table'],
    ]);
    expect(linksOf('<ApiTable of="pact-js/graphql" />')).toHaveLength(findGroups('pact-js/graphql').length);
  });

  it('below a matcher leads to its line', () => {
    const links = linksOf('<ApiTable of="pact-js/matchers" group="Number" />');
    const lines = readFileSync('content/api/pact-js/matchers.yml', 'utf8').split('\n');
    expect(links.map(([, label]) => label)).toEqual(Array(3).fill('matcher'));
    expect(links.map(([of = '']) => lines[Number(/#L(\d+)$/.exec(of)?.[1]) - 1]?.trim())).toEqual([
      'integer:',
      'decimal:',
      'number:',
    ]);
  });
});

describe('several groups', () => {
  it('are below their titles', () => {
    const source = '<ApiTable of="pact-js/graphql" />';
    const titles = findGroups('pact-js/graphql').map(({title}) => title);
    expect(all<Heading>('heading', source).map(textOf)).toEqual(titles);
    expect(all<Table>('table', source)).toHaveLength(titles.length);
  });
});

describe('matchers', () => {
  const source = '<ApiTable of="pact-js/matchers" group="Number" />';

  it('are sections', () => {
    const headings = all<Heading>('heading', source);
    expect(headings.map(textOf)).toEqual(['`integer`', '`decimal`', '`number`']);
    expect(headings.map(({depth}) => depth)).toEqual([3, 3, 3]);
    expect(all<Table>('table', source)).toEqual([]);
  });

  it('show signature and rule as code', () => {
    expect(all<Code>('code', source).slice(0, 2)).toMatchObject([
      {lang: 'ts', value: 'integer(int?: number): Matcher<number>'},
      {lang: 'json', value: '{"$.value": {"combine": "AND", "matchers": [{"match": "integer"}]}}'},
    ]);
    expect(textOf(run(source))).toContain('Matches: Whole numbers.');
    expect(textOf(run(source))).toContain('Accepts: `7`, `-1`Refuses: `9.5`, `"7"`, `null`');
    expect(textOf(run(source))).toContain('Specification: version 3 or newer');
  });

  it('wrap long JSON between values', () => {
    const [array] = findGroups('pact-js/matchers', 'Array');
    const [rule] = all<Code>('code', '<ApiTable of="pact-js/matchers" group="Array" />').filter(
      ({lang}) => lang === 'json',
    );
    expect(array?.entries[0]?.name).toBe('eachLike');
    expect(rule?.value.split('\n')).toEqual([
      '{',
      '  "$.value": {"combine": "AND", "matchers": [{"match": "type", "min": 1}]},',
      '  "$.value[*].id": {"combine": "AND", "matchers": [{"match": "integer"}]}',
      '}',
    ]);
  });

  it('show valid JSON', () => {
    const shown = all<Code>('code', '<ApiTable of="pact-js/matchers" />').filter(({lang}) => lang === 'json');
    expect(shown.length).toBeGreaterThan(30);
    for (const {value} of shown) {
      expect(() => void JSON.parse(value), value).not.toThrow();
    }
  });
});

describe('a page', () => {
  it.each([
    ['an unknown table', '<ApiTable of="pact-js/verifer" />', /the closest are "pact-js\/verifier"/],
    ['no table', '<ApiTable />', /ApiTable needs of="…", the path of a table in content\/api/],
    ['an unknown attribute', '<ApiTable of="pact-js/pact" all />', /takes of="…", group="…", not all$/],
    ['an expression', '<ApiTable of={name} />', /takes of="…", group="…", not of={…}$/],
    ['an unknown group', '<ApiTable of="pact-js/pact" group="Rest" />', /no group "Rest"; its groups are "Methods"/],
    ['the element in a sentence', 'See <ApiTable of="pact-js/pact" /> here.', /must be on a separate line/],
  ])('is rejected for %s, with file and line', (_, source, fault) => {
    const attempt = (): Root => run(`Text\n\n${source}`);
    expect(attempt).toThrow(/^docs\/javascript\.mdx:3: /);
    expect(attempt).toThrow(fault);
  });
});
