import {describe, expect, it} from 'vitest';

import loader from './global-data-loader';

const docs = 'docusaurus-plugin-content-docs';

describe('the global data of the browser', () => {
  it('has no list of all docs pages', () => {
    const source = JSON.stringify({
      [docs]: {
        default: {path: '/', versions: [{name: 'current', docs: [{id: 'a', path: '/a'}], sidebars: {help: {}}}]},
      },
      search: {default: {indexName: 'pact'}},
    });
    expect(JSON.parse(loader(source))).toEqual({
      [docs]: {default: {path: '/', versions: [{name: 'current', docs: [], sidebars: {}}]}},
      search: {default: {indexName: 'pact'}},
    });
  });

  it('is refused in another form', () => {
    expect(() => loader('{"search": {}}')).toThrow('globalData.json has another form');
  });
});
