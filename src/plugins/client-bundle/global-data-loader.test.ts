import {expect, it} from 'vitest';

import loader from './global-data-loader';

it('leaves out the list of all docs, and nothing else', () => {
  const version = {name: 'current', label: 'Next', mainDocId: 'a', sidebars: {guides: {link: {path: '/a'}}}};
  const docs = [{id: 'a', path: '/a', sidebar: 'guides'}];
  const search = {default: {folder: 'search-index'}};
  const source = {
    'docusaurus-plugin-content-docs': {default: {path: '/', versions: [{...version, docs}], breadcrumbs: true}},
    search,
  };
  expect(JSON.parse(loader(JSON.stringify(source)))).toEqual({
    'docusaurus-plugin-content-docs': {
      default: {path: '/', versions: [{...version, docs: []}], breadcrumbs: true},
    },
    search,
  });
});

it('fails on what is no JSON', () => {
  expect(() => loader('{')).toThrow(SyntaxError);
});
