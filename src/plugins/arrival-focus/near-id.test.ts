import {describe, expect, it} from 'vitest';

import {nearId} from './near-id';

const ids = ['provider-states', 'events', 'step-1', 'step-2', 'recording-deployments', 'v3', 'install', 'café'];

describe('a fragment without an element of its id', () => {
  it.each([
    ['Provider_States', 'provider-states'],
    ['providerstates', 'provider-states'],
    ['provider-state', 'provider-states'],
    ['recording-deployment', 'recording-deployments'],
    ['installing', 'install'],
    ['Cafe\u0301', undefined],
    ['CAFÉ', 'café'],
    ['step_2', 'step-2'],
    ['step-3', undefined],
    ['v4', undefined],
    ['colophon', undefined],
    ['', undefined],
  ])('#%s means %s', (wanted, id) => {
    expect(nearId(wanted, ids)).toBe(id);
  });
});
