import {describe, expect, test} from 'vitest';

import {isSearchable, isHistory, labelOf, priorOf} from './record';

const items = [
  {label: 'Guides', to: '/consumer', activeBaseRegex: '^/(consumer|provider)(/|$)'},
  {label: 'Blog', to: '/blog'},
];

test.each([
  ['/provider/testing', 'Guides'],
  ['/blog', 'Blog'],
  ['/blog/2025/01/02/news', 'Blog'],
  ['/blogs_and_videos', 'Documentation'],
])('%s belongs to %s', (path, label) => {
  expect(labelOf(path, items)).toBe(label);
});

describe('priors', () => {
  test('documentation ranks above history', () => {
    const paths = ['/consumer', '/events', '/blog/2025/01/02/news', '/implementation_guides/go/changelog'];
    const priors = paths.map(priorOf);
    expect(priors).toEqual([...priors].sort((one, other) => other - one));
    expect(new Set(priors).size).toBe(paths.length);
  });

  test('changelogs are history', () => {
    expect(isHistory('/implementation_guides/go/changelog')).toBe(true);
    expect(isHistory('/history')).toBe(false);
  });
});

test.each(['/help-wip', '/search', '/404.html', '/blog/archive'])('%s is not searchable', (path) => {
  expect(isSearchable(path)).toBe(false);
});

test('other pages are searchable', () => {
  expect(isSearchable('/help')).toBe(true);
});
