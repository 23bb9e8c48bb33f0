import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {comparePages, hasMessage} from './check-pages';
import type {BrokerFacts} from './types';

const facts: BrokerFacts = {
  generated: 'by hand',
  source: {repository: 'a/b', version: '1.0.0', commit: 'abc', date: '2026-01-31'},
  settings: [
    {
      key: 'log_level',
      group: 'Logging',
      variable: 'PACT_BROKER_LOG_LEVEL',
      type: 'string',
      default: 'info',
      listedDefault: 'warn',
      allowed: ['info', 'fatal'],
    },
    {key: 'certificates', group: 'Webhooks', variable: 'PACT_BROKER_C', type: 'list of certificates', default: null},
  ],
  webhookEvents: ['contract_published'],
  templateVariables: ['pactbroker.pactUrl'],
  consumerVersionSelectorFields: [{name: 'branch', type: 'string'}],
  matrixSelectorFields: [
    {name: 'q[][pacticipant]', path: '/matrix'},
    {name: 'ignore[]', path: '/can-i-deploy'},
  ],
  matrixReasons: [
    {name: 'A', type: 'error', texts: ['There is no pact between {consumer} and {provider}', 'No version (at all)']},
    {name: 'B', type: 'info', texts: ['Never said'], unused: true},
  ],
};

const good: Readonly<Record<string, string>> = {
  '/pact_broker/configuration/settings':
    '<h3 id="log_level"></h3><p><code>PACT_BROKER_LOG_LEVEL</code><code>info</code><code>warn</code></p>' +
    '<ul><li><code>info</code>, <code>fatal</code></li></ul><h3 id="certificates"></h3><p><code>PACT_BROKER_C__0__PATH</code></p>',
  '/pact_broker/webhooks': '<code>contract_published</code>',
  '/pact_broker/webhooks/dynamic_variable_sub': '<pre><code>{"url": "${pactbroker.pactUrl}"}</code></pre>',
  '/pact_broker/advanced_topics/consumer_version_selectors': '<code>{"branch": "main"}</code>',
  '/pact_broker/advanced_topics/matrix_selectors': '<code>q[][pacticipant]</code><code>ignore[][version]</code>',
  '/pact_broker/can_i_deploy':
    '<p>There is no pact between\n the version of <em>OrderWeb</em> and any version of OrderApi</p><p>No version (at all)</p>',
};

const pageOf = (html: string): CheerioAPI => load(`<main>${html}</main>`);

function compare(changed: Readonly<Record<string, string | undefined>> = {}): readonly string[] {
  const pages = {...good, ...changed};
  return comparePages(facts, (address) => {
    const html = pages[address];
    return html === undefined ? undefined : pageOf(html);
  }).faults;
}

describe('pages that document every fact', () => {
  it('have no faults, and are counted', () => {
    expect(compare()).toEqual([]);
    expect(comparePages(facts, () => undefined).checkedCount).toBe(15);
  });
});

describe('a page that lacks a fact', () => {
  it.each([
    [
      'the setting',
      '/pact_broker/configuration/settings',
      'id="log_level"',
      'id="level"',
      'heading with the id log_level',
    ],
    [
      'a value',
      '/pact_broker/configuration/settings',
      '<code>fatal',
      '<code>fatal error',
      'allowed value fatal of log_level',
    ],
    ['a default', '/pact_broker/configuration/settings', '<code>warn', '<code>error', 'default of the list warn'],
    ['the variable', '/pact_broker/configuration/settings', 'BROKER_LOG', 'LOG', 'variable PACT_BROKER_LOG_LEVEL'],
    [
      'code',
      '/pact_broker/webhooks',
      '<code>contract_published</code>',
      'contract_published',
      'event contract_published',
    ],
    ['the whole name', '/pact_broker/webhooks', 'contract_published', 'contract_published_twice', 'event contract'],
    [
      'its signs',
      '/pact_broker/webhooks/dynamic_variable_sub',
      '${pactbroker.pactUrl}',
      'pactbroker.pactUrl',
      'variable ${',
    ],
    ['the field', '/pact_broker/advanced_topics/consumer_version_selectors', 'branch', 'mainBranch', 'field branch'],
    [
      'the parameter',
      '/pact_broker/advanced_topics/matrix_selectors',
      'ignore[]',
      'ignore',
      'ignore[] of /can-i-deploy',
    ],
    ['a message', '/pact_broker/can_i_deploy', 'between', 'for', 'message "There is no pact between'],
  ])('is reported: %s', (_, address, before, after, fault) => {
    const faults = compare({[address]: (good[address] ?? '').replace(before, after)});
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]).toMatch(new RegExp(`^${address}: the `));
    expect(faults.some((each) => each.includes(fault))).toBe(true);
  });

  it('is reported once when it does not exist', () => {
    expect(compare({'/pact_broker/webhooks': undefined})).toEqual([
      '/pact_broker/webhooks is not a page; write it, or change its address in src/data/pact-broker/check-pages.ts',
    ]);
  });
});

describe('a message', () => {
  it('must have its parts in order, and close to each other', () => {
    const message = 'There is no {a} between {b}';
    expect(hasMessage(pageOf('There is no pact between us'), message)).toBe(true);
    expect(hasMessage(pageOf('between us There is no pact'), message)).toBe(false);
    expect(hasMessage(pageOf(`There is no ${'pact '.repeat(50)}between`), message)).toBe(false);
  });
});
