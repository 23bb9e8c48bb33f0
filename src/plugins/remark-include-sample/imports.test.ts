import {describe, expect, it} from 'vitest';

import {formatImports, importsFor, importsOf} from './imports';

const namesIn = (source: string, language: string): (readonly string[] | undefined)[] =>
  importsOf(source, language).map(({names}) => names);

describe('the imports of a file', () => {
  it.each<[string, string, (readonly string[] | undefined)[]]>([
    [
      'java',
      'package a;\n\nimport a.b.Order;\nimport static a.Dsl.json;\nimport static a.Dsl.*;\n',
      [['Order'], ['json'], undefined],
    ],
    ['kotlin', 'import a.b.Order\nimport a.pact as contract\n', [['Order'], ['contract']]],
    [
      'scala',
      'import a.b.{Order, Item => Line}\n  import a.b._\nimport a.given\n',
      [['Order', 'Line'], undefined, undefined],
    ],
    [
      'typescript',
      "import {Pact, type Verifier} from 'pact';\nimport * as fs from 'node:fs';\nimport './setup';\n",
      [['Pact', 'Verifier'], ['fs'], undefined],
    ],
    ['javascript', "const {Pact: P} = require('pact');\n", [['P']]],
    ['python', 'from pact import (\n    Pact,\n    match as m,\n)\nimport os.path\n', [['Pact', 'm'], ['os']]],
    ['go', 'import (\n\t"testing"\n\tv2 "shop/order"\n\t"shop/pact/v2"\n)\n', [['testing'], ['v2'], ['pact']]],
    ['php', 'use Shop\\Order;\nuse Shop\\{Item, Price as Cost};\n', [['Order'], ['Item', 'Cost']]],
    ['rust', 'use shop::{Order, Item};\nuse pact::prelude::*;\n', [['Order', 'Item'], undefined]],
    ['csharp', 'using Shop.Orders;\n', [undefined]],
    ['cpp', '#include <string>\n\nusing namespace pact;\nusing nlohmann::json;\n', [undefined, undefined, undefined]],
    ['text', 'import a.b.Order;\n', []],
  ])('are found in %s', (language, source, names) => {
    expect(namesIn(source, language)).toEqual(names);
  });
});

describe('the imports that a region needs', () => {
  const all = importsOf('import a.Order;\nimport a.Item;\nimport static a.Dsl.*;\n', 'java');
  const codesFor = (code: string, ...shown: string[]): string[] =>
    importsFor(all, code, new Set(shown), 'java').map((each) => each.code);

  it('are those of the names that it uses, and those whose names are unknown', () => {
    expect(codesFor('new Order();')).toEqual(['import a.Order;', 'import static a.Dsl.*;']);
    expect(codesFor('// Item\nlog("Item"); Items x;')).toEqual(['import static a.Dsl.*;']);
  });

  it('leave out what the page has shown, and what the region has itself', () => {
    expect(codesFor('new Order(new Item());', 'import a.Order;', 'import static a.Dsl.*;')).toEqual(['import a.Item;']);
    expect(codesFor('import a.Order;\nnew Order();', 'import static a.Dsl.*;')).toEqual([]);
  });

  it.each([
    ['python', 'import json\n', 'post(url, json={})'],
    ['python', 'import json\n', 'response.json()'],
    ['typescript', "import path from 'node:path';\n", 'request.path'],
  ])('are not those of a member or a named argument in %s', (language, source, code) => {
    expect(importsFor(importsOf(source, language), code, new Set(), language)).toEqual([]);
  });

  it('are those of what is spread', () => {
    const states = importsOf("import {states} from './states.js';\n", 'typescript');
    expect(importsFor(states, 'const all = {...states};', new Set(), 'typescript')).toHaveLength(1);
  });

  it('stand as they do in a file', () => {
    expect(formatImports(all, 'java')).toBe('import a.Order;\nimport a.Item;\nimport static a.Dsl.*;');
    const go = importsOf('import (\n\t"a"\n\t"b"\n)\n', 'go');
    expect(formatImports(go, 'go')).toBe('import (\n\t"a"\n\t"b"\n)');
    expect(formatImports(go.slice(0, 1), 'go')).toBe('import "a"');
  });
});
