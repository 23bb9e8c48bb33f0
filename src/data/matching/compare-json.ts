import {applyRules, compareListByRules, eachEntry} from './compare-list';
import {
  addBodyMismatch as add,
  addCheck,
  addTie,
  by,
  byEquality,
  onlyRule,
  type Context,
  type Findings,
} from './context';
import {coreText, isArray, isEqual, isObject, plainText, sortedKeys, typeName} from './json';
import {matchJson, matchMap, matchText} from './match-value';
import {printPlace, type Place} from './paths';
import type {Decision, Json, JsonObject, Rule, RuleEntry} from './types';

const describe = (value: Json): string =>
  `${typeof value === 'string' ? `'${value}'` : coreText(value)} (${typeName(value)})`;

/**
 * Compares a JSON body, or a part of one, as `json.rs` of `pact_matching` does.
 *
 * @param place where the values are
 * @param context the rules
 * @param findings takes the mismatches, what was compared, and ties
 * @throws RegexFault for a pattern that can't be run
 */
export function compareJson(place: Place, expected: Json, actual: Json, context: Context, findings: Findings): void {
  if (isObject(expected) && isObject(actual)) {
    compareMaps(place, expected, actual, context, findings);
  } else if (isArray(expected) && isArray(actual)) {
    compareLists(place, expected, actual, context, findings);
  } else if (isObject(expected) || isArray(expected)) {
    addCheck(findings, context, place, by('type'), false);
    add(
      findings,
      place,
      `Type mismatch: Expected ${describe(actual)} to be the same type as ${describe(expected)}`,
      by('type'),
    );
  } else {
    compareValues(place, expected, actual, context, findings);
  }
}

function compareValues(place: Place, expected: Json, actual: Json, context: Context, findings: Findings): void {
  const decision = context.isDefined(place) ? context.select(place, findings) : byEquality;
  const faults = decision.rules
    ? applyRules(decision, (rule) => matchJson(rule, expected, actual, decision.cascaded))
    : isEqual(expected, actual)
      ? []
      : [`Expected ${describe(actual)} to be equal to ${describe(expected)}`];
  addCheck(findings, context, place, decision, faults.length === 0);
  for (const fault of faults) {
    add(findings, place, fault, decision);
  }
}

function compareLists(
  place: Place,
  expected: readonly Json[],
  actual: readonly Json[],
  context: Context,
  findings: Findings,
): void {
  if (context.isDefined(place)) {
    const decision = context.select(place, findings);
    const before = findings.mismatches.length;
    compareListByRules(place, decision, expected, actual, context, findings, compareJson);
    const own = findings.mismatches.slice(before).filter(({path}) => path === printPlace(place));
    addCheck(findings, context, place, decision, own.length === 0);
    return;
  }
  if (expected.length === 0 && actual.length > 0) {
    addCheck(findings, context, place, by('length'), false);
    add(findings, place, `Expected an empty List but received ${coreText(actual)}`, by('length'));
    return;
  }
  for (const [index, item] of expected.entries()) {
    const value = actual[index];
    if (value !== undefined) {
      compareJson([...place, String(index)], item, value, context, findings);
    } else if (!context.isDefined([...place, String(index)])) {
      add(findings, place, `Expected ${plainText(item)} but was missing`, by('length'));
    }
  }
  addCheck(findings, context, place, by('length'), expected.length === actual.length);
  if (expected.length !== actual.length) {
    add(
      findings,
      place,
      `Expected a List with ${expected.length} elements but received ${actual.length} elements`,
      by('length'),
    );
  }
}

function compareMaps(
  place: Place,
  expected: JsonObject,
  actual: JsonObject,
  context: Context,
  findings: Findings,
): void {
  const isEmpty = Object.keys(expected).length === 0;
  if (isEmpty && !context.allowsUnexpectedKeys && Object.keys(actual).length > 0) {
    addCheck(findings, context, place, by('exact-keys'), false);
    add(findings, place, `Expected an empty Map but received ${coreText(actual)}`, by('exact-keys'));
    return;
  }
  if (!context.isDefined(place)) {
    const passed = compareKeys(place, expected, actual, context, findings);
    addCheck(findings, context, place, by(context.allowsUnexpectedKeys ? 'keys' : 'exact-keys'), passed);
    compareFields(place, expected, actual, context, findings);
    return;
  }
  const decision = context.select(place, findings);
  // All rules of a map must accept it: the core doesn't look at `combine` here.
  for (const rule of decision.rules?.rules ?? []) {
    compareMapByRule(rule, decision, place, expected, actual, context, findings);
  }
}

