// cspell:words état

import {isArray, isObject, JsonNumber, printJson} from '@site/src/data/matching/json';
import type {Json, PartKind, SpecificationVersion} from '@site/src/data/matching/types';
import type {Case} from './core';

/** Numbers between 0 and 1 that are the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A place in a value. */
type Steps = readonly (string | number)[];

const strings = [
  '',
  'a',
  'shipped',
  'order-12',
  'true',
  'null',
  '12',
  '-3',
  '1.5',
  '1.2.3',
  'v1.2',
  '2026-11-30',
  '2026-02-30',
  '30.11.2026',
  '10:15:00',
  '2026-11-30T10:15:00Z',
  '2026-11-30T10:15:00+02:00',
  'é ü "quoted"',
  'two\nlines',
];
const numbers = ['0', '1', '12', '-3', '1.0', '2.50', '1e3', '12345678901234567890'];
const keys = ['id', 'name', 'items', 'order id', '7', 'état', 'it-em'];
const patterns = [
  String.raw`\d+`,
  String.raw`^\d+$`,
  'a|shipped',
  'ship',
  String.raw`\w*`,
  '.*',
  '(?i)SHIPPED',
  '^$',
  'null|a',
  '[a-z]+-[0-9]{2}',
  String.raw`-?\d+(\.\d+)?`,
  'true|false',
];
const dateFormats = ['', 'yyyy-MM-dd', 'dd.MM.yyyy', 'yyyy', 'd/M/yy', 'EEE', 'MMMM'];
const timeFormats = ['', 'HH:mm:ss', 'HH:mm', "hh 'h' a"];
const dateTimeFormats = ['', "yyyy-MM-dd'T'HH:mm:ssX", "yyyy-MM-dd'T'HH:mm:ssXXX", "yyyy-MM-dd'T'HH:mm:ss'Z'"];

/** Makes expectations and values, the same for the same seed. */
export class Generator {
  readonly #next: () => number;

  /** @param seed any whole number */
  constructor(seed: number) {
    this.#next = randomNumbers(seed);
  }

  /** How often a value differs from the expected one. */
  #rate = 0;

