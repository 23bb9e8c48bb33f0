import {parsePath} from '@site/src/data/matching/paths';
import type {
  Category,
  Json,
  Part,
  Rule,
  RuleEntry,
  Rules,
  SpecificationVersion,
  StatusClass,
  Variant,
} from '@site/src/data/matching/types';
import {parseJson} from '@site/src/data/matching/json';

/** A rule of a sample: with the variants of `arrayContains` as paths and rules, too. */
type SampleRules = Readonly<Record<string, readonly Rule[]>>;

/**
 * Makes the entries of a category.
 *
 * @param rules rules by their path expressions
 * @param combine how several rules are combined
 * @returns the entries, as a pact file gives them
 */
export function entries(rules: SampleRules, combine: RuleEntry['combine'] = 'AND'): readonly RuleEntry[] {
  return Object.entries(rules).map(([path, list]) => ({path, tokens: parsePath(path), rules: list, combine}));
}

/**
 * Makes a variant of `arrayContains`.
 *
 * @param index the element of the example
 * @param rules rules whose paths begin at that element
 * @returns the variant
 */
export function variant(index: number, rules: SampleRules = {}): Variant {
  return {index, rules: entries(rules)};
}

/** What a sample says of a part; the rest is as in a pact file that doesn't say it. */
export interface Sample {
  readonly kind: Part['kind'];
  readonly version?: SpecificationVersion;
  readonly method?: string;
  readonly path?: string;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly status?: number;
  readonly metadata?: Readonly<Record<string, Json>>;
  /** JSON, unless there is a content type that says something else. */
  readonly body?: string;
  readonly contentType?: string;
  readonly rules?: Readonly<Partial<Record<Category, SampleRules>>>;
  /** How several rules of a value are combined; with AND unless it says otherwise. */
  readonly combine?: RuleEntry['combine'];
}

/**
 * Makes a part of a sample.
 *
 * @param sample what it says
 * @returns the part
 */
export function partOf(sample: Sample): Part {
  const rules: Rules = new Map(
    Object.entries(sample.rules ?? {}).map(([category, each]) => [category as Category, entries(each, sample.combine)]),
  );
  return {
    kind: sample.kind,
    version: sample.version ?? 4,
    method: sample.method ?? 'GET',
    path: sample.path ?? '/',
    query: sample.query && new Map(Object.entries(sample.query)),
    headers: sample.headers && new Map(Object.entries(sample.headers)),
    status: sample.status ?? 200,
    metadata: new Map(Object.entries(sample.metadata ?? {})),
    body:
      sample.body === undefined
        ? {state: 'missing'}
        : {state: 'present', text: sample.body, contentType: sample.contentType ?? 'application/json'},
    rules,
  };
}

const response = (body: string, rules: SampleRules, more: Partial<Sample> = {}): Sample => ({
  kind: 'response',
  body,
  rules: {body: rules},
  ...more,
});

const status = (code: number, allowed: StatusClass): Sample => ({
  kind: 'response',
  status: code,
  rules: {status: {$: [{match: 'statusCode', status: allowed}]}},
});

const regex = (pattern: string): Rule => ({match: 'regex', regex: pattern});

