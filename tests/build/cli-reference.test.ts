import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {cliReference} from '../../src/data/cli-reference';
import type {CliCommand} from '../../src/data/cli-reference/types';
import {pages} from './site';

const guides = '/implementation_guides/cli';

/** The page of each tool, by the first word of its commands. */
const pageOf: Readonly<Record<string, string>> = {
  '': `${guides}/pact-cli`,
  completions: `${guides}/pact-cli`,
  extension: `${guides}/pact-cli`,
  pactflow: '/pact_broker/client_cli/readme',
  broker: '/pact_broker/client_cli/readme',
  plugin: `${guides}/pact-plugin`,
  mock: `${guides}/pact-mock-server`,
  verifier: `${guides}/pact-verifier`,
  stub: `${guides}/pact-stub-server`,
};

/** Finds commands and options that their page doesn't mention; global options of `pact` are only on its own page. */
function undocumentedFaults(
  commands: readonly CliCommand[],
  find: (address: string) => CheerioAPI | undefined,
): {checkedCount: number; faults: string[]} {
  const shared = new Set(commands.find(({path}) => path === '')?.options.map(({long}) => long));
  const expected = commands.flatMap(({path, options}) => [
    {path, name: path},
    ...options.filter(({long}) => path === '' || !shared.has(long)).map(({long}) => ({path, name: long})),
  ]);
  const faults = expected.flatMap(({path, name}) => {
    const address = pageOf[path.split(' ')[0] ?? ''] ?? 'no page';
    const page = find(address);
    const code =
      page?.('main code')
        .map((_, element) => page(element).text())
        .get()
        .join('\n') ?? '';
    // The page of a tool may omit its name: `repository list-versions`.
    const words = name.replace(/^\w+ (?=\S+ )/, '($&)?');
    return new RegExp(`(?<![\\w-])${words}(?![\\w-])`).test(code) ? [] : [`${address}: "pact ${path}" lacks ${name}`];
  });
  return {checkedCount: expected.length, faults};
}

describe('commands of pact and their options', () => {
  it('are all on the page of their tool', () => {
    const {checkedCount, faults} = undocumentedFaults(
      cliReference.commands,
      (expected) => pages.find(({address}) => address === expected)?.$,
    );
    console.log(`cli-reference: checked ${checkedCount} commands and options`);
    expect(checkedCount).toBeGreaterThan(400);
    expect(faults).toEqual([]);
  });

  it('are reported when their page lacks them', () => {
    const command: CliCommand = {
      path: 'stub',
      summary: '',
      usage: '',
      arguments: [],
      options: [
        {long: '--cors', group: 'Options', help: ''},
        {long: '--cors-referer', group: 'Options', help: ''},
      ],
      subcommands: [],
    };
    const page = load('<main><code>pact stub --cors-referer</code></main>');
    expect(undocumentedFaults([command], () => page)).toEqual({
      checkedCount: 3,
      faults: ['/implementation_guides/cli/pact-stub-server: "pact stub" lacks --cors'],
    });
  });
});
