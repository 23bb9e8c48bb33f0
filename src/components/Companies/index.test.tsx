import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';

import {companies} from '@site/src/data/companies';

import Companies from './index';

it('shows every organisation on the list', () => {
  render(<Companies />);
  expect(screen.getAllByRole('img')).toHaveLength(companies.length);
});
