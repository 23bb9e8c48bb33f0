import {describe, expect, it} from 'vitest';

import docsVersionLoader from './docs-version-loader';

const load = (data: object): unknown =>
  JSON.parse(docsVersionLoader.call({resourcePath: 'docs/p/index.json'}, JSON.stringify(data)));

const link = {type: 'link', href: '/faq', label: 'FAQ', docId: 'faq', unlisted: false};
const version = {
  label: 'Next',
  docs: {faq: {id: 'faq', title: 'FAQ', description: 'Answers', sidebar: 'help'}},
  docsSidebars: {help: [link]},
};

describe('the data of a docs version', () => {
  it('keeps everything but the titles and descriptions of docs', () => {
    expect(load({version})).toEqual({version: {...version, docs: {}}});
  });

  it('is distinguished from tag lists and category indexes, which are left unchanged', () => {
    expect(load({tags: [{label: 'webinar'}]})).toEqual({tags: [{label: 'webinar'}]});
    expect(load({tag: {label: 'webinar', items: []}})).toEqual({tag: {label: 'webinar', items: []}});
    expect(load({categoryGeneratedIndex: {title: 'Help'}})).toEqual({categoryGeneratedIndex: {title: 'Help'}});
  });

  it.each([
    ['without a version', {versions: []}],
    ['without sidebars', {version: {docs: version.docs}}],
    ['with docs that have no description', {version: {...version, docs: {faq: {id: 'faq'}}}}],
  ])('is rejected %s', (_, data) => {
    expect(() => load(data)).toThrow('docs/p/index.json: the docs plugin writes an unexpected shape');
  });
});
