import {describe, expect, it} from 'vitest';

import {readMatchingSituations, type WorkedSituation} from '@site/src/content/matching-situations';
import {agreement, countOutcomes} from './agreement';
import {askCore, type Case} from './core';
import {members, withMembers} from './json-text';

/** A situation as the core takes it: a body that isn't a string is sent as its JSON text. */
function toCase({kind, version, expected, actual}: WorkedSituation): Case {
  const name = kind === 'message' ? 'contents' : 'body';
  const body = members(actual).get(name);
  const isSent = body === undefined || body.startsWith('"');
  return {kind, version, expected, actual: isSent ? actual : withMembers(actual, {[name]: body})};
}

describe('the situations of the playground', () => {
  it('are decided by the core as the collection says', async () => {
    const situations = readMatchingSituations();
    const cases = situations.map(toCase);
    const answers = await askCore(cases);
    const outcomes = cases.map((one, index) =>
      agreement(one, answers[index] ?? {outcome: 'failed', message: 'no answer'}),
    );
    console.log(`situations: ${countOutcomes(outcomes)}`);
    expect(situations.map(({id}, index) => ({id, ...outcomes[index]}))).toEqual(
      situations.map(({id, passes}) => ({id, kind: passes ? 'both accept' : 'both refuse'})),
    );
  });
});
