import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';

import LogoGrid from './index';

const captions = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

describe('the grid of logos', () => {
  it('shows pinned logos first, and otherwise keeps the order', () => {
    render(
      <LogoGrid
        companies={[
          {caption: 'A', image: '/img/a.svg'},
          {caption: 'B', image: '/img/b.svg', pinned: true},
          {caption: 'C', image: '/img/c.svg', pinned: false},
          {caption: 'D', image: '/img/d.svg', pinned: true},
        ]}
      />,
    );
    expect(captions()).toEqual(['B', 'D', 'A', 'C']);
  });

  it('loads logos lazily, with their height reserved', () => {
    render(<LogoGrid companies={[{caption: 'A', image: '/img/a.svg'}]} />);
    const mark = screen.getByRole('img');
    expect(mark.getAttribute('loading')).toBe('lazy');
    expect(mark.getAttribute('height')).toBe('40');
  });
});
