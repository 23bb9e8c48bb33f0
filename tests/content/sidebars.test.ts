import {describe, expect, it} from 'vitest';

import sidebars from '@site/sidebars';

import {placementsOf, sidebarFaults} from './checks/sidebars';
import {parsePage, readPages} from './pages';

const docs = readPages('docs').filter(({file}) => !file.includes('/_'));

describe('the sidebars', () => {
  it('are the seven of the specification', () => {
    expect(Object.keys(sidebars).sort()).toEqual(
      ['docs', 'getting-started', 'guides', 'help', 'pact_broker', 'resources', 'university'].sort(),
    );
  });

  it('list every doc exactly once, unless it is unlisted with a reason, and nothing else', () => {
    console.log(`sidebars: checked ${docs.length} docs and ${placementsOf(sidebars).length} entries`);
    expect(docs.length).toBeGreaterThan(0);
    expect(placementsOf(sidebars).length).toBeGreaterThan(0);
    expect(sidebarFaults(sidebars, docs)).toEqual([]);
  });

  it('reject an orphan, a duplicate, a missing doc, and an unlisted doc without a reason', () => {
    const page = (name: string, ...fields: string[]) =>
      parsePage(`docs/${name}.mdx`, ['---', 'title: A', ...fields, '---', 'Text.'].join('\n'));
    const bad = {
      one: [
        'twice',
        {type: 'category' as const, label: 'A', link: {type: 'doc' as const, id: 'gone'}, items: ['listed', 'hidden']},
      ],
      two: [
        {type: 'doc' as const, id: 'twice'},
        {type: 'doc' as const, id: 'listed-and-apart'},
        {type: 'link' as const, label: 'B', href: 'https://example.org'},
      ],
    };
    const pages = [
      page('twice'),
      page('listed'),
      page('orphan'),
      page('hidden', 'unlisted: true # a draft'),
      page('quiet', 'unlisted: true # a draft'),
      page('unexplained', 'unlisted: true'),
      page('apart', 'displayed_sidebar: one # tools link here'),
      page('listed-and-apart', 'displayed_sidebar: one # tools link here'),
      page('adrift', 'displayed_sidebar: one'),
    ];
    const instead = ', or say in its front matter which to show and why: "displayed_sidebar: help # because"';
    expect(sidebarFaults(bad, pages)).toEqual([
      'sidebars.ts: "one" lists gone, which is not a doc; write docs/gone.mdx or delete the entry',
      'docs/twice.mdx: listed in one, two; keep one',
      `docs/orphan.mdx: no sidebar lists it; add "orphan" to sidebars.ts${instead}`,
      'docs/hidden.mdx: listed in one and unlisted; keep one',
      'docs/unexplained.mdx: is unlisted without a reason; add a comment after the field, "unlisted: true # because"',
      'docs/listed-and-apart.mdx: listed in two and detached; keep one',
      `docs/adrift.mdx: no sidebar lists it; add "adrift" to sidebars.ts${instead}`,
    ]);
  });
});
