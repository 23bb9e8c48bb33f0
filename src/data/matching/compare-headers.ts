import {applyRules, compareListByRules} from './compare-list';
import {addMismatch, by, Context, noFindings, type Findings} from './context';
import {plainText} from './json';
import {matchText} from './match-value';
import {root} from './paths';
import type {Decision, Part, RuleEntry} from './types';

const byHeader = by('header');
const parameterisedHeaders = ['accept', 'content-type'];

/**
 * Compares a header such as `text/html; charset=utf-8`: the value, then the parameters that are expected.
 *
 * @returns the message for each difference
 */
export function parameterFaults(expected: string, actual: string, message: string): readonly string[] {
  const split = (value: string): string[] =>
    value
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const parameters = (parts: readonly string[]): Map<string, string> =>
    new Map(
      parts.flatMap((part): [string, string][] => {
        const at = part.indexOf('=');
        return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
      }),
    );
  const [[wanted = '', ...wantedParts], [found = '', ...foundParts]] = [split(expected), split(actual)];
  if (wanted !== found) {
    return [message];
  }
  const actualParameters = parameters(foundParts);
  return [...parameters(wantedParts)].flatMap(([name, value]) =>
    actualParameters.get(name)?.toLowerCase() === value.toLowerCase() ? [] : [message],
  );
}

const normalizeCommas = (value: string): string =>
  value
    .split(',')
    .map((part) => part.trim())
    .join(',');

/** What refuses a value of a header, and the rules that decided. */
export function headerFaults(
  name: string,
  index: number,
  expectedValue: string,
  actualValue: string,
  context: Context,
  isSingle: boolean,
  findings: Findings,
): readonly (readonly [string, Decision])[] {
  const place = [...root, name.toLowerCase()];
  const [expected, actual] = [expectedValue.trim(), actualValue.trim()];
  const at = (fault: string): string => (isSingle ? fault : `${fault} for value at index ${index}`);
  const indexed = [...place, String(index)];
  const where = context.isDefined(place) ? place : context.isDefined(indexed) ? indexed : undefined;
  if (where) {
    const decision = context.select(where, findings);
    return applyRules(decision, (rule) => matchText(rule, expected, actual, decision.cascaded)).map((fault) => [
      at(fault),
      decision,
    ]);
  }
  if (parameterisedHeaders.includes(name.toLowerCase())) {
    const message = isSingle
      ? `Expected header '${name}' to have value '${expected}' but was '${actual}'`
      : `Expected header '${name}' at index ${index} to have value '${expected}' but was '${actual}'`;
    return parameterFaults(expected, actual, message).map((fault) => [fault, byHeader]);
  }
  const [wanted, found] = [normalizeCommas(expected), normalizeCommas(actual)];
  return wanted === found ? [] : [[at(`Expected '${found}' to be equal to '${wanted}'`), byHeader]];
}

/** The rules of headers; the case of names doesn't matter. */
export const headerContext = (expected: Part): Context =>
  new Context(
    'header',
    (expected.rules.get('header') ?? []).map((entry): RuleEntry => ({
      ...entry,
      tokens: entry.tokens.map((token) =>
        token.type === 'field' ? {type: 'field', name: token.name.toLowerCase()} : token,
      ),
    })),
    false,
  );

/**
 * Compares the headers, as `headers.rs` of `pact_matching` does.
 *
 * @throws RegexFault for a pattern that can't be run
 */
export function compareHeaders(expected: Part, actual: Part, findings: Findings): void {
  const context = headerContext(expected);
  for (const [name, values] of expected.headers ?? []) {
    const [, found] = [...(actual.headers ?? [])].find(([each]) => each.toLowerCase() === name.toLowerCase()) ?? [];
    const before = findings.mismatches.length;
    if (found === undefined) {
      addMismatch(findings, 'HeaderMismatch', name, `Expected a header '${name}' but was missing`, by('presence'));
    } else if (values.length === 0 && found.length > 0) {
      const message = `Expected an empty header '${name}' but actual value was '${found.join(', ')}'`;
      addMismatch(findings, 'HeaderMismatch', name, message, by('presence'));
    } else {
      compareHeader(name, values, found, context, findings);
    }
    const decision = context.select([...root, name.toLowerCase()], findings);
    findings.checks.push({
      category: 'header',
      path: name,
      decision: decision.rules ? decision : byHeader,
      passed: findings.mismatches.length === before,
    });
  }
}

function compareHeader(
  name: string,
  expected: readonly string[],
  actual: readonly string[],
  context: Context,
  findings: Findings,
): void {
  const addFaults = (into: Findings, index: number, item: string, value: string, inner: Context, single: boolean) => {
    for (const [fault, decision] of headerFaults(name, index, item, value, inner, single, into)) {
      addMismatch(into, 'HeaderMismatch', name, `Mismatch with header '${name}': ${fault}`, decision);
    }
  };
  const [first, firstActual] = [expected[0], actual[0]];
  if (expected.length === 1 && actual.length === 1 && first !== undefined && firstActual !== undefined) {
    addFaults(findings, 0, first, firstActual, context, true);
    return;
  }
  const place = [...root, name.toLowerCase()];
  if (context.isDefined(place)) {
    const own = noFindings();
    const decision = context.select(place, own);
    compareListByRules(
      place,
      decision,
      expected,
      actual,
      context,
      own,
      (_, item, value, inner, found) => addFaults(found, 0, plainText(item), plainText(value), inner, false),
      plainText,
    );
    findings.mismatches.push(...own.mismatches.map((mismatch) => ({...mismatch, kind: 'HeaderMismatch' as const})));
    return;
  }
  for (let index = 0; index < Math.max(expected.length, actual.length); index += 1) {
    const [item = '', value] = [expected[index], actual[index]];
    if (value === undefined) {
      const message =
        `Mismatch with header '${name}': Expected value '${item}' at index ${index} but was missing ` +
        `(actual has ${actual.length} value(s))`;
      addMismatch(findings, 'HeaderMismatch', name, message, by('presence'));
    } else {
      addFaults(findings, index, item, value, context, false);
    }
  }
}
