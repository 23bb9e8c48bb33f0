import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';

import {companies} from '@site/src/data/companies';

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

  it('shows every company on the list, with its name as alt text', () => {
    render(<LogoGrid companies={companies} />);
    expect(companies.length).toBeGreaterThan(0);
    expect(captions().sort()).toEqual(companies.map(({caption}) => caption).sort());
    expect(screen.getAllByRole('listitem')).toHaveLength(companies.length);
  });

  it('loads logos lazily, with their height reserved', () => {
    render(<LogoGrid companies={[{caption: 'A', image: '/img/a.svg'}]} />);
    const mark = screen.getByRole('img');
    expect(mark.getAttribute('loading')).toBe('lazy');
    expect(mark.getAttribute('height')).toBe('40');
  });
});
