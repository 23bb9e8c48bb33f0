import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';

import SampleContext from './index';

it.each([
  ['imports', 'Imports'],
  ['helpers', 'Helpers'],
  ['both', 'Imports and helpers'],
] as const)('folds what a sample leans on: %s', (has, label) => {
  render(
    <SampleContext has={has}>
      <code>import shop.Order;</code>
    </SampleContext>,
  );
  const group = screen.getByRole<HTMLDetailsElement>('group');
  expect(group.open).toBe(false);
  expect(group.querySelector('summary')?.textContent).toBe(label);
  expect(group.textContent).toContain('import shop.Order;');
});
