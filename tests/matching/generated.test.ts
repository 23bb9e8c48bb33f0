import {describe, expect, it} from 'vitest';

import {partKinds} from '@site/src/data/matching/types';
import {agreement, countOutcomes, type Outcome} from './agreement';
import {askCore, type Case} from './core';
import {Generator} from './generate';

const eachCount = 2700;
const versions = [2, 3, 4] as const;

/** Kinds and versions; messages begin with version 3. */
const groups = partKinds.flatMap((kind) =>
  versions.flatMap((version) => (kind === 'message' && version === 2 ? [] : [{kind, version}])),
);

describe('generated pairs of expectation and value', () => {
  it('are decided as the core decides them', async () => {
    const generator = new Generator(20_261_130);
    const cases = groups.flatMap(({kind, version}) =>
      Array.from({length: eachCount}, (): Case => generator.case(kind, version)),
    );
    const answers = await askCore(cases);
    const outcomes = cases.map((one, index): Outcome => {
      const answer = answers[index];
      return answer ? agreement(one, answer) : {kind: 'differ', fault: 'the core did not answer'};
    });
    for (const {kind, version} of groups) {
      const own = outcomes.filter((_, index) => cases[index]?.kind === kind && cases[index].version === version);
      console.log(`${kind} of version ${version}: ${own.length} pairs; ${countOutcomes(own)}`);
    }
    const faults = outcomes.flatMap(({fault}, index) => (fault === undefined ? [] : [{...cases[index], fault}]));
    expect(faults.slice(0, 3)).toEqual([]);
    const compared = outcomes.filter(
      ({kind}) => kind.startsWith('both') && kind !== 'both cannot read the expectation',
    );
    expect(compared.length).toBeGreaterThanOrEqual(20_000);
    for (const kind of ['both accept', 'both refuse'] as const) {
      expect(outcomes.filter((outcome) => outcome.kind === kind).length, kind).toBeGreaterThan(cases.length / 10);
    }
  });

  it('that the core decides otherwise are reported', () => {
    const one: Case = {
      kind: 'response',
      version: 3,
      expected: '{"body": {"id": 1}}',
      actual: '{"body": "{\\"id\\": 2}"}',
    };
    const message = 'Expected 2 (Integer) to be equal to 1 (Integer)';
    const mismatch = {kind: 'BodyMismatch', path: '$.id', message};
    expect(agreement(one, {outcome: 'mismatched', mismatches: [mismatch]}).kind).toBe('both refuse');
    expect(agreement(one, {outcome: 'mismatched', mismatches: [{...mismatch, path: '$'}]}).kind).toBe('differ');
    expect(agreement(one, {outcome: 'mismatched', mismatches: [{...mismatch, message: 'Other'}]}).kind).toBe('differ');
    expect(agreement(one, {outcome: 'mismatched', mismatches: [mismatch, mismatch]}).kind).toBe('differ');
    expect(agreement(one, {outcome: 'matched'}).kind).toBe('differ');
  });
});
