import {describe, expect, it} from 'vitest';

import {copyProject, type ProjectCopy} from '../../../tests/doubles/project-copy';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {sourceOf} from '../collection';
import {findFact, readFacts} from './index';

const file = 'content/facts.yml';

const good = `- id: shop-port
  value: '\`8080\`'
  means: The port of the shop.
  source: example/shop@v2.0.0:README.md
  read: 2026-01-31
  copies:
    - 'port \`?8080'
- id: shop-teas
  value: twelve teas
  means: The teas of the shop.
  source: 'run: shop list teas'
  read: 2026-01-31
`;

/** Two facts. */
function copy(): ProjectCopy {
  const project = copyProject('content/facts.schema.json');
  project.write(file, good);
  return project;
}

describe('the facts', () => {
  it('have a value that fits into a sentence', () => {
    const facts = readFacts();
    console.log(`facts: checked ${facts.length}`);
    expect(facts.length).toBeGreaterThan(40);
    expect(facts.filter(({value}) => parseInlineMarkdown(value).length === 0)).toEqual([]);
  });
});

describe('facts of a project', () => {
  it('are read with their place, and found by their id', () => {
    const {root} = copy();
    expect(readFacts(root).map(({id}) => id)).toEqual(['shop-port', 'shop-teas']);
    expect(sourceOf(findFact('shop-teas', root))).toEqual({file, line: 8});
  });

  it('are not found by another id, but by the nearest', () => {
    expect(() => findFact('shop-tea', copy().root)).toThrow(
      /^There is no fact "shop-tea" in content\/facts\.yml; .* Did you mean "shop-teas"\?$/,
    );
  });

  it.each<[string, (project: ProjectCopy) => void, RegExp]>([
    [
      'an id with capitals',
      ({edit}) => edit(file, 'shop-port', 'shopPort'),
      /facts\.yml:1: 0\.id: "shopPort" has the wrong form \(lower-case words with hyphens/,
    ],
    [
      'an id that appears twice',
      ({edit}) => edit(file, 'shop-teas', 'shop-port'),
      /facts\.yml:8: id: "shop-port" appears twice; keep one\./,
    ],
    [
      'a meaning that is no sentence',
      ({edit}) => edit(file, 'The teas of the shop.', 'the teas'),
      /facts\.yml:10: 1\.means: "the teas" has the wrong form \(what the value is/,
    ],
    [
      'a source without a version',
      ({edit}) => edit(file, 'example/shop@v2.0.0:', 'example/shop:'),
      /facts\.yml:4: 0\.source: "example\/shop:README\.md" has the wrong form \(where it was read: /,
    ],
    [
      'a day in another form',
      ({edit}) => edit(file, 'read: 2026-01-31', 'read: 31 January 2026'),
      /facts\.yml:5: 0\.read: "31 January 2026" has the wrong form \(the day on which it was read: /,
    ],
    ['no value', ({edit}) => edit(file, "  value: '`8080`'\n", ''), /facts\.yml:1: 0: "value" is missing; add it/],
    [
      'an expression that does not compile',
      ({edit}) => edit(file, 'port `?8080', 'port (8080'),
      /facts\.yml:1: copies: Invalid regular expression: .*; correct the expression\./,
    ],
  ])('are refused with %s', (_, spoil, fault) => {
    const project = copy();
    spoil(project);
    expect(() => readFacts(project.root)).toThrow(fault);
  });
});
