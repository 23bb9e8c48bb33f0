import {headerContext, headerFaults} from './compare-headers';
import {compareJson} from './compare-json';
import {applyRules} from './compare-list';
import {
  areComparable,
  detectContentType,
  detectFromStart,
  formatOf,
  isEquivalent,
  parseContentType,
  printContentType,
  unknownType,
  type ContentType,
} from './content-type';
import {addCheck, addMismatch, by, byEquality, contextOf, type Context, type Findings} from './context';
import {JsonFault, parseJson} from './json';
import {matchText} from './match-value';
import {root} from './paths';
import {contentTypeOf, metadataType} from './read-part';
import type {Body, Part} from './types';

/** A body that this page doesn't compare. */
export class BodyFault extends Error {
  override name = 'BodyFault';
}

/** Type of a body: the header, or how the body begins. */
function typeOf(
  body: Body,
  header: string | undefined,
  detect: (text: string) => ContentType | undefined = detectContentType,
): ContentType {
  if (body.state === 'present' && body.contentType !== undefined) {
    return parseContentType(body.contentType) ?? unknownType;
  }
  const type = header === undefined ? undefined : parseContentType(header);
  return type ?? (body.state === 'present' ? detect(body.text) : undefined) ?? unknownType;
}

/**
 * Compares the body, or the contents of a message.
 *
 * @throws RegexFault for a pattern that can't be run, BodyFault for a body that is neither JSON nor text
 */
export function compareBody(expected: Part, actual: Part, findings: Findings): void {
  const isMessage = expected.kind === 'message';
  const [wanted, found] = isMessage
    ? [
        typeOf(expected.body, metadataType(expected.metadata), detectFromStart),
        typeOf(actual.body, metadataType(actual.metadata), detectFromStart),
      ]
    : [typeOf(expected.body, contentTypeOf(expected.headers)), typeOf(actual.body, contentTypeOf(actual.headers))];
  const context = contextOf(expected, 'body', expected.kind !== 'request');
  if (isMessage ? isEquivalent(wanted, found) : canCompare(wanted, found, expected, findings)) {
    compareContent(wanted, expected.body, actual.body, context, findings);
  } else if (expected.body.state === 'present') {
    const [expectedType, actualType] = [printContentType(wanted), printContentType(found)];
    const message = isMessage
      ? `Expected message with content type ${expectedType} but was ${actualType}`
      : `Expected a body of '${expectedType}' but the actual content type was '${actualType}'`;
    addMismatch(findings, 'BodyTypeMismatch', '', message, by('content-type'));
  }
}

/** Whether the types fit, or a rule of the header accepts the actual one. */
function canCompare(wanted: ContentType, found: ContentType, expected: Part, findings: Findings): boolean {
  if (areComparable(wanted, found)) {
    return true;
  }
  const context = headerContext(expected);
  return (
    context.isDefined([...root, 'content-type']) &&
    headerFaults('Content-Type', 0, printContentType(wanted), printContentType(found), context, true, findings)
      .length === 0
  );
}

/** A body as the core prints it in a message. */
function displayBody(body: Body): string {
  switch (body.state) {
    case 'present':
      return `Present(${new TextEncoder().encode(body.text).length} bytes${
        body.contentType === undefined ? '' : `, ${body.contentType}`
      })`;
    case 'missing':
      return 'Missing';
    case 'null':
      return 'Null';
    case 'empty':
      return 'Empty';
  }
}

function compareContent(type: ContentType, expected: Body, actual: Body, context: Context, findings: Findings): void {
  if (expected.state === 'missing') {
    return;
  }
  if (expected.state !== 'present') {
    if (actual.state === 'present') {
      addMismatch(
        findings,
        'BodyMismatch',
        '/',
        `Expected empty body but received ${displayBody(actual)}`,
        by('empty'),
      );
    }
    return;
  }
  if (actual.state !== 'present') {
    const state = actual.state === 'missing' ? 'missing' : 'empty';
    addMismatch(
      findings,
      'BodyMismatch',
      '/',
      `Expected body ${displayBody(expected)} but was ${state}`,
      by('presence'),
    );
    return;
  }
  const format = formatOf(type);
  if (format === 'json') {
    compareJsonBodies(expected.text, actual.text, context, findings);
  } else if (format === 'text') {
    compareTexts(expected.text, actual.text, context, findings);
  } else {
    throw new BodyFault(printContentType(type));
  }
}

function compareJsonBodies(expected: string, actual: string, context: Context, findings: Findings): void {
  const parsed = (['expected', 'actual'] as const).map((side) => {
    try {
      return parseJson(side === 'expected' ? expected : actual);
    } catch (error) {
      if (!(error instanceof JsonFault)) {
        throw error;
      }
      addMismatch(findings, 'BodyMismatch', '$', `Failed to parse the ${side} body: '${error.reason}'`, byEquality);
      return undefined;
    }
  });
  const [wanted, found] = parsed;
  if (wanted !== undefined && found !== undefined) {
    compareJson(root, wanted, found, context, findings);
  }
}

function compareTexts(expected: string, actual: string, context: Context, findings: Findings): void {
  const decision = context.isDefined(root) ? context.select(root, findings) : byEquality;
  const faults = decision.rules
    ? applyRules(decision, (rule) => matchText(rule, expected, actual, decision.cascaded))
    : expected === actual
      ? []
      : [`Expected body '${expected}' to match '${actual}' using equality but did not match`];
  addCheck(findings, context, root, decision, faults.length === 0);
  for (const fault of faults) {
    addMismatch(findings, 'BodyMismatch', '$', fault, decision);
  }
}
