import {describe, expect, it} from 'vitest';

import {asksForChanges} from './action';

describe('a release', () => {
  it.each([
    ['Nothing has to change.', false],
    ['Nothing has to change, there is nothing before it.', false],
    ['Nothing has to change for HTTP. Rename message tests.', true],
    ['Nothing has to change; write new tests that way.', true],
    ['Move to Node.js 22.', true],
  ])('with the action "%s" asks for changes: %s', (action, asks) => {
    expect(asksForChanges({action})).toBe(asks);
  });
});
