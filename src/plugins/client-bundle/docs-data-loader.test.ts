import {expect, it} from 'vitest';

import loader from './docs-data-loader';

const item = {type: 'link', href: '/a', label: 'A', docId: 'a'};

it('keeps the sidebars and leaves out what no component reads', () => {
  const version = {
    name: 'current',
    docsSidebars: {
      guides: [
        {...item, unlisted: false},
        {...item, unlisted: true},
      ],
    },
    docs: {a: {id: 'a', title: 'A', description: 'All of A.'}},
  };
  // Breadcrumbs ask whether there is an id, not for which page.
  const known = {...item, docId: 1};
  expect(JSON.parse(loader(JSON.stringify({version})))).toEqual({
    version: {name: 'current', docsSidebars: {guides: [known, {...known, unlisted: true}]}, docs: {}},
  });
});

it('leaves other data as it is', () => {
  const tags = '{"tag": {"label": "Diagrams", "items": []}}';
  expect(loader(tags)).toBe(tags);
});

it('fails on what is no JSON', () => {
  expect(() => loader('{')).toThrow(SyntaxError);
});
