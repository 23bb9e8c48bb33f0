import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isDeepStrictEqual, promisify} from 'node:util';
import {beforeAll, describe, expect, it} from 'vitest';

import {findGroups, type ApiMatcher} from '../index';
import type {Found} from './run-matchers';

const all: readonly ApiMatcher[] = findGroups('pact-js/matchers').flatMap((group) =>
  group.kind === 'matchers' ? group.entries : [],
);
let found: Readonly<Record<string, Found>>;

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'matchers-found-'));
  const output = path.join(folder, 'found.json');
  // Remove variables that Pact reads, such as the URL of a Broker.
  const env = {PATH: process.env['PATH'], HOME: process.env['HOME'], PACT_DO_NOT_TRACK: 'true'};
  const script = path.join(__dirname, 'run-matchers.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, output], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  found = JSON.parse(readFileSync(output, 'utf8')) as Record<string, Found>;
  rmSync(folder, {recursive: true});
});

/** Fields in which the table differs from the behaviour of the library. */
function differences(matcher: ApiMatcher, run: Found | undefined): string[] {
  const pairs: readonly [string, unknown, unknown][] = [
    ['rules', matcher.rules, run?.rules],
    ['generators', matcher.generators, run?.generators],
    // A random example is not in the table.
    ['example', matcher.example, matcher.example === undefined ? undefined : run?.example],
    ['accepts', matcher.accepts, run?.accepted],
  ];
  return pairs.filter(([, written, done]) => !isDeepStrictEqual(written, done)).map(([field]) => field);
}

describe('the matchers of Pact JS', () => {
  it('are all run', () => {
    expect(Object.keys(found)).toEqual(all.map(({name}) => name));
    const values = all.flatMap(({accepts, refuses}) => [...accepts, ...refuses]);
    console.info(`${all.length} matchers written, ${values.length} values verified`);
    expect(values.length).toBeGreaterThan(100);
  });

  it.each(all.map((matcher) => [matcher.name, matcher] as const))('do what the table says: %s', (name, matcher) => {
    expect(found[name]).toMatchObject({rules: matcher.rules, accepted: matcher.accepts});
    expect(differences(matcher, found[name])).toEqual([]);
  });

  it.each(all.map((matcher) => [matcher.name, matcher] as const))('have what a section needs: %s', (name, matcher) => {
    expect(matcher.call.startsWith(`${name}(`)).toBe(true);
    expect(matcher.example === undefined).toBe(['url', 'contentType'].includes(name));
    // The table can't have the bytes of a multipart body.
    expect(matcher.accepts.length > 0 && matcher.refuses.length > 0).toBe(matcher.part !== 'multipart');
  });

  it('are reported when the table is wrong', () => {
    const [integer] = all.filter(({name}) => name === 'integer');
    const wrong = {...integer, rules: {}, generators: {}, example: 41, accepts: ['7']} as ApiMatcher;
    expect(differences(wrong, found['integer'])).toEqual(['rules', 'generators', 'example', 'accepts']);
    expect(differences(wrong, undefined)).toHaveLength(4);
  });
});
