import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Heading, List, Root, RootContent} from 'mdast';
import {describe, expect, it} from 'vitest';

import {readSettingTexts} from '../../content/broker-settings';
import {sourceOf} from '../../content/collection';
import {brokerFacts} from '../../data/pact-broker';
import {editLink} from '../remark-element/markdown';
import remarkBrokerSettings from './index';

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkBrokerSettings);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/settings.mdx', value: source}));
}

/** The text of a node, code between backticks. */
function textOf(node: unknown): string {
  const {type, value, children} = node as {type: string; value?: string; children?: unknown[]};
  return type === 'inlineCode' ? `\`${value}\`` : (value ?? (children ?? []).map(textOf).join(''));
}

const idOf = (node: RootContent | undefined): unknown => (node as Heading | undefined)?.data?.hProperties?.id;

/** What is below the heading of a setting. */
function section(group: string, key: string): {all: string[]; facts: string[]; last: RootContent | undefined} {
  const {children} = run(`<BrokerSettings group="${group}" />`);
  const start = children.findIndex((node) => idOf(node) === key);
  const length = children.slice(start + 1).findIndex(({type}) => type === 'heading');
  const nodes = children.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  const list = nodes.find((node): node is List => node.type === 'list');
  return {all: nodes.map(textOf), facts: (list?.children ?? []).map(textOf), last: nodes.at(-1)};
}

describe('a group of settings', () => {
  it('replaces the element, with a heading and an id for each setting', () => {
    const {children} = run('Before.\n\n<BrokerSettings group="Logging" />\n\nAfter.');
    expect([children[0], children.at(-1)].map(textOf)).toEqual(['Before.', 'After.']);
    const headings = children.filter((node): node is Heading => node.type === 'heading');
    const keys = brokerFacts.settings.filter(({group}) => group === 'Logging').map(({key}) => key);
    expect(headings.map((node) => [node.depth, textOf(node), idOf(node)])).toEqual(
      keys.map((key) => [3, `\`${key}\``, key]),
    );
  });

  it('has the purpose of a setting, its facts in a fixed order, advice and an edit link', () => {
    const {all, facts, last} = section('Logging', 'log_level');
    expect(all).toHaveLength(4);
    expect(last).toEqual(editLink(sourceOf(readSettingTexts().log_level ?? {}), 'setting'));
    expect(all[0]).toMatch(/^The least serious lines/);
    expect(facts).toEqual([
      'Variable: `PACT_BROKER_LOG_LEVEL`',
      'Type: string, one of `debug`, `info`, `warn`, `error`, `fatal`',
      'Default: `info`',
      'Since: 2.82.0',
    ]);
  });

  it('shows both defaults where code and list differ, and "none" without a default', () => {
    expect(section('Logging', 'log_dir').facts).toContain(
      "Default: `./log` in the code, `./logs` in the Broker's list of settings",
    );
    expect(section('Database', 'database_sslmode').facts).toContain(
      "Default: none in the code, `prefer` in the Broker's list of settings",
    );
    expect(section('Database', 'database_host').facts).toContain('Default: none');
  });

  it('shows the format of lists and certificates, and the version of each form', () => {
    expect(section('Webhooks', 'webhook_scheme_whitelist').facts).toContain(
      'Type: list of strings, separated by spaces, out of `https`, `http`',
    );
    expect(section('Webhooks', 'webhook_certificates').facts).toEqual([
      'Variable: `PACT_BROKER_WEBHOOK_CERTIFICATES__0__PATH`, `PACT_BROKER_WEBHOOK_CERTIFICATES__0__CONTENT`',
      'Type: list of certificates',
      'Default: none',
      'Since: 2.90.0 in the settings file, 2.97.0 as variables',
    ]);
  });

  it('marks settings that are unlisted, or environment variables only', () => {
    expect(section('Domain', 'semver_formats').facts).toContain("Remark: the Broker's list of settings leaves it out");
    expect(section('Domain', 'dynamic_wip_window').facts.at(-1)).toMatch(/^Remark: a variable only; /);
  });
});

describe('a page', () => {
  it.each([
    ['an unknown group', '<BrokerSettings group="Colours" />', /Unknown group "Colours"; use one of Logging, Database/],
    ['no group', '<BrokerSettings />', /needs group="…", a group of settings in src\/data\/pact-broker$/],
    ['another attribute', '<BrokerSettings group="Logging" all />', /takes group="…", not all$/],
  ])('is rejected for %s, with file and line', (_, source, fault) => {
    const attempt = (): Root => run(`Text\n\n${source}`);
    expect(attempt).toThrow(/^docs\/settings\.mdx:3: /);
    expect(attempt).toThrow(fault);
  });
});
