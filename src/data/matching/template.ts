import {isArray, isObject, JsonNumber} from './json';
import {root, weightOf, type Place} from './paths';
import type {Json, JsonObject, PathToken, Rule, RuleEntry} from './types';

/**
 * An example value with the matchers in it, as libraries let people write it: the body of an expectation, or the value of
 * a header, a query parameter, the path, the status or a metadata key.
 */
export type Template =
  /** A value that must be equal. It can be an object or an array, if nothing in it has a matcher. */
  | {readonly type: 'exact'; readonly value: Json}
  | {readonly type: 'object'; readonly fields: readonly (readonly [string, Template])[]}
  /** An array whose elements are described one by one. */
  | {readonly type: 'array'; readonly items: readonly Template[]}
  /** A matcher around a value: type, regex, integer, include, datetime, semver … */
  | {readonly type: 'matcher'; readonly rule: Rule; readonly example: Template}
  /** An array in which each element is like the first; `min` and `max` come from the rule `type`. */
  | {
      readonly type: 'each-like';
      readonly item: Template;
      readonly min: number | undefined;
      readonly max: number | undefined;
      /** How many examples the array of the pact file has. */
      readonly examples: number;
    }
  /** An array that contains an element for each variant, in any order. */
  | {readonly type: 'array-contains'; readonly variants: readonly Template[]}
  /** A map with any keys: the rules of `eachKey` and `eachValue`, and an entry as the example. */
  | {
      readonly type: 'map';
      readonly key: string;
      readonly keyRules: readonly Rule[];
      readonly value: Template;
    }
  /** Several rules for a value. */
  | {
      readonly type: 'combined';
      readonly combine: 'AND' | 'OR';
      readonly rules: readonly Rule[];
      readonly example: Template;
    };

function isSame(one: Json, other: Json): boolean {
  if (isArray(one)) {
    return (
      isArray(other) && one.length === other.length && one.every((each, index) => isSame(each, other[index] ?? null))
    );
  }
  if (isObject(one)) {
    const keys = Object.keys(one);
    return (
      isObject(other) &&
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isSame(one[key] ?? null, other[key] ?? null))
    );
  }
  if (one instanceof JsonNumber) {
    return other instanceof JsonNumber && one.text === other.text;
  }
  return one === other;
}

/** A rule on its way down to the value that it is about. */
interface Pending {
  readonly entry: RuleEntry;
  readonly rest: readonly PathToken[];
}

const isStar = (token: PathToken | undefined) => token?.type === 'star' || token?.type === 'star-index';

/** Whether the only rule is `type`, without bounds. */
const isPlainType = ({rules: [rule, ...others]}: RuleEntry) =>
  others.length === 0 && rule?.match === 'type' && rule.min === undefined && rule.max === undefined;

const starsOf = ({entry}: Pending) => entry.tokens.filter(isStar).length;

/** The scalar values that a path of fields and stars leads to; undefined if it leads to or through anything else. */
function scalarsAt(value: Json, tokens: readonly PathToken[], place: Place): readonly Place[] | undefined {
  const [token, ...rest] = tokens;
  if (!token) {
    return isArray(value) || isObject(value) ? undefined : [place];
  }
  if (!isObject(value) || (token.type !== 'star' && token.type !== 'field')) {
    return undefined;
  }
  const all = Object.entries(value)
    .filter(([name]) => token.type !== 'field' || token.name === name)
    .map(([name, each]) => scalarsAt(each, rest, [...place, name]));
  return all.every((each) => each !== undefined) ? all.flat() : undefined;
}

/** Rules that make what is below them something else than fields. */
const opening: ReadonlySet<Rule['match']> = new Set(['arrayContains', 'eachKey', 'eachValue', 'values']);

/**
 * Finds the rules with a star over fields that can be attached to each field: those that lead to scalar values, each of
 * which they decide, unless a rule that names its fields does.
 */
function spreadable(example: Json, rules: readonly RuleEntry[]): ReadonlySet<RuleEntry> {
  if (rules.some((entry) => entry.rules.some(({match}) => opening.has(match)))) {
    return new Set();
  }
  const heaviest = (place: Place) => {
    const weights = rules.map((entry) => [entry, weightOf(entry.tokens, place)] as const);
    const most = Math.max(...weights.map(([, weight]) => weight));
    return weights.filter(([, weight]) => weight === most).map(([entry]) => entry);
  };
  return new Set(
    rules.filter((entry) => {
      const places = entry.tokens.some(isStar) ? scalarsAt(example, entry.tokens.slice(1), root) : undefined;
      return places?.every((place) => {
        const [decides, ...others] = heaviest(place);
        const names = decides?.tokens.length === entry.tokens.length && !decides.tokens.some(isStar);
        return others.length === 0 && (decides === entry || names);
      });
    }),
  );
}

/** Steps into a value: the rules whose next token fits. */
const step = (pending: readonly Pending[], fits: (token: PathToken) => boolean): readonly Pending[] =>
  pending.flatMap(({entry, rest: [token, ...rest]}) => (token && fits(token) ? [{entry, rest}] : []));

const isField = (name: string) => (token: PathToken) => token.type === 'field' && token.name === name;
const isIndex = (index: number) => (token: PathToken) => token.type === 'index' && token.index === index;

/** Puts rules around an example; one of them is a matcher, several are combined. */
function around(rules: readonly Rule[], combine: 'AND' | 'OR', example: Template): Template {
  const [rule, ...others] = rules;
  if (!rule) {
    return example;
  }
  return others.length === 0
    ? {type: 'matcher', rule, example}
    : {type: 'combined', combine, rules: [rule, ...others], example};
}

