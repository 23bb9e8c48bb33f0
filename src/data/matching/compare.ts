// cspell:words contenttype

import {compareBody} from './compare-body';
import {compareHeaders, parameterFaults} from './compare-headers';
import {applyRules} from './compare-list';
import {compareQuery} from './compare-query';
import {addMismatch, by, byEquality, contextOf, noFindings, type Findings} from './context';
import {coreText} from './json';
import {matchJson, matchStatus, matchText} from './match-value';
import {root} from './paths';
import {isTypeKey, readPart} from './read-part';
import type {Decision, Json, Part, PartKind, SpecificationVersion, Verdict} from './types';

function compareMethod(expected: Part, actual: Part, findings: Findings): void {
  if (expected.method.toLowerCase() !== actual.method.toLowerCase()) {
    addMismatch(findings, 'MethodMismatch', '', `expected ${expected.method} but was ${actual.method}`, byEquality);
  }
}

function comparePath(expected: Part, actual: Part, findings: Findings): void {
  const context = contextOf(expected, 'path', false);
  const decision = context.select([], findings);
  const faults = decision.rules
    ? applyRules(decision, (rule) => matchText(rule, expected.path, actual.path, false))
    : expected.path === actual.path
      ? []
      : [`Expected '${actual.path}' to be equal to '${expected.path}'`];
  findings.checks.push({category: 'path', path: '', decision, passed: faults.length === 0});
  for (const fault of faults) {
    addMismatch(findings, 'PathMismatch', '', fault, decision);
  }
}

function compareStatus(expected: Part, actual: Part, findings: Findings): void {
  const decision = contextOf(expected, 'status', true).select([], findings);
  const faults = decision.rules
    ? applyRules(decision, (rule) => matchStatus(rule, expected.status, actual.status))
    : expected.status === actual.status
      ? []
      : [`expected ${expected.status} but was ${actual.status}`];
  findings.checks.push({category: 'status', path: '', decision, passed: faults.length === 0});
  for (const fault of faults) {
    addMismatch(findings, 'StatusMismatch', '', fault, decision);
  }
}

function compareMetadata(expected: Part, actual: Part, findings: Findings): void {
  const context = contextOf(expected, 'metadata', true);
  for (const [key, value] of expected.metadata) {
    const found = actual.metadata.get(key);
    const place = [...root, key];
    const decision = context.isDefined(place) ? context.select(place, findings) : byEquality;
    if (found === undefined) {
      const message = `Expected message metadata '${key}' but was missing`;
      addMismatch(findings, 'MetadataMismatch', key, message, by('presence'));
      findings.checks.push({category: 'metadata', path: key, decision: by('presence'), passed: false});
      continue;
    }
    const faults = metadataFaults(key, value, found, decision);
    findings.checks.push({category: 'metadata', path: key, decision, passed: faults.length === 0});
    for (const fault of faults) {
      const message = `Expected metadata key '${key}' to have value '${coreText(value)}' but was '${coreText(found)}' - ${fault}`;
      addMismatch(findings, 'MetadataMismatch', key, message, decision);
    }
  }
}

function metadataFaults(key: string, expected: Json, actual: Json, decision: Decision): readonly string[] {
  if (decision.rules) {
    return applyRules(decision, (rule) => matchJson(rule, expected, actual, decision.cascaded));
  }
  if (isTypeKey(key)) {
    const [wanted, found] = [expected, actual].map((value) => (typeof value === 'string' ? value : ''));
    const message = `Expected metadata '${key}' to have value '${wanted ?? ''}' but was '${found ?? ''}'`;
    return parameterFaults(wanted ?? '', found ?? '', message);
  }
  if (coreText(expected) === coreText(actual)) {
    return [];
  }
  const show = (value: Json): string => (typeof value === 'string' ? `'${value}'` : coreText(value));
  return [`Expected ${show(actual)} to be equal to ${show(expected)}`];
}

/**
 * Compares what came with what is expected, as Pact's Rust core does (`pact_matching`).
 *
 * @throws RegexFault for a pattern that can't be run, BodyFault for a body that is neither JSON nor text
 */
export function compareParts(expected: Part, actual: Part): Verdict {
  const findings = noFindings();
  switch (expected.kind) {
    case 'request':
      compareMethod(expected, actual, findings);
      comparePath(expected, actual, findings);
      compareQuery(expected, actual, findings);
      compareHeaders(expected, actual, findings);
      compareBody(expected, actual, findings);
      break;
    case 'response':
      compareStatus(expected, actual, findings);
      compareHeaders(expected, actual, findings);
      compareBody(expected, actual, findings);
      break;
    case 'message':
      compareBody(expected, actual, findings);
      compareMetadata(expected, actual, findings);
      break;
  }
  const {mismatches, checks, ties} = findings;
  return {passed: mismatches.length === 0, mismatches, checks, ties: [...ties.values()]};
}

/** An expectation and an actual value, as JSON texts. */
export interface Trial {
  readonly kind: PartKind;
  readonly version: SpecificationVersion;
  /** The request, response or message as the pact file has it, with its matching rules. */
  readonly expected: string;
  /** What came. */
  readonly actual: string;
}

/**
 * Reads and compares a trial.
 *
 * @throws JsonFault, PartFault, RuleFault or PathFault for what can't be read, RegexFault and BodyFault for what can't be
 *   compared
 */
export function compare({kind, version, expected, actual}: Trial): Verdict {
  return compareParts(
    readPart(expected, {kind, version, isActual: false}),
    readPart(actual, {kind, version, isActual: true}),
  );
}
