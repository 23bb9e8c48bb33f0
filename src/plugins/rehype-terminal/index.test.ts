import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {Element, ElementContent, Root} from 'hast';

import {commandLines} from './commands';
import rehypeTerminal from './index';

const fence = (language: string, text: string, metastring = ''): Element => ({
  type: 'element',
  tagName: 'pre',
  properties: {},
  children: [
    {
      type: 'element',
      tagName: 'code',
      properties: {className: [`language-${language}`], metastring},
      children: [{type: 'text', value: `${text}\n`}],
    },
  ],
});
const newline: ElementContent = {type: 'text', value: '\n'};

/** Properties of the fences that are left, without class and metadata. */
function run(...children: ElementContent[]): unknown[] {
  const tree: Root = {type: 'root', children};
  return unified()
    .use(rehypeTerminal)
    .runSync(tree)
    .children.flatMap((child) => {
      const code = child.type === 'element' ? child.children[0] : undefined;
      const {terminal, output} = code?.type === 'element' ? code.properties : {};
      return child.type === 'element' ? [{terminal, output}] : [];
    });
}

describe('commands and their output', () => {
  it('become one terminal', () => {
    expect(run(fence('bash', 'npm test'), newline, fence('text', 'pass 1\nfail 0'))).toEqual([
      {terminal: true, output: 'pass 1\nfail 0'},
    ]);
  });

  it('stay apart when words are between them, or when the output has a title', () => {
    const paragraph: Element = {type: 'element', tagName: 'p', properties: {}, children: []};
    expect(run(fence('bash', 'ls'), paragraph, fence('text', 'a'))).toHaveLength(3);
    expect(run(fence('bash', 'ls'), newline, fence('text', 'a', 'title="log.txt"'))).toHaveLength(2);
  });

  it('are told from files and other code', () => {
    expect(run(fence('bash', 'ls', 'title="run.sh"'), newline, fence('text', 'a'))).toEqual([{}, {}]);
    expect(run(fence('bash', '#!/bin/sh\nls'))).toEqual([{}]);
    expect(run(fence('bash', 'ls', 'title="run.sh" source="https://x.org/run.sh"'))).toEqual([{terminal: true}]);
    expect(run(fence('json', '{}'), newline, fence('text', 'a'))).toEqual([{}, {}]);
  });

  it('are found inside lists', () => {
    const item: Element = {
      type: 'element',
      tagName: 'li',
      properties: {},
      children: [fence('bash', 'ls'), newline, fence('text', 'a')],
    };
    run(item);
    expect(item.children).toHaveLength(1);
  });
});

describe('the lines on which a command begins', () => {
  it.each([
    ['each line', 'cd shop\nnpm test', [1, 2]],
    ['not a comment or an empty line', '# first\ncd shop\n\nls # all', [2, 4]],
    ['not a continuation', 'pact verifier \\\n  --port 80\nls | \\\nsort &&\nwc', [1, 3]],
    ['not the inside of quotes', "echo 'one\ntwo'\nls", [1, 3]],
    ['not the text of a here-document', "cat > a <<'END'\nls\nEND\nls", [1, 4]],
    ['not the inside of a loop', 'for a in 1 2\ndo\n  ls\ndone\nls', [1, 5]],
  ])('are %s', (_name, code, lines) => {
    expect(commandLines(code)).toEqual(lines);
  });
});
