import {describe, expect, it} from 'vitest';

import {renderFull, renderIndex, sectionsOf} from './llms';

type Docs = Parameters<typeof sectionsOf>[0];
type Doc = Docs['docs'][number];

const doc = (id: string, title: string, unlisted = false): Doc =>
  ({id, title, description: `On ${title}.`, permalink: id === 'start' ? '/' : `/${id}`, unlisted}) as Doc;

const item = (id: string): {readonly type: 'doc'; readonly id: string} => ({type: 'doc', id});

const docs = {
  docs: [
    doc('start', 'Start'),
    doc('go', 'Go'),
    doc('go/faults', 'Faults'),
    doc('ruby/faults', 'Faults'),
    doc('secret', 'Secret', true),
    doc('alone', 'Alone [old]'),
  ],
  sidebars: {
    'getting-started': [item('start'), {type: 'ref', id: 'go'}, item('secret')],
    languages: [
      {type: 'category', label: 'Go', link: item('go'), items: [item('go/faults')]},
      {type: 'category', label: 'Ruby', items: [item('ruby/faults'), {type: 'link', label: 'x', href: '/x'}]},
    ],
  },
} as unknown as Docs;

const sections = sectionsOf(docs, [{label: 'Languages of Pact', to: '/go'}, {type: 'search'}]);

describe('llms.txt and llms-full.txt', () => {
  it('follow the sidebars, list each doc once, and use the labels of the navbar', () => {
    expect(sections.map(({label, pages}) => [label, pages.map(({path}) => path)])).toEqual([
      ['Getting started', ['/']],
      ['Languages of Pact', ['/go', '/go/faults', '/ruby/faults']],
      ['Other pages', ['/alone']],
    ]);
  });

  it('distinguish pages with the same title', () => {
    expect(sections[1]?.pages.map(({title}) => title)).toEqual(['Go', 'Go: Faults', 'Ruby: Faults']);
  });

  it('link to the Markdown copies', () => {
    const text = renderIndex({title: 'Pact Docs', summary: 'All of Pact.', url: 'https://docs.pact.io'}, sections);
    expect(text.startsWith('# Pact Docs\n\n> All of Pact.\n\n')).toBe(true);
    expect(text).toContain('\n## Getting started\n\n- [Start](https://docs.pact.io/index.md): On Start.\n');
    expect(text).toContain('\n- [Go: Faults](https://docs.pact.io/go/faults.md): On Faults.\n');
    expect(text).toContain('[Alone \\[old\\]](https://docs.pact.io/alone.md)');
    expect(text).not.toContain('Secret');
  });

  it('concatenate the pages, separated by a line', () => {
    expect(renderFull(['# A\n', '# B\n'])).toBe('# A\n\n---\n\n# B\n');
  });
});