/**
 * Attaches matching rules to the values of an example, in the way in which libraries let people write them. The rules are
 * those that libraries write for their matchers, as the specification shows them: `$.items` with `min` and `$.items[*].id`
 * for an array whose elements are alike, `values` with `$.prices.*` for a map.
 *
 * @param example the example of a pact file
 * @param rules rules with paths that begin at the example
 * @returns the example with matchers; and the path expressions of rules that fit no value of the example, or that apply to
 * several values although no library writes such a rule
 */
export function toTemplate(
  example: Json,
  rules: readonly RuleEntry[],
): {template: Template; unused: readonly string[]} {
  const unused: string[] = [];
  const used = new Set<RuleEntry>();
  const spread = spreadable(example, rules);

  /**
   * @param value a value of the example
   * @param pending rules for it and for the values in it
   * @param typed whether a rule above compares by type
   */
  function build(value: Json, pending: readonly Pending[], typed: boolean): Template {
    // The core takes the most specific of several paths.
    const [here] = pending.filter(({rest}) => rest.length === 0).sort((one, other) => starsOf(one) - starsOf(other));
    const below = pending.filter(({rest}) => rest.length > 0);
    if (!here) {
      return children(value, below, typed);
    }
    const {entry} = here;
    const special = isArray(value) ? list(value, entry, below) : isObject(value) ? map(value, entry, below) : undefined;
    if (special) {
      used.add(entry);
      return special;
    }
    if (entry.rules.some(({match}) => match === 'arrayContains')) {
      // Its variants are elements of the example, and there are none.
      return children(value, below, typed);
    }
    used.add(entry);
    const inner = entry.rules.some(({match}) => match === 'type') || (typed && entry.rules.length === 0);
    return around(entry.rules, entry.combine, children(value, below, inner));
  }

  /** An array with a rule for all its elements, or for some of them; undefined if it is an ordinary array. */
  function list(value: readonly Json[], {rules}: RuleEntry, below: readonly Pending[]): Template | undefined {
    const [rule, ...others] = rules;
    const [first] = value;
    if (!rule || others.length > 0 || first === undefined) {
      return undefined;
    }
    if (rule.match === 'arrayContains') {
      const elements = rule.variants.map(({index, rules: variantRules}) => ({element: value[index], variantRules}));
      const variants = elements.flatMap(({element, variantRules}) => {
        if (element === undefined) {
          return [];
        }
        const result = toTemplate(element, variantRules);
        unused.push(...result.unused);
        return [result.template];
      });
      return variants.length > 0 && variants.length === elements.length
        ? {type: 'array-contains', variants}
        : undefined;
    }
    if (rule.match !== 'type') {
      return undefined;
    }
    const {min, max} = rule;
    const alike = value.every((each) => isSame(each, first));
    if (min === undefined && max === undefined && !alike && !below.some(({rest: [token]}) => isStar(token))) {
      return undefined;
    }
    return {
      type: 'each-like',
      item: build(first, redundantRemoved(step(below, isStar)), true),
      min,
      max,
      examples: value.length,
    };
  }

  /** An object with any keys; undefined if it is an ordinary one. */
  function map(value: JsonObject, {rules, combine}: RuleEntry, below: readonly Pending[]): Template | undefined {
    const [entry] = Object.entries(value);
    const isMap = rules.length > 0 && rules.every(({match}) => ['eachKey', 'eachValue', 'values'].includes(match));
    if (!entry || !isMap || (combine === 'OR' && rules.length > 1)) {
      return undefined;
    }
    const [key, first] = entry;
    const inner = [...step(below, isStar), ...step(below, isField(key))];
    return {
      type: 'map',
      key,
      keyRules: rules.flatMap((rule) => (rule.match === 'eachKey' ? rule.rules : [])),
      value: around(
        rules.flatMap((rule) => (rule.match === 'eachValue' ? rule.rules : [])),
        'AND',
        build(first, inner, false),
      ),
    };
  }

  /** Leaves out the rules that say again, for all fields of a value, what a rule above says: specification 2 has them. */
  function redundantRemoved(pending: readonly Pending[]): readonly Pending[] {
    return pending.filter(({entry, rest}) => {
      const redundant = isPlainType(entry) && rest.length > 0 && rest.every(isStar);
      if (redundant) {
        used.add(entry);
      }
      return !redundant;
    });
  }

  /** A value without rules of its own. */
  function children(value: Json, pending: readonly Pending[], typed: boolean): Template {
    const below = typed ? redundantRemoved(pending) : pending;
    if (isArray(value)) {
      // For several elements, the rule would be written again at each.
      const stars = value.length === 1 ? step(below, isStar) : [];
      const items = value.map((each, index) => build(each, [...step(below, isIndex(index)), ...stars], typed));
      return items.every(({type}) => type === 'exact') ? {type: 'exact', value} : {type: 'array', items};
    }
    if (isObject(value)) {
      const entries = Object.entries(value);
      const starred = entries.length === 1 ? below : below.filter(({entry}) => spread.has(entry));
      const stars = step(starred, ({type}) => type === 'star');
      const fields = entries.map(
        ([name, each]) => [name, build(each, [...step(below, isField(name)), ...stars], typed)] as const,
      );
      return fields.every(([, {type}]) => type === 'exact') ? {type: 'exact', value} : {type: 'object', fields};
    }
    return {type: 'exact', value};
  }

  const template = build(
    example,
    rules.flatMap((entry) => {
      const [first, ...rest] = entry.tokens;
      return first?.type === 'root' ? [{entry, rest}] : [];
    }),
    false,
  );
  unused.push(...rules.filter((entry) => !used.has(entry)).map(({path}) => path));
  return {template, unused: [...new Set(unused)]};
}
