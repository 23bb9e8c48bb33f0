import {addBodyMismatch as add, noFindings, type Context, type Findings} from './context';
import {coreText} from './json';
import {matchList, type Fault} from './match-value';
import {printPlace, type Place} from './paths';
import type {Decision, Json, Rule, RuleEntry} from './types';

/** Takes over what a comparison of a part found. */
function merge(findings: Findings, found: Findings): void {
  findings.mismatches.push(...found.mismatches);
  findings.checks.push(...found.checks);
  for (const [key, pair] of found.ties) {
    findings.ties.set(key, pair);
  }
}

/**
 * Applies a list of rules to a single value.
 *
 * @param apply one rule
 * @returns what the rules that refuse the value print; nothing if the list accepts it
 */
export function applyRules(decision: Decision, apply: (rule: Rule) => Fault): readonly string[] {
  const {rules: list} = decision;
  const faults = list?.rules.map(apply) ?? [];
  const refused = faults.filter((fault) => fault !== undefined);
  return list?.combine === 'OR' && refused.length < faults.length ? [] : refused;
}

/**
 * Compares a list by its rules; used for lists in bodies, values of headers and of query parameters.
 *
 * @param compareItem compares an element with the one of the example
 * @param show prints an element as the core does
 */
export function compareListByRules(
  place: Place,
  decision: Decision,
  expected: readonly Json[],
  actual: readonly Json[],
  context: Context,
  findings: Findings,
  compareItem: (place: Place, expected: Json, actual: Json, context: Context, findings: Findings) => void,
  show: (item: Json) => string = coreText,
): void {
  const {rules: list, cascaded} = decision;
  const results = (list?.rules ?? []).map((rule) => {
    const found = noFindings();
    if (expected.length > 0) {
      compareByRule(rule, found);
    }
    return found;
  });
  const accepted = results.filter(({mismatches}) => mismatches.length === 0);
  for (const found of results) {
    merge(findings, list?.combine === 'OR' && accepted.length > 0 ? {...found, mismatches: []} : found);
  }

  function compareByRule(rule: Rule, found: Findings): void {
    if (rule.match === 'arrayContains') {
      const variants =
        rule.variants.length > 0
          ? rule.variants
          : expected.map((_, index) => ({index, rules: [{path: '', tokens: [], ...equality}]}));
      for (const {index, rules} of variants) {
        const item = expected[index];
        if (item === undefined) {
          add(
            found,
            place,
            `ArrayContains: variant ${index} is missing from the expected list, which has ${expected.length} items`,
            decision,
          );
        } else if (
          !actual.some((value) => {
            const tried = noFindings();
            compareItem(['$'], item, value, context.withRules(rules), tried);
            return tried.mismatches.length === 0;
          })
        ) {
          add(found, place, `Variant at index ${index} (${show(item)}) was not found in the actual list`, decision);
        }
      }
    } else if (rule.match === 'eachValue') {
      if (!cascaded) {
        compareItems(context.withRules([eachEntry(place, rule.rules)]), found);
      }
    } else {
      const fault = matchList(rule, expected, actual, cascaded, show);
      if (fault !== undefined) {
        add(found, place, fault, decision);
      }
      compareItems(context, found);
    }
  }

  function compareItems(inner: Context, found: Findings): void {
    const [first] = expected;
    for (let index = 0; index < Math.max(expected.length, actual.length); index += 1) {
      const item = index < expected.length ? expected[index] : first;
      const value = actual[index];
      const at = [...place, String(index)];
      if (value !== undefined && item !== undefined) {
        compareItem(at, item, value, inner, found);
      } else if (item !== undefined && !inner.isDefined(at)) {
        add(found, place, `Expected ${show(item)} (${index}) but was missing`, decision);
      }
    }
  }
}

const equality = {rules: [{match: 'equality'}], combine: 'AND'} as const;

/** The rules of `eachValue`, as rules for all that is directly below a place; their path is the one in the pact file. */
export const eachEntry = (place: Place, rules: readonly Rule[]): RuleEntry => ({
  path: printPlace(place),
  tokens: [
    ...place.map((part, index) => (index === 0 ? ({type: 'root'} as const) : ({type: 'field', name: part} as const))),
    {type: 'star'},
  ],
  rules,
  combine: 'AND',
});
