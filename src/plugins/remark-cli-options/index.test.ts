import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Root, Table, TableRow} from 'mdast';
import {describe, expect, it} from 'vitest';

import {findCommand} from '../../data/cli-reference';
import remarkCliOptions from './index';

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkCliOptions);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/cli.mdx', value: source}));
}

function tableOf(source: string): Table {
  const tables: Table[] = [];
  visit(run(source), 'table', (table: Table) => void tables.push(table));
  const [table] = tables;
  if (tables.length !== 1 || !table) {
    throw new Error(`there are ${tables.length} tables`);
  }
  return table;
}

/** The text of a node, code between backticks. */
function textOf(node: unknown): string {
  const {type, value, children} = node as {type: string; value?: string; children?: unknown[]};
  return type === 'inlineCode' ? `\`${value}\`` : (value ?? (children ?? []).map(textOf).join(''));
}

const cells = (row: TableRow | undefined): string[] => (row?.children ?? []).map(textOf);

/** The row of an option. */
const rowOf = (table: Table, option: string): string[] =>
  cells(table.children.find((row) => textOf(row.children[0]).startsWith(`\`${option}\``)));

describe('the options of a command', () => {
  it('replace the element with a table, and leave the rest of the page unchanged', () => {
    const {children} = run('# Deploy\n\n<CliOptions command="broker can-i-deploy" />\n\nThe end.');
    expect(children.map(({type}) => type)).toEqual(['heading', 'table', 'mdxJsxFlowElement', 'paragraph']);
  });

  it('are complete', () => {
    const {options} = findCommand('broker can-i-deploy');
    const table = tableOf('<CliOptions command="broker can-i-deploy" />');
    expect(table.children).toHaveLength(options.length + 1);
    expect(cells(table.children[0])).toEqual(['Option', 'Environment variable', 'Default', 'Meaning']);
  });

  it('have name, variable, default and meaning', () => {
    const table = tableOf('<CliOptions command="broker can-i-deploy" />');
    const [name, variable, preset, meaning] = rowOf(table, '--output');
    expect([name, variable, preset]).toEqual(['`--output`, `-o` OUTPUT', '', '`table`']);
    expect(meaning).toMatch(/ One of `json`, `table`\.$/);
    expect(rowOf(table, '--broker-base-url').slice(1)).toEqual([
      '`PACT_BROKER_BASE_URL`',
      '',
      'Required. The base URL of the Pact Broker.',
    ]);
    expect(rowOf(table, '--latest')[0]).toBe('`--latest`, `-l` [TAG]');
  });

  it('have a correction of the help behind it', () => {
    const table = tableOf('<CliOptions command="verifier" group="Provider options" />');
    expect(rowOf(table, '--transports').at(-1)).toMatch(
      /use --transports http:8080 grpc:5555 to configure both\. .*Repeat the option: `--transports http:8080 --transports grpc:5555`\.$/,
    );
  });

  it('omit a column that would be empty', () => {
    const table = tableOf('<CliOptions command="mock verify" own />');
    expect(cells(table.children[0])).toEqual(['Option', 'Meaning']);
  });

  it('omit the options of every command with "own"', () => {
    const table = tableOf('<CliOptions command="stub" own />');
    expect(rowOf(table, '--log-level')).toEqual([]);
    expect(rowOf(table, '--cors')).toHaveLength(4);
    expect(rowOf(tableOf('<CliOptions command="" />'), '--log-level')).toHaveLength(4);
  });

  it('omit the options that connect to a Broker with "own"', () => {
    const table = tableOf('<CliOptions command="broker publish" own />');
    expect(rowOf(table, '--broker-base-url')).toEqual([]);
    expect(rowOf(table, '--branch')).toHaveLength(3);
    const shortest = tableOf('<CliOptions command="broker list-latest-pact-versions" own />');
    expect(shortest.children.slice(1).map((row) => textOf(row.children[0]))).toEqual(['`--output`, `-o` OUTPUT']);
  });

  it('can be limited to a group of the help', () => {
    const table = tableOf('<CliOptions command="verifier" group="Provider state options" />');
    expect(table.children.slice(1).map((row) => textOf(row.children[0]).split('`')[1])).toEqual([
      '--state-change-url',
      '--state-change-as-query',
      '--state-change-teardown',
    ]);
  });

  it('can be inside a list', () => {
    expect(tableOf('- The stub server:\n\n  <CliOptions command="stub" />').children.length).toBeGreaterThan(20);
  });
});

describe('a page', () => {
  it.each([
    ['an unknown command', '<CliOptions command="brocker publish" />', /the closest are "broker publish"/],
    ['no command', '<CliOptions />', /CliOptions needs command="…", what is typed after "pact"/],
    ['an unknown attribute', '<CliOptions command="stub" all />', /takes command="…", group="…", own, not all$/],
    ['an expression', '<CliOptions command={name} />', /takes command="…", group="…", own, not command={…}$/],
    ['an unknown group', '<CliOptions command="stub" group="Rest" />', /no such options; its groups are "Options"/],
    ['the element in a sentence', 'See <CliOptions command="stub" /> here.', /must be on a separate line/],
  ])('is rejected for %s, with file and line', (_, source, fault) => {
    const attempt = (): Root => run(`Text\n\n${source}`);
    expect(attempt).toThrow(/^docs\/cli\.mdx:3: /);
    expect(attempt).toThrow(fault);
  });
});
