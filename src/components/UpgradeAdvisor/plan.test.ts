import {describe, expect, it} from 'vitest';

import {libraries} from '@site/src/data/releases/libraries';
import {sdks} from '@site/src/data/sdks';
import type {UpgradeLibrary} from '@site/src/data/releases/upgrade';
import {chooseLibrary, describePlan, findProblems, findVersion, parseSelection, planUpgrade, toQuery} from './plan';

const offered = libraries.map(({id, name}): UpgradeLibrary => ({
  id,
  name,
  page: '/',
  newest: '2.1.0',
  steps: 3,
  releases: '/',
}));
const small = {
  versions: ['2.1.0', '2.0.0', '2.0.0-beta.1', '1.1.0', '1.0.0'],
  steps: ['1.0.0', '2.0.0', '2.1.0'].map((version) => ({
    version,
    date: '2026-01-31',
    isMajor: version.endsWith('.0.0'),
    change: 'A change.',
    action: 'Act.',
    notes: '/',
  })),
};

describe('a version', () => {
  it.each([
    ['2.0.0', '2.0.0'],
    ['2', '2.1.0'],
    ['2.0', '2.0.0'],
    ['1', '1.1.0'],
    ['3.0', '3.0.0-rc.1'],
    ['4', ''],
    ['1.1.0.1', ''],
    ['', ''],
  ])('%s is %s', (wanted, found) => {
    expect(findVersion(['3.0.0-rc.1', ...small.versions], wanted)).toBe(found);
  });
});

describe('a plan', () => {
  it.each([
    ['to an older version', '2.1.0', '1.0.0'],
    ['to the same version', '2.0.0', '2.0.0'],
    ['from an unknown version', '0.9.0', '2.1.0'],
    ['to an unknown version', '1.0.0', '3.0.0'],
  ])('is undefined %s', (_, from, to) => {
    expect(planUpgrade(small, from, to)).toBeUndefined();
  });

  it.each([
    [
      '1.0.0',
      '2.1.0',
      '3 versions and 1 pre-release, 2 upgrade steps (1 major version). Versions without a step need no changes.',
    ],
    ['2.0.0', '2.1.0', '1 version, 1 upgrade step. Versions without a step need no changes.'],
    ['1.0.0', '1.1.0', '1 version, no upgrade steps. There is nothing to do.'],
  ])('from %s to %s has a summary', (from, to, line) => {
    const plan = planUpgrade(small, from, to);
    expect(plan && describePlan(plan, 'Shop', from, to)).toContain(`Shop, from ${from} to ${to}: ${line}`);
  });
});

describe('the library', () => {
  it('is the requested one', () => {
    expect(chooseLibrary(offered, 'pact-php', 'go')?.id).toBe('pact-php');
  });

  it.each(sdks)('is that of the reader’s language if the requested one is missing or unknown: $label', ({id}) => {
    const chosen = chooseLibrary(offered, '', id);
    expect(chosen).toBeDefined();
    expect(chooseLibrary(offered, 'pact-cobol', id)).toBe(chosen);
  });

  it('of a language is its most used one', () => {
    expect(chooseLibrary(offered, '', 'go')?.name).toBe('Pact Go');
    expect(chooseLibrary(offered, '', 'kotlin')?.name).toBe('Pact JVM');
    expect(chooseLibrary(offered, '', 'dotnet')?.name).toBe('PactNet');
  });

  it('is undefined for an empty list', () => {
    expect(chooseLibrary([], 'pact-js', 'go')).toBeUndefined();
  });
});

describe('the query of the URL', () => {
  it('selects a library and two versions, which may be written like tags', () => {
    expect(parseSelection('?library=pact-go&from=v2.0.0&to=2.4.1')).toEqual({
      library: 'pact-go',
      from: '2.0.0',
      to: '2.4.1',
    });
    expect(parseSelection('?sdk=go')).toEqual({library: '', from: '', to: ''});
  });

  it('gets another selection and keeps other parameters', () => {
    expect(toQuery('?sdk=go&library=pact-js&from=1.0.0', {library: 'pact-go', from: '', to: ''})).toBe(
      '?sdk=go&library=pact-go',
    );
    expect(toQuery('', {library: 'pact-js', from: '12.0.0', to: '17.1.4'})).toBe(
      '?library=pact-js&from=12.0.0&to=17.1.4',
    );
  });

  it('causes no message for libraries and versions that exist', () => {
    for (const library of offered) {
      expect(findProblems({library: library.id, from: '1.0.0', to: library.newest}, library, small)).toEqual([]);
      expect(findProblems({library: '', from: '', to: ''}, library, small)).toEqual([]);
    }
  });

  it('causes a message for what does not exist, with what is used instead', () => {
    const library = offered.find(({id}) => id === 'pact-js');
    const problems = library && findProblems({library: 'pact-js5', from: '12', to: '99.0.0'}, library, small);
    expect(problems).toEqual([
      'Unknown library “pact-js5”. Showing Pact JS instead.',
      'Pact JS has no version “12”.',
      'Pact JS has no version “99.0.0”. Using 2.1.0, the latest, instead.',
    ]);
  });
});