  #chance(probability: number): boolean {
    return this.#next() < probability;
  }

  #count(most: number): number {
    return Math.floor(this.#next() * (most + 1));
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#count(list.length - 1)] as T;
  }

  #scalar(): Json {
    const kind = this.#next();
    if (kind < 0.45) {
      return this.#pick(strings);
    }
    if (kind < 0.8) {
      return JsonNumber.of(this.#pick(numbers));
    }
    return kind < 0.92 ? this.#chance(0.5) : null;
  }

  /** Any JSON value. */
  value(depth = 3): Json {
    const kind = this.#next();
    if (depth === 0 || kind < 0.35) {
      return this.#scalar();
    }
    if (kind < 0.75) {
      return Object.fromEntries(Array.from({length: this.#count(3)}, () => [this.#pick(keys), this.value(depth - 1)]));
    }
    const first = this.value(depth - 1);
    return Array.from({length: this.#count(3)}, () => (this.#chance(0.6) ? first : this.value(depth - 1)));
  }

  /** A value of the same type. */
  #similar(value: Json): Json {
    if (typeof value === 'string') {
      return this.#pick(strings);
    }
    if (value instanceof JsonNumber) {
      return JsonNumber.of(this.#pick(numbers));
    }
    return typeof value === 'boolean' ? this.#chance(0.5) : value;
  }

  /** What comes instead of a value: the same, or with some differences. */
  changed(value: Json, rate = this.#rate): Json {
    if (this.#chance(rate * 0.25)) {
      return this.value(1);
    }
    if (isArray(value)) {
      const items = value.map((item) => this.changed(item, rate));
      if (this.#chance(rate)) {
        return this.#pick([items.slice(1), [], [...items, ...items.slice(0, 1)], items.toReversed(), [...items, null]]);
      }
      return items;
    }
    if (isObject(value)) {
      const entries = Object.entries(value).map(([key, item]) => [key, this.changed(item, rate)] as const);
      const kept = this.#chance(rate) ? entries.slice(1) : entries;
      const added = this.#chance(rate) ? [[this.#pick(keys), this.#scalar()] as const] : [];
      return Object.fromEntries([...added, ...kept]);
    }
    return this.#chance(rate * 2) ? this.#similar(value) : value;
  }

  #scalarRule(): object {
    const match = this.#pick([
      'type',
      'type',
      'type',
      'equality',
      'regex',
      'regex',
      'include',
      'number',
      'integer',
      'decimal',
      'boolean',
      'null',
      'date',
      'time',
      'datetime',
      'notEmpty',
      'semver',
      'contentType',
    ]);
    switch (match) {
      case 'regex':
        return {match, regex: this.#pick(patterns)};
      case 'include':
        return {match, value: this.#pick(['', 'a', '1', 'ship', 'x'])};
      case 'contentType':
        return {match, value: this.#pick(['application/json', 'text/plain', 'application/xml', 'image/png'])};
      case 'date':
        return {match, format: this.#pick(dateFormats)};
      case 'time':
        return {match, format: this.#pick(timeFormats)};
      case 'datetime':
        return {match: this.#pick(['datetime', 'timestamp']), format: this.#pick(dateTimeFormats)};
      default:
        return {match};
    }
  }

  #sizeRule(): object {
    const [min, max] = [{min: this.#count(3)}, {max: this.#count(3)}];
    return {match: 'type', ...this.#pick([{}, min, min, max, {...min, ...max}])};
  }

  /** A rule that suits a value, or not. */
  #rule(value: Json, version: SpecificationVersion): object {
    const isNew = version > 2;
    if (isArray(value) && this.#chance(0.8)) {
      if (isNew && this.#chance(0.2)) {
        return this.#arrayContains(value);
      }
      return isNew && this.#chance(0.12) ? this.#eachValue() : this.#sizeRule();
    }
    if (isObject(value) && isNew && this.#chance(0.5)) {
      return this.#pick([{match: 'values'}, this.#eachKey(), this.#eachValue(), this.#sizeRule()]);
    }
    return version === 2
      ? this.#pick([{match: 'type'}, {match: 'regex', regex: this.#pick(patterns)}, this.#scalarRule()])
      : this.#scalarRule();
  }

  #eachKey(): object {
    return {match: 'eachKey', rules: this.#some(2, () => this.#scalarRule())};
  }

  #eachValue(): object {
    return {match: 'eachValue', rules: this.#some(2, () => this.#scalarRule())};
  }

  #some<T>(most: number, make: () => T): T[] {
    return Array.from({length: 1 + this.#count(most - 1)}, make);
  }

  #arrayContains(value: readonly Json[]): object {
    const variants = value.slice(0, 2).map((item, index) => ({
      index: this.#chance(0.05) ? 9 : index,
      rules: this.#chance(0.8) ? this.#bodyRules(item, 4) : {},
    }));
    return {match: 'arrayContains', variants};
  }

  #places(value: Json): Steps[] {
    const below = (steps: Steps, inner: Json): Steps[] => [
      steps,
      ...(isArray(inner)
        ? inner.flatMap((item, index) => below([...steps, index], item))
        : isObject(inner)
          ? Object.entries(inner).flatMap(([key, item]) => below([...steps, key], item))
          : []),
    ];
    return below([], value);
  }

  #at(value: Json, steps: Steps): Json {
    return steps.reduce<Json>((inner, step) => {
      if (isArray(inner)) {
        return inner[Number(step)] ?? null;
      }
      return isObject(inner) ? (inner[step] ?? null) : null;
    }, value);
  }

  #expression(steps: Steps): string {
    const parts = steps.map((step) => {
      if (typeof step === 'number') {
        return this.#pick(['[*]', '[*]', '[*]', `[${step}]`, '.*']);
      }
      if (this.#chance(0.12)) {
        return '.*';
      }
      return /^[a-z]+$/.test(step) && this.#chance(0.8) ? `.${step}` : `['${step}']`;
    });
    return `$${parts.join('')}`;
  }

  #list(value: Json, version: SpecificationVersion): object {
    const matchers = this.#chance(0.8) ? [this.#rule(value, version)] : this.#some(3, () => this.#rule(value, version));
    return {matchers, ...(this.#chance(0.3) ? {combine: 'OR'} : this.#chance(0.5) ? {combine: 'AND'} : {})};
  }

  #bodyRules(value: Json, version: SpecificationVersion): Record<string, object> {
    const places = this.#places(value);
    const count = this.#count(3);
    return Object.fromEntries(
      Array.from({length: count}, () => {
        const steps = this.#pick(places);
        return [this.#expression(steps), this.#list(this.#at(value, steps), version)];
      }),
    );
  }

  #firstRule(list: object): object {
    return (list as {matchers: object[]}).matchers[0] ?? {match: 'type'};
  }

  /** Rules in the format of the version. */
  #rules(version: SpecificationVersion, lists: Readonly<Record<string, Readonly<Record<string, object>>>>): object {
    if (version > 2) {
      return Object.fromEntries(
        Object.entries(lists).map(([category, entries]) =>
          category === 'path' || category === 'status' ? [category, entries.$ ?? {matchers: []}] : [category, entries],
        ),
      );
    }
    const names: Readonly<Record<string, string>> = {
      body: '$.body',
      header: '$.headers',
      query: '$.query',
      path: '$.path',
      status: '$.status',
    };
    return Object.fromEntries(
      Object.entries(lists).flatMap(([category, entries]) =>
        Object.entries(entries).map(([path, list]) => [
          category === 'body'
            ? `$.body${path.slice(1)}`
            : path === '$'
              ? (names[category] ?? '')
              : `${names[category] ?? ''}['${path}']`,
          this.#firstRule(list),
        ]),
      ),
    );
  }

  #body(version: SpecificationVersion, value: Json, contentType: string | undefined): Json {
    return version === 4
      ? {content: value, ...(contentType === undefined ? {} : {contentType}), encoded: false}
      : value;
  }

  /** An expected body with its rules and headers, and what comes. */
  #bodies(version: SpecificationVersion): {
    expected: Json | undefined;
    headers: Record<string, Json>;
    rules: Record<string, object>;
    actual: string | undefined;
    actualHeaders: Record<string, Json>;
  } {
    const kind = this.#next();
    if (kind < 0.04) {
      const actual = this.#chance(0.5) ? '{"id":1}' : undefined;
      return {
        expected: this.#pick<Json | undefined>([undefined, null]),
        headers: {},
        rules: {},
        actual,
        actualHeaders: actual === undefined ? {} : {'Content-Type': 'application/json'},
      };
    }
    if (kind < 0.1) {
      const text = this.#pick(['shipped', 'order-12', 'plain text', '12']);
      return {
        expected: this.#body(version, text, 'text/plain'),
        headers: {'Content-Type': 'text/plain'},
        rules: this.#chance(0.6) ? {$: this.#list('', version)} : {},
        actual: this.#chance(0.9) ? this.#pick([text, text, 'other text', '']) : undefined,
        actualHeaders: {'Content-Type': this.#pick(['text/plain', 'text/plain;charset=utf-8', 'application/json'])},
      };
    }
    const value = this.value();
    const isObjectOrArray = isObject(value) || isArray(value);
    const expected = isObjectOrArray ? value : {id: value};
    const type = this.#chance(0.9)
      ? this.#pick(['application/json', 'application/json;charset=utf-8', 'application/hal+json'])
      : undefined;
    const actual = this.#chance(1 - this.#rate / 4)
      ? printJson(this.changed(expected))
      : this.#pick<string | undefined>(['{"id":', 'text', undefined]);
    const sent = this.#chance(1 - this.#rate / 2)
      ? type
      : this.#pick(['application/json', 'text/plain', 'application/hal+json; charset=UTF-8']);
    return {
      expected: this.#body(version, expected, type),
      headers: type === undefined ? {} : {'Content-Type': type},
      rules: this.#bodyRules(expected, version),
      actual,
      actualHeaders: sent === undefined ? {} : {'Content-Type': sent},
    };
  }

  #headers(): {expected: Record<string, Json>; rules: Record<string, object>; actual: Record<string, Json>} {
    const values = [
      'a',
      'shipped',
      'order-12',
      '12',
      '-3',
      '1.5',
      'true',
      '1.2.3',
      '2026-11-30',
      'a, b',
      'a,b',
      '',
    ] as const;
    const expected: Record<string, Json> = {};
    const [rules, actual]: [Record<string, object>, Record<string, Json>] = [{}, {}];
    for (let count = this.#count(2); count > 0; count -= 1) {
      const name = this.#pick(['X-Order', 'x-status', 'Accept', 'Vary']);
      const value =
        name === 'Accept'
          ? this.#pick(['application/json', 'text/html; level=1', 'text/html, application/json'])
          : this.#pick(values);
      expected[name] = value;
      if (this.#chance(0.5)) {
        rules[name] = this.#list('', 3);
      }
      if (!this.#chance(this.#rate)) {
        const sent = this.#chance(this.#rate * 2) ? this.#pick(values) : value;
        actual[this.#chance(0.3) ? name.toLowerCase() : name] = sent;
      }
    }
    return {expected, rules, actual};
  }

  #query(version: SpecificationVersion): {
    expected: Json | undefined;
    rules: Record<string, object>;
    actual: Record<string, Json>;
  } {
    const values = ['a', 'shipped', 'order-12', '12', '-3', '1.5', 'true', ''] as const;
    const wanted: Record<string, string[]> = {};
    const [rules, actual]: [Record<string, object>, Record<string, Json>] = [{}, {}];
    for (let count = this.#count(2); count > 0; count -= 1) {
      const name = this.#pick(['page', 'tag', 'order id', 'q']);
      wanted[name] = this.#some(this.#chance(0.3) ? 3 : 1, () => this.#pick(values));
      if (this.#chance(0.5)) {
        rules[name] = this.#list('', 3);
      }
      if (!this.#chance(this.#rate)) {
        const sent = wanted[name].map((value) => (this.#chance(this.#rate * 2) ? this.#pick(values) : value));
        actual[name] = this.#chance(0.15) ? [...sent, this.#pick(values)] : this.#chance(0.1) ? sent.slice(1) : sent;
        if (Array.isArray(actual[name]) && actual[name].length === 0) {
          delete actual[name];
        }
      }
    }
    if (this.#chance(0.05)) {
      actual.extra = ['1'];
    }
    const encoded = Object.entries(wanted).flatMap(([name, list]) =>
      list.map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
    );
    return {
      expected: Object.keys(wanted).length === 0 ? undefined : version === 2 ? encoded.join('&') : wanted,
      rules,
      actual,
    };
  }

  #request(version: SpecificationVersion): Case {
    const [bodies, headers, query] = [this.#bodies(version), this.#headers(), this.#query(version)];
    const path = this.#pick(['/orders', '/orders/12', '/a/shipped', '/2026-11-30']);
    const rules = this.#rules(version, {
      body: bodies.rules,
      header: headers.rules,
      query: query.rules,
      ...(this.#chance(0.15)
        ? {path: {$: this.#pick([{matchers: [{match: 'regex', regex: '/orders/[0-9]+'}]}, this.#list('', version)])}}
        : {}),
    });
    const method = this.#pick(['POST', 'PUT']);
    return {
      kind: 'request',
      version,
      expected: printJson(
        toJson({
          method,
          path,
          query: query.expected,
          headers: {...bodies.headers, ...headers.expected},
          body: bodies.expected,
          matchingRules: rules,
        }),
      ),
      actual: printJson(
        toJson({
          method: this.#chance(1 - this.#rate / 8) ? method : 'PATCH',
          path: this.#chance(1 - this.#rate / 2) ? path : this.#pick(['/orders/7', '/other', '/']),
          query: query.actual,
          headers: {...bodies.actualHeaders, ...headers.actual},
          body: bodies.actual,
        }),
      ),
    };
  }

  #response(version: SpecificationVersion): Case {
    const [bodies, headers] = [this.#bodies(version), this.#headers()];
    const status = this.#pick([200, 201, 404, 500]);
    const statusRule = this.#pick([
      {match: 'statusCode', status: 'success'},
      {match: 'statusCode', status: 'clientError'},
      {match: 'statusCode', status: 'nonError'},
      {match: 'statusCode', status: [200, 404]},
      {match: 'regex', regex: String.raw`2\d\d`},
      this.#scalarRule(),
    ]);
    const rules = this.#rules(version, {
      body: bodies.rules,
      header: headers.rules,
      ...(version === 4 && this.#chance(0.3) ? {status: {$: {matchers: [statusRule]}}} : {}),
    });
    return {
      kind: 'response',
      version,
      expected: printJson(
        toJson({
          status,
          headers: {...bodies.headers, ...headers.expected},
          body: bodies.expected,
          matchingRules: rules,
        }),
      ),
      actual: printJson(
        toJson({
          status: this.#chance(1 - this.#rate) ? status : this.#pick([200, 201, 404, 500]),
          headers: {...bodies.actualHeaders, ...headers.actual},
          body: bodies.actual,
        }),
      ),
    };
  }

  #message(version: SpecificationVersion): Case {
    const bodies = this.#bodies(version);
    const [metadata, actual, rules]: [Record<string, Json>, Record<string, Json>, Record<string, object>] = [
      {},
      {},
      {},
    ];
    const [type] = Object.values(bodies.headers);
    if (type !== undefined) {
      metadata.contentType = type;
    }
    const [sent] = Object.values(bodies.actualHeaders);
    if (sent !== undefined) {
      actual.contentType = sent;
    }
    for (let count = this.#count(2); count > 0; count -= 1) {
      const key = this.#pick(['topic', 'partition', 'order-id']);
      metadata[key] = this.#scalar();
      if (this.#chance(0.5)) {
        rules[key] = this.#list(metadata[key], version);
      }
      if (!this.#chance(this.#rate)) {
        actual[key] = this.#chance(this.#rate * 2) ? this.#scalar() : metadata[key];
      }
    }
    return {
      kind: 'message',
      version,
      expected: printJson(
        toJson({
          contents: bodies.expected,
          metadata,
          matchingRules: this.#rules(version, {body: bodies.rules, metadata: rules}),
        }),
      ),
      actual: printJson(toJson({contents: bodies.actual, metadata: actual})),
    };
  }

  /** An expectation and what comes. */
  case(kind: PartKind, version: SpecificationVersion): Case {
    this.#rate = this.#pick([0, 0.02, 0.1, 0.25]);
    switch (kind) {
      case 'request':
        return this.#request(version);
      case 'response':
        return this.#response(version);
      case 'message':
        return this.#message(version);
    }
  }
}

/** Turns plain data with JSON values in it into JSON; keys without a value go. */
function toJson(value: unknown): Json {
  if (value instanceof JsonNumber || value === null || typeof value === 'string' || typeof value === 'boolean') {
    return value;
  }
  if (typeof value === 'number') {
    return JsonNumber.of(String(value));
  }
  if (Array.isArray(value)) {
    return value.map(toJson);
  }
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([key, item]: [string, unknown]) =>
      item === undefined ? [] : [[key, toJson(item)]],
    ),
  );
}
