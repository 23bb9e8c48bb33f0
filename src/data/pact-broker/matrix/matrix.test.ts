import {describe, expect, it} from 'vitest';

import {askMatrix} from './matrix';
import {ruleCases} from './rules';
import {stateAfter} from './state';

const words = new Map([
  [true, 'yes'],
  [false, 'no'],
  [undefined, 'unknown'],
]);

describe(`can-i-deploy follows ${ruleCases.length} rules of the Broker`, () => {
  it('has enough of them, each with a name of its own', () => {
    expect(ruleCases.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ruleCases.map(({rule}) => rule)).size).toBe(ruleCases.length);
  });

  it.each(ruleCases)('$rule', ({given, ask, answer, because}) => {
    const {deployable, reasons} = askMatrix(stateAfter(given), ask);
    expect({answer: words.get(deployable), because: reasons.map(({text}) => text)}).toEqual({answer, because});
  });
});
