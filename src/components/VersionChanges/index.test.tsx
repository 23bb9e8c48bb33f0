import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';

import VersionChanges from './index';

it('shows the changes that it is given', () => {
  render(
    <VersionChanges>
      <ul>
        <li>Fixed in 2.0.0</li>
      </ul>
    </VersionChanges>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Fixed in 2.0.0');
});
