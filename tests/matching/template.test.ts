import {describe, expect, test} from 'vitest';

import {entries, variant} from './samples';
import {parseJson} from '@site/src/data/matching/json';
import {toTemplate} from '@site/src/data/matching/template';
import type {Rule} from '@site/src/data/matching/types';

const from = (json: string, rules: Readonly<Record<string, readonly Rule[]>>) =>
  toTemplate(parseJson(json), entries(rules));
const exact = (json: string) => ({type: 'exact', value: parseJson(json)});
const matcher = (rule: Rule, json: string) => ({type: 'matcher', rule, example: exact(json)});
const integer: Rule = {match: 'integer'};
const type: Rule = {match: 'type'};
const regex: Rule = {match: 'regex', regex: '^[a-z]+$'};

describe('a rule', () => {
  test('is around the value at its path, and what has no matcher is exact', () => {
    const {template, unused} = from('{"id": 42, "maker": {"name": "Ada", "tags": ["a"]}}', {
      '$.id': [integer],
      '$.maker.name': [type],
    });

    expect(template).toEqual({
      type: 'object',
      fields: [
        ['id', matcher(integer, '42')],
        [
          'maker',
          {
            type: 'object',
            fields: [
              ['name', matcher(type, '"Ada"')],
              ['tags', exact('["a"]')],
            ],
          },
        ],
      ],
    });
    expect(unused).toEqual([]);
  });

  test('of an object is around it, with the matchers in it', () => {
    expect(from('{"id": 42}', {$: [type], '$.id': [integer]}).template).toEqual({
      type: 'matcher',
      rule: type,
      example: {type: 'object', fields: [['id', matcher(integer, '42')]]},
    });
  });

  test('is for an element by its index', () => {
    expect(from('[1, 2]', {'$[1]': [integer]}).template).toEqual({
      type: 'array',
      items: [exact('1'), matcher(integer, '2')],
    });
  });

  test('is for the only field or element if it has a star', () => {
    expect(from('{"a": [{"b": 1}]}', {'$.a[*].*': [integer]}).template).toEqual({
      type: 'object',
      fields: [['a', {type: 'array', items: [{type: 'object', fields: [['b', matcher(integer, '1')]]}]}]],
    });
  });

  test('of several at a path is combined with the others', () => {
    expect(from('"a"', {$: [type, regex]}).template).toEqual({
      type: 'combined',
      combine: 'AND',
      rules: [type, regex],
      example: exact('"a"'),
    });
  });

  test.each([
    ['fits no field', '{"a": 1}', '$.b'],
    ['fits no index', '[1]', '$[1]'],
    ['goes into a scalar', '{"a": 1}', '$.a.b'],
    ['is for several fields with objects', '{"a": {"name": {}}, "b": {"name": "y"}}', '$.*.name'],
    ['is for several elements of an ordinary array', '[1, 2]', '$[*]'],
  ])('that %s is unused', (_name, json, path) => {
    expect(from(json, {[path]: [type]})).toEqual({template: exact(json), unused: [path]});
  });

  test('is unused if a more specific one is for the same value', () => {
    expect(from('{"a": 1}', {'$.*': [type], '$.a': [integer]})).toEqual({
      template: {type: 'object', fields: [['a', matcher(integer, '1')]]},
      unused: ['$.*'],
    });
  });
});

describe('an array', () => {
  const min: Rule = {match: 'type', min: 1};

  test.each(['$.items[*].id', '$.items.*.id'])('is like its first element, with the rule at %s', (path) => {
    expect(from('{"items": [{"id": 1}, {"id": 1}]}', {'$.items': [min], [path]: [integer]})).toEqual({
      template: {
        type: 'object',
        fields: [
          [
            'items',
            {
              type: 'each-like',
              item: {type: 'object', fields: [['id', matcher(integer, '1')]]},
              min: 1,
              max: undefined,
              examples: 2,
            },
          ],
        ],
      },
      unused: [],
    });
  });

  test('needs no rule that says the type again, as specification 2 does', () => {
    expect(from('[{"id": 1, "name": "x"}]', {$: [min], '$[*].*': [type]})).toEqual({
      template: {type: 'each-like', item: exact('{"id": 1, "name": "x"}'), min: 1, max: undefined, examples: 1},
      unused: [],
    });
  });

  test('of several different elements stays as it is if only their types count', () => {
    expect(from('[1, "a"]', {$: [type]}).template).toEqual(matcher(type, '[1, "a"]'));
  });

  test('without elements has the rule around it', () => {
    expect(from('[]', {$: [{match: 'type', min: 0}]}).template).toEqual(matcher({match: 'type', min: 0}, '[]'));
  });

  test('that is matched by type has no rule for one element', () => {
    expect(from('[1]', {$: [min], '$[0]': [integer]}).unused).toEqual(['$[0]']);
  });

  test('contains the variants, whose rules begin at the element', () => {
    const rule: Rule = {match: 'arrayContains', variants: [variant(1, {'$.id': [integer]}), variant(0)]};

    expect(from('[{"rel": "self"}, {"id": 2}]', {$: [rule]})).toEqual({
      template: {
        type: 'array-contains',
        variants: [{type: 'object', fields: [['id', matcher(integer, '2')]]}, exact('{"rel": "self"}')],
      },
      unused: [],
    });
  });

  test('has an unused rule if a variant is no element of the example', () => {
    expect(from('[1]', {$: [{match: 'arrayContains', variants: [variant(3)]}]})).toEqual({
      template: exact('[1]'),
      unused: ['$'],
    });
  });
});

describe('a map', () => {
  test('has the rules for keys and values, and the first entry as its example', () => {
    const rules: Rule[] = [
      {match: 'eachKey', rules: [regex]},
      {match: 'eachValue', rules: [integer]},
    ];

    expect(from('{"a": 1, "b": 2}', {$: rules}).template).toEqual({
      type: 'map',
      key: 'a',
      keyRules: [regex],
      value: matcher(integer, '1'),
    });
  });

  test('of values has the rules with a star', () => {
    expect(from('{"EUR": {"amount": 5}}', {$: [{match: 'values'}], '$.*.amount': [integer]})).toEqual({
      template: {
        type: 'map',
        key: 'EUR',
        keyRules: [],
        value: {type: 'object', fields: [['amount', matcher(integer, '5')]]},
      },
      unused: [],
    });
  });

  test('without entries has the rule around it', () => {
    const rule: Rule = {match: 'eachKey', rules: [regex]};

    expect(from('{}', {$: [rule]}).template).toEqual(matcher(rule, '{}'));
  });
});
