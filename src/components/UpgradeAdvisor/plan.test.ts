import {describe, expect, it} from 'vitest';

import {libraries} from '@site/src/data/releases/libraries';
import {sdks} from '@site/src/data/sdks';
import type {UpgradeLibrary} from '@site/src/data/releases/upgrade';
import {chooseLibrary, faultsOf, planUpgrade, questionOf, summaryOf, withQuestion} from './plan';

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

describe('a plan', () => {
  it.each([
    ['back', '2.1.0', '1.0.0'],
    ['nowhere', '2.0.0', '2.0.0'],
    ['from a version that does not exist', '0.9.0', '2.1.0'],
    ['to a version that does not exist', '1.0.0', '3.0.0'],
  ])('is none that leads %s', (_, from, to) => {
    expect(planUpgrade(small, from, to)).toBeUndefined();
  });

  it.each([
    ['1.0.0', '2.1.0', '3 versions and 1 preview, 2 steps, 1 of them a major version. Where there is no step,'],
    ['2.0.0', '2.1.0', '1 version, 1 step. Where there is no step, nothing has to be done.'],
    ['1.0.0', '1.1.0', '1 version, none with a note. Nothing has to be done.'],
  ])('from %s to %s is told in a line', (from, to, line) => {
    const plan = planUpgrade(small, from, to);
    expect(plan && summaryOf(plan, 'Shop', from, to)).toContain(`Shop, from ${from} to ${to}: ${line}`);
  });
});

describe('the library', () => {
  it('is the one that is asked for', () => {
    expect(chooseLibrary(offered, 'pact-php', 'go')?.id).toBe('pact-php');
  });

  it.each(sdks)('is that of the reader’s language when none is asked for, or none that exists: $label', ({id}) => {
    const chosen = chooseLibrary(offered, '', id);
    expect(chosen).toBeDefined();
    expect(chooseLibrary(offered, 'pact-cobol', id)).toBe(chosen);
  });

  it('of a language is the one with its name', () => {
    expect(chooseLibrary(offered, '', 'go')?.name).toBe('Pact Go');
    expect(chooseLibrary(offered, '', 'kotlin')?.name).toBe('Pact JVM');
    expect(chooseLibrary(offered, '', 'dotnet')?.name).toBe('PactNet');
  });

  it('is none in an empty list', () => {
    expect(chooseLibrary([], 'pact-js', 'go')).toBeUndefined();
  });
});

describe('an address', () => {
  it('asks for a library and two versions, also as tags are written', () => {
    expect(questionOf('?library=pact-go&from=v2.0.0&to=2.4.1')).toEqual({
      library: 'pact-go',
      from: '2.0.0',
      to: '2.4.1',
    });
    expect(questionOf('?sdk=go')).toEqual({library: '', from: '', to: ''});
  });

  it('gets another question and keeps the rest', () => {
    expect(withQuestion('?sdk=go&library=pact-js&from=1.0.0', {library: 'pact-go', from: '', to: ''})).toBe(
      '?sdk=go&library=pact-go',
    );
    expect(withQuestion('', {library: 'pact-js', from: '12.0.0', to: '17.1.4'})).toBe(
      '?library=pact-js&from=12.0.0&to=17.1.4',
    );
  });

  it('that asks for what there is has no fault', () => {
    for (const library of offered) {
      expect(faultsOf({library: library.id, from: '1.0.0', to: library.newest}, library, small)).toEqual([]);
      expect(faultsOf({library: '', from: '', to: ''}, library, small)).toEqual([]);
    }
  });

  it('that asks for what there is not is told so, with what takes its place', () => {
    const library = offered.find(({id}) => id === 'pact-js');
    const faults = library && faultsOf({library: 'pact-js5', from: '12', to: '99.0.0'}, library, small);
    expect(faults).toEqual([
      'There is no library “pact-js5” here; Pact JS takes its place.',
      'Pact JS has no version “12”.',
      'Pact JS has no version “99.0.0”; 2.1.0 takes its place.',
    ]);
  });
});
