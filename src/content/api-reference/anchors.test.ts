import {describe, expect, it} from 'vitest';

import {anchorOf} from './anchors';

describe('the id of an entry', () => {
  const entries = [{name: 'maxRetries', type: 'number', meaning: 'How often.'}];
  const group = {kind: 'options', title: 'Orders & co', of: 'A', entries} as const;

  it('is the name of the table, then its own', () => {
    expect(anchorOf({id: 'shop/order-options', groups: [group]}, group, 'maxRetries')).toBe('order-options-maxretries');
  });

  it('contains the group if two groups share a name', () => {
    const other = {...group, title: 'Products'};
    expect(anchorOf({id: 'shop/options', groups: [group, other]}, group, 'maxRetries')).toBe(
      'options-orders-co-maxretries',
    );
  });

  it('is just the name for a matcher, which has a heading', () => {
    const matchers = {kind: 'matchers', title: 'Text', of: 'Matchers', entries: []} as const;
    expect(anchorOf({id: 'shop/matchers', groups: [matchers]}, matchers, 'eachLike')).toBe('eachlike');
  });
});