/** Expectations that the tests of the writers share; together they have every rule. */
export const samples = {
  'no rules': response('{"id": 42, "paid": true, "note": null, "items": ["TEA-01"]}', {}),
  type: response('{"id": 42, "maker": {"name": "Ada", "organic": true}, "note": "x", "new": true}', {
    '$.id': [{match: 'type'}],
    '$.maker': [{match: 'type'}],
    '$.note': [{match: 'type'}],
    '$.new': [{match: 'type'}],
  }),
  numbers: response('{"stock": 120, "price": 4.75, "rating": 4.5}', {
    '$.stock': [{match: 'integer'}],
    '$.price': [{match: 'decimal'}],
    '$.rating': [{match: 'number'}],
  }),
  scalars: response('{"a": "TEA-01", "b": true, "c": null, "d": "30 days", "e": "1.2.3", "f": "x", "g": {"h": 1}}', {
    $: [{match: 'type'}],
    '$.a': [regex('^[A-Z]{3}-\\d{2}$')],
    '$.b': [{match: 'boolean'}],
    '$.c': [{match: 'null'}],
    '$.d': [{match: 'include', value: '30 days'}],
    '$.e': [{match: 'semver'}],
    '$.f': [{match: 'notEmpty'}],
    '$.g': [{match: 'equality'}],
  }),
  dates: response('{"on": "2026-01-15", "until": "16:30", "at": "2026-03-14T09:26:53Z"}', {
    '$.on': [{match: 'date', format: 'yyyy-MM-dd'}],
    '$.until': [{match: 'time', format: 'HH:mm'}],
    '$.at': [{match: 'datetime', format: "yyyy-MM-dd'T'HH:mm:ssXXX"}],
  }),
  lists: response('{"a": [{"id": 1}], "b": ["x", "x"], "c": ["y"], "d": ["z", "z"], "e": [1, 2], "f": []}', {
    '$.a': [{match: 'type', min: 1}],
    '$.a[*].id': [{match: 'integer'}],
    '$.b': [{match: 'type', min: 2}],
    '$.c': [{match: 'type', max: 5}],
    '$.d': [{match: 'type', min: 2, max: 4}],
    '$.e': [{match: 'type'}],
    '$.f': [{match: 'type'}],
  }),
  'list without a minimum': response('[{"id": 1}]', {$: [{match: 'type'}], '$[*].id': [{match: 'integer'}]}),
  'array contains': response('{"links": [{"rel": "self", "href": "/a"}, {"rel": "next", "page": 2}]}', {
    '$.links': [
      {
        match: 'arrayContains',
        variants: [variant(0, {'$.href': [regex('^/.*')]}), variant(1, {'$.page': [{match: 'integer'}]})],
      },
    ],
  }),
  'each key': response('{"names": {"de": "Tee"}}', {
    '$.names': [{match: 'eachKey', rules: [regex('^[a-z]{2}$')]}],
  }),
  'each value': response('{"prices": {"EUR": 4.75}}', {
    '$.prices': [{match: 'eachValue', rules: [{match: 'decimal'}]}],
  }),
  'keys and values': response('{"prices": {"EUR": 4.75}}', {
    '$.prices': [
      {match: 'eachKey', rules: [regex('^[A-Z]{3}$')]},
      {match: 'eachValue', rules: [{match: 'decimal'}]},
    ],
  }),
  values: response(
    '{"prices": {"EUR": {"amount": 5}}}',
    {'$.prices': [{match: 'values'}], '$.prices.*.amount': [{match: 'integer'}]},
    {version: 3},
  ),
  'several rules': response('{"title": "Green tea, 250 g"}', {
    '$.title': [regex('^.{3,80}$'), {match: 'include', value: '250 g'}],
  }),
  'specification 2': response(
    '{"sku": "TEA-01", "items": [{"name": "x", "no": "1"}]}',
    {'$.sku': [regex('^[A-Z]+-\\d+$')], '$.items': [{match: 'type', min: 1}], '$.items[*].no': [regex('^\\d$')]},
    {version: 2},
  ),
  'specification 3': response('{"id": 1}', {'$.id': [{match: 'integer'}]}, {version: 3}),
  'status class': status(404, 'clientError'),
  'status codes': status(200, [200, 204]),
  'response headers': {
    kind: 'response',
    headers: {Location: ['/orders/1'], 'X-Page': ['2'], Vary: ['Accept', 'Origin']},
    rules: {header: {Location: [regex('^/orders/\\d+$')], 'X-Page': [{match: 'integer'}]}},
  },
  text: {
    kind: 'response',
    headers: {'Content-Type': ['text/plain']},
    body: '2 orders',
    contentType: 'text/plain',
    rules: {body: {$: [regex('^\\d+ orders$')]}},
  },
  request: {
    kind: 'request',
    method: 'POST',
    path: '/shops/7/orders',
    query: {page: ['2'], tag: ['a', 'b']},
    headers: {'X-Tenant': ['tea'], 'Content-Type': ['application/json']},
    body: '{"sku": "TEA-01", "quantity": 2}',
    rules: {
      path: {$: [regex('^/shops/\\d+/orders$')]},
      query: {page: [{match: 'integer'}]},
      header: {'X-Tenant': [{match: 'type'}]},
      body: {'$.quantity': [{match: 'integer'}]},
    },
  },
  'request without a body': {
    kind: 'request',
    method: 'GET',
    path: '/orders',
    query: {status: ['PAID & SENT']},
    headers: {Accept: ['application/json']},
  },
  message: {
    kind: 'message',
    metadata: {topic: 'orders', key: '42'},
    body: '{"orderId": 42, "items": [{"sku": "TEA-01"}]}',
    rules: {
      metadata: {topic: [regex('^orders.*')]},
      body: {
        '$.orderId': [{match: 'integer'}],
        '$.items': [{match: 'type', min: 1}],
        '$.items[*].sku': [{match: 'type'}],
      },
    },
  },
  'message of specification 3': {
    kind: 'message',
    version: 3,
    body: '{"orderId": 42}',
    rules: {body: {'$.orderId': [{match: 'integer'}]}},
  },
} as const satisfies Record<string, Sample>;

