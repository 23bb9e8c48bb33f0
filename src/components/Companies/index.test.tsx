import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';

import Companies from './index';

it('shows every organisation with its name as alternative text, and links to the file of the list', () => {
  render(<Companies />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Inn', 'Shop', 'Bank']);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  const link = screen.getByRole('link', {name: 'Edit this list'});
  expect(link.getAttribute('href')).toMatch(/\/edit\/master\/content\/companies\.yml$/);
});
