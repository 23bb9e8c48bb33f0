import {applyRules, compareListByRules} from './compare-list';
import {addMismatch, by, byEquality, contextOf, noFindings, type Context, type Findings} from './context';
import {plainText} from './json';
import {matchText} from './match-value';
import {root} from './paths';
import type {Part} from './types';

/** A list as Rust prints it for debugging. */
const debugList = (list: readonly string[]): string => `[${list.map((item) => JSON.stringify(item)).join(', ')}]`;

/**
 * Compares the query of a request, as `query.rs` of `pact_matching` does.
 *
 * @throws RegexFault for a pattern that can't be run
 */
export function compareQuery(expected: Part, actual: Part, findings: Findings): void {
  const context = contextOf(expected, 'query', false);
  const [wanted, found] = [expected.query ?? new Map<string, string[]>(), actual.query ?? new Map<string, string[]>()];
  for (const [name, values] of wanted) {
    const actualValues = found.get(name);
    if (actualValues === undefined) {
      addMismatch(
        findings,
        'QueryMismatch',
        name,
        `Expected query parameter '${name}' but was missing`,
        by('presence'),
      );
      findings.checks.push({category: 'query', path: name, decision: by('presence'), passed: false});
    } else {
      compareParameter(name, values, actualValues, context, findings);
    }
  }
  for (const name of found.keys()) {
    if (!wanted.has(name)) {
      addMismatch(findings, 'QueryMismatch', name, `Unexpected query parameter '${name}' received`, by('unexpected'));
      findings.checks.push({category: 'query', path: name, decision: by('unexpected'), passed: false});
    }
  }
}

function compareParameter(
  name: string,
  expected: readonly string[],
  actual: readonly string[],
  context: Context,
  findings: Findings,
): void {
  const place = [...root, name];
  const own = noFindings();
  if (context.isDefined(place)) {
    const decision = context.select(place, own);
    compareListByRules(
      place,
      decision,
      expected,
      actual,
      context,
      own,
      (at, item, value, inner, found) =>
        compareParameterValue(name, [...at, '0'], plainText(item), plainText(value), inner, found),
      plainText,
    );
    findings.checks.push({category: 'query', path: name, decision, passed: own.mismatches.length === 0});
  } else if (expected.length === 0 && actual.length > 0) {
    const message = `Expected an empty parameter list for '${name}' but received ${debugList(actual)}`;
    addMismatch(own, 'QueryMismatch', name, message, by('length'));
  } else {
    for (let index = 0; index < Math.max(expected.length, actual.length); index += 1) {
      const [item = '', value] = [expected[index], actual[index]];
      if (value === undefined) {
        addMismatch(
          own,
          'QueryMismatch',
          name,
          `Expected query parameter '${name}' value '${item}' but was missing`,
          by('length'),
        );
      } else {
        compareParameterValue(name, [...place, String(index)], item, value, context, own);
      }
    }
    if (expected.length !== actual.length) {
      const message = `Expected query parameter '${name}' with ${expected.length} value(s) but received ${actual.length} value(s)`;
      addMismatch(own, 'QueryMismatch', name, message, by('length'));
    }
    findings.checks.push({category: 'query', path: name, decision: byEquality, passed: own.mismatches.length === 0});
  }
  for (const mismatch of own.mismatches) {
    findings.mismatches.push({...mismatch, kind: 'QueryMismatch'});
  }
}

function compareParameterValue(
  name: string,
  place: readonly string[],
  expected: string,
  actual: string,
  context: Context,
  findings: Findings,
): void {
  const decision = context.isDefined(place) ? context.select(place, findings) : byEquality;
  const shown = place.at(-2) ?? name;
  const faults = decision.rules
    ? applyRules(decision, (rule) => matchText(rule, expected, actual, decision.cascaded))
    : expected === actual
      ? []
      : [`Expected query parameter '${shown}' with value '${expected}' but was '${actual}'`];
  for (const fault of faults) {
    addMismatch(findings, 'QueryMismatch', name, fault, decision);
  }
}
