import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';

import PageRating from './index';

vi.mock('./Reasons', () => {
  throw new Error('offline');
});

it('still thanks the reader when the reasons fail to load', async () => {
  render(<PageRating path="/faq" pageType="reference" />);
  fireEvent.click(screen.getByRole('button', {name: 'No, thumbs down'}));
  await expect(import('./Reasons')).rejects.toThrow();
  expect(screen.getByRole('status').textContent).toBe('Thanks for letting us know!');
  expect(screen.queryByRole('radio')).toBeNull();
});