/** An expectation that a library may not be able to write. */
export const oddities: Readonly<Record<string, Sample>> = {
  'no letters': response('{"a-b": "it\'s \\"$x\\" #{y} {$z} \\\\", "class": 1.0, "n": 12345678901234567890}', {}),
  plugin: response('{"a": 1}', {'$.a': [{match: 'plugin', name: 'iban'}]}),
  'other words': response('{"a": "one two"}', {'$.a': [{match: 'include', value: 'two'}]}),
  'rules that do not fit': response('{"a": 1, "b": "1", "c": [1], "d": 2, "e": ""}', {
    '$.a': [regex('\\d')],
    '$.b': [{match: 'integer'}],
    '$.c': [{match: 'eachValue', rules: [{match: 'integer'}]}],
    '$.d': [{match: 'date', format: ''}],
    '$.e': [{match: 'contentType', value: 'image/png'}],
  }),
  'text at the top': response('"PAID"', {}),
  'text with a matcher at the top': response('"PAID"', {$: [{match: 'type'}]}),
  'number at the top': response('12', {$: [{match: 'integer'}]}),
  null: response('null', {}),
  'empty object': {kind: 'message', body: '{}'},
  'list at the top': response('[1, 2]', {}),
  'no contents': {kind: 'message', metadata: {topic: 'orders', retries: parseJson('3')}},
  'text message': {
    kind: 'message',
    body: 'order;42',
    contentType: 'text/plain',
    rules: {body: {$: [regex('^order;\\d+$')]}},
  },
  'text request': {
    kind: 'request',
    method: 'PUT',
    path: '/orders/1/note',
    headers: {'Content-Type': ['text/csv']},
    body: 'a,b\n1,2\n',
    contentType: 'text/csv',
  },
  'informational status': status(200, 'info'),
  'one of several rules': response(
    '{"id": 45, "note": "x", "a\'b": "y", "items": [{"note": "z"}, {"note": "z"}]}',
    {
      '$.id': [{match: 'integer'}],
      '$.note': [{match: 'type'}, {match: 'null'}],
      '$.items': [{match: 'type', min: 1}],
      '$.items[*].note': [{match: 'type'}, {match: 'null'}],
    },
    {combine: 'OR'},
  ),
  'one of several rules everywhere': {
    kind: 'request',
    method: 'POST',
    path: '/orders/1',
    query: {page: ['2']},
    headers: {'X-Tenant': ['tea']},
    body: '"PAID"',
    combine: 'OR',
    rules: {
      path: {$: [regex('^/orders/\\d+$'), regex('^/shops$')]},
      query: {page: [{match: 'integer'}, regex('^all$')]},
      header: {'X-Tenant': [{match: 'type'}, regex('^[a-z]+$')]},
      body: {$: [regex('^[A-Z]+$'), {match: 'null'}]},
    },
  },
  'one of several rules in a map': response(
    '{"prices": {"EUR": 5}}',
    {'$.prices': [{match: 'eachKey', rules: [regex('^[A-Z]+$')]}], '$.prices.*': [{match: 'integer'}, {match: 'null'}]},
    {combine: 'OR'},
  ),
  'list of objects without rules of their own': response(
    '{"items": [{"sku": "TEA-01", "amount": 2, "paid": true, "maker": {"name": "Ada"}}], "no": "x"}',
    {'$.items': [{match: 'type', min: 1}]},
  ),
  'star over fields': response('{"order": {"id": "A-17"}, "payment": {"id": "P-5"}}', {
    '$.*.id': [{match: 'type'}],
    '$.order.id': [regex('[A-Z]-\\d+')],
  }),
  'status with a number': {kind: 'response', rules: {status: {$: [{match: 'integer'}]}}},
  'several rules outside of the body': {
    kind: 'request',
    method: 'PATCH',
    path: '/orders/1',
    query: {page: ['2']},
    headers: {'X-Tenant': ['tea'], 'Content-Type': ['application/merge-patch+json']},
    body: '[{"op": "add"}]',
    contentType: 'application/merge-patch+json',
    rules: {
      path: {$: [{match: 'type'}, regex('^/orders/.*')]},
      query: {page: [{match: 'integer'}, regex('^\\d$')]},
      header: {'X-Tenant': [{match: 'type'}, regex('^[a-z]+$')]},
      body: {'$[0].op': [regex('^[a-z]+$')]},
    },
  },
  'several values with a matcher': {
    kind: 'response',
    headers: {Vary: ['Accept', 'Origin']},
    body: '{"a": 1}',
    contentType: 'application/hal+json',
    rules: {header: {Vary: [{match: 'type'}]}},
  },
  'message of specification 2': {
    kind: 'message',
    version: 2,
    body: '[{"id": 1}]',
    rules: {body: {$: [{match: 'type', min: 1}]}},
  },
  'text message of specification 3': {kind: 'message', version: 3, body: 'order;42', contentType: 'text/plain'},
  'many lines': response(
    '{"order": {"id": 42, "customer": {"name": "Ada Lovelace", "email": "ada@example.org"}, "items": [{"sku": "TEA-01", "quantity": 2, "price": {"amount": 4.5, "currency": "EUR"}}], "total": 9.5}}',
    {
      '$.order.id': [{match: 'integer'}],
      '$.order.customer.email': [regex('^[^@ ]+@[^@ ]+$')],
      '$.order.items': [{match: 'type', min: 1, max: 20}],
      '$.order.items[*].price.currency': [regex('^[A-Z]{3}$')],
    },
  ),
};