function compareMapByRule(
  rule: Rule,
  decision: Decision,
  place: Place,
  expected: JsonObject,
  actual: JsonObject,
  context: Context,
  findings: Findings,
): void {
  if (!decision.cascaded && ['values', 'eachValue', 'arrayContains'].includes(rule.match)) {
    const inner = context.withRules(rule.match === 'eachValue' ? [eachEntry(place, rule.rules)] : context.entries);
    const [firstKey] = sortedKeys(expected);
    addCheck(findings, context, place, decision, true);
    for (const key of sortedKeys(actual)) {
      const example = expected[hasKey(expected, key) || firstKey === undefined ? key : firstKey];
      const value = actual[key];
      if (example !== undefined && value !== undefined) {
        compareJson([...place, key], example, value, inner, findings);
      }
    }
    return;
  }
  const fault = matchMap(rule, expected, actual, decision.cascaded);
  if (fault !== undefined) {
    add(findings, place, fault, decision);
  }
  const passed = compareKeys(place, expected, actual, context, findings);
  const keys = by(context.allowsUnexpectedKeys ? 'keys' : 'exact-keys');
  addCheck(findings, context, place, passed || fault !== undefined ? decision : keys, passed && fault === undefined);
  compareFields(place, expected, actual, context, findings);
}

function compareFields(
  place: Place,
  expected: JsonObject,
  actual: JsonObject,
  context: Context,
  findings: Findings,
): void {
  for (const key of sortedKeys(expected)) {
    const [example, value] = [expected[key], hasKey(actual, key) ? actual[key] : undefined];
    if (example !== undefined && value !== undefined) {
      compareJson([...place, key], example, value, context, findings);
    }
  }
}

const allowsAnyKeys = ({rules}: RuleEntry): boolean =>
  rules.some(({match}) => match === 'values' || match === 'eachValue' || match === 'eachKey');

const hasKey = (value: JsonObject, key: string): boolean => Object.hasOwn(value, key);

/** Compares the keys of two objects; returns whether those are there that have to be, and no others where none may be. */
function compareKeys(
  place: Place,
  expected: JsonObject,
  actual: JsonObject,
  context: Context,
  findings: Findings,
): boolean {
  const before = findings.mismatches.length;
  const [expectedKeys, actualKeys] = [sortedKeys(expected), sortedKeys(actual)];
  const direct = context.directRules(place);
  const [first] = direct;
  const anyKeys = first !== undefined && allowsAnyKeys(first);
  const other = direct.find((entry) => allowsAnyKeys(entry) !== anyKeys);
  if (first !== undefined && other !== undefined) {
    addTie(findings, first.path, other.path);
  }
  if (!anyKeys) {
    const missing = expectedKeys.filter((key) => !hasKey(actual, key));
    if (context.allowsUnexpectedKeys) {
      if (missing.length > 0) {
        add(findings, place, `Actual map is missing the following keys: ${missing.join(', ')}`, by('keys'));
      }
    } else if (missing.length > 0 || expectedKeys.length !== actualKeys.length) {
      const [wanted, found] = [expectedKeys.join(', '), actualKeys.join(', ')];
      add(
        findings,
        place,
        `Expected a Map with keys [${wanted}] but received one with keys [${found}]`,
        by('exact-keys'),
      );
    }
  }
  const passed = findings.mismatches.length === before;
  if (direct.length > 0) {
    compareEachKey(place, actualKeys, context, findings);
  }
  return passed;
}

function compareEachKey(place: Place, keys: readonly string[], context: Context, findings: Findings): void {
  const chosen = context.select(place, findings);
  for (const [index, rule] of (chosen.rules?.rules ?? []).entries()) {
    if (rule.match !== 'eachKey') {
      continue;
    }
    const decision = onlyRule(chosen, index);
    for (const key of keys) {
      const faults = rule.rules.map((nested) => matchText(nested, '', key, false)).filter((one) => one !== undefined);
      addCheck(findings, context, [...place, key], decision, faults.length === 0);
      for (const fault of faults) {
        add(findings, [...place, key], fault, decision);
      }
    }
  }
}
