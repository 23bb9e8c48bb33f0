import {describe, expect, it} from 'vitest';

import {plainPageFaults} from './checks/plain-pages';
import {elementsOf, parsePage, readPages} from './pages';

describe('pages', () => {
  it('are plain: no imports, exports or logic', () => {
    const pages = readPages('docs', 'blog');
    const count = pages.flatMap(elementsOf).length;
    console.log(`plain pages: checked ${pages.length} pages with ${count} elements`);
    expect(count).toBeGreaterThan(0);
    expect(pages.flatMap(plainPageFaults)).toEqual([]);
  });

  it('are rejected with HTML, imports, exports, computed values and colons that become directives', () => {
    const source = [
      "import Chart from '@site/src/components/Chart';",
      '',
      'export const a = 1;',
      '',
      '<div>Text</div>',
      '',
      'One {1 + 1} two.',
      '',
      '{/* truncate */}',
      '',
      'Run it with node:test at 10:30.',
      '',
      '<Card to="/" title="A">Text <kbd>Esc</kbd></Card>',
    ];
    expect(plainPageFaults(parsePage('docs/bad.mdx', source.join('\n')))).toEqual([
      'docs/bad.mdx:5: <div>; write it in Markdown, or use one of details, summary, kbd, sub, sup, br',
      'docs/bad.mdx:1: an import or export; pages use the components that src/components/README.md lists',
      'docs/bad.mdx:3: an import or export; pages use the components that src/components/README.md lists',
      'docs/bad.mdx:7: the expression {1 + 1}; pages contain no logic, so move it to a component',
      'docs/bad.mdx:11: ":test" is read as a directive; put the word around it in backticks',
    ]);
  });
});
