import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';

import {ContentError, defineCollection, sourceOf, type ContentFile} from '.';

const root = mkdtempSync(path.join(tmpdir(), 'collection-'));
afterAll(() => rmSync(root, {recursive: true}));

const schema = {
  type: 'object',
  required: ['name', 'price'],
  additionalProperties: false,
  properties: {
    name: {type: 'string', pattern: '^[A-Z]', description: 'begins with a capital'},
    price: {type: 'number'},
    since: {type: 'string', description: 'a version'},
    unit: {enum: ['gram', 'piece']},
    parts: {
      type: 'array',
      items: {type: 'object', additionalProperties: false, properties: {label: {type: 'string', maxLength: 9}}},
    },
  },
};

function write(file: string, ...lines: string[]): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), lines.join('\n'));
}

interface Tea {
  readonly name: string;
  readonly parts?: readonly {readonly label: string}[];
}

const build = (files: readonly ContentFile[]) => files.map(({id, value, body}) => ({id, tea: value as Tea, body}));
const teas = () => defineCollection({from: 'content/teas', schema: 'content/teas.schema.json', build});
const faultsOf = (read: (root: string) => unknown): readonly string[] => {
  try {
    read(root);
  } catch (error) {
    if (error instanceof ContentError) {
      return error.faults;
    }
    throw error;
  }
  return [];
};

beforeEach(() => {
  rmSync(path.join(root, 'content'), {recursive: true, force: true});
  write('content/teas.schema.json', JSON.stringify(schema));
  write('content/teas/green.yml', 'name: Green', 'price: 3', 'parts:', '  - label: leaf', '  - label: stem');
});

describe('a collection', () => {
  it('has an entry for each file, sorted by path, with the file name as id', () => {
    write('content/teas/black/assam.yml', 'name: Assam', 'price: 4');
    write('content/teas/notes.txt', 'not an entry');
    expect(teas()(root).map(({id, tea}) => [id, tea.name])).toEqual([
      ['assam', 'Assam'],
      ['green', 'Green'],
    ]);
  });

  it('has the file and line of each entry, and of each map in it', () => {
    const [green] = teas()(root);
    expect(sourceOf(green?.tea ?? {})).toEqual({file: 'content/teas/green.yml', line: 1});
    expect(sourceOf(green?.tea.parts?.[1] ?? {})).toEqual({file: 'content/teas/green.yml', line: 5});
    expect(() => sourceOf({name: 'Green'})).toThrow('pass the entry itself, not a copy');
  });

  it('splits MDX into front matter and body', () => {
    write('content/teas/white.mdx', '---', 'name: White', 'price: 5', '---', '', 'Steep it.');
    const read = defineCollection({from: 'content/teas', extension: '.mdx', schema: 'content/teas.schema.json', build});
    const [white] = read(root);
    expect(white).toMatchObject({tea: {name: 'White'}, body: {text: '\nSteep it.', line: 5}});
    expect(sourceOf(white?.tea ?? {})).toEqual({file: 'content/teas/white.mdx', line: 2});
  });

  it('is cached until a file is edited, added or removed', () => {
    const read = teas();
    const first = read(root);
    expect(read(root)).toBe(first);
    write('content/teas/green.yml', 'name: Sencha', 'price: 3');
    utimesSync(path.join(root, 'content/teas/green.yml'), 1, 1);
    expect(read(root).map(({tea}) => tea.name)).toEqual(['Sencha']);
    write('content/teas/mint.yml', 'name: Mint', 'price: 2');
    expect(read(root)).toHaveLength(2);
    rmSync(path.join(root, 'content/teas/green.yml'));
    expect(read(root).map(({tea}) => tea.name)).toEqual(['Mint']);
  });
});

describe('a file of a collection is rejected, with file and line,', () => {
  it.each([
    ['a field that is missing', ['name: Green'], '1: "price" is missing; add it.'],
    [
      'a field with a typo',
      ['name: Green', 'price: 3', 'unti: gram'],
      '3: unti: is not a known field; use one of name, price, since, unit, parts. Did you mean "unit"?',
    ],
    [
      'a value that is no choice',
      ['name: Green', 'price: 3', 'unit: grams'],
      '3: unit: "grams" is not one of gram, piece. Did you mean "gram"?',
    ],
    [
      'a number that should be a string',
      ['name: Green', 'price: 3', 'since: 1.0'],
      '3: since: must be string, not 1; put it in quotes (a version).',
    ],
    [
      'a value of the wrong form',
      ['name: green', 'price: 3'],
      '1: name: "green" has the wrong form (begins with a capital).',
    ],
    [
      'a value that is too long, deep in a list',
      ['name: Green', 'price: 3', 'parts:', '  - label: leaf', '  - label: a very long label'],
      '5: parts.1.label: must NOT have more than 9 characters.',
    ],
    ['invalid YAML', ['name: Green', 'price: [3'], "2: isn't valid YAML: Flow sequence in block collection must"],
    ['a field that appears twice', ['name: Green', 'price: 3', 'name: Black'], "3: isn't valid YAML: Map keys must be"],
  ])('for %s', (_, lines, fault) => {
    write('content/teas/green.yml', ...lines);
    expect(faultsOf(teas())).toEqual([expect.stringContaining(`content/teas/green.yml:${fault}`)]);
  });

  it('for MDX without front matter, with line numbers of the file', () => {
    const read = defineCollection({from: 'content/teas', extension: '.mdx', schema: 'content/teas.schema.json', build});
    write('content/teas/a.mdx', 'Steep it.');
    write('content/teas/b.mdx', '---', 'name: White', 'price: dear', '---', '');
    expect(faultsOf(read)).toEqual([
      'content/teas/a.mdx:1: has no front matter; begin the file with --- and end it with ---.',
      'content/teas/b.mdx:3: price: must be number, not "dear".',
    ]);
  });
});
