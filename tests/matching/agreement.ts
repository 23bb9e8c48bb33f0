// Compares what the site computes with what the core decides.
import {compare} from '@site/src/data/matching/compare';
import {BodyFault} from '@site/src/data/matching/compare-body';
import {toWholeRegExp} from '@site/src/data/matching/oniguruma';
import {setTranslator} from '@site/src/data/matching/regex';
import type {Verdict} from '@site/src/data/matching/types';
import type {Case, CoreAnswer, CoreMismatch} from './core';

setTranslator(toWholeRegExp);

/** How a pair came out. */
export interface Outcome {
  /** What both say, or why the pair isn't compared. */
  readonly kind:
    | 'both accept'
    | 'both refuse'
    | 'both find no request'
    | 'both cannot read the expectation'
    | 'neither JSON nor text'
    | 'two paths of the same weight'
    | 'differ';
  /** What differs. */
  readonly fault?: string;
}

/** Reasons of JSON parsers, which differ in their words. */
const parserWords = /^Failed to parse the (expected|actual) body: .*$/s;

const lines = (mismatches: readonly CoreMismatch[]): string =>
  mismatches
    .map(({kind, path, message}) => `${kind} ${path} ${message.replace(parserWords, 'Failed to parse the $1 body')}`)
    .sort()
    .join('\n');

function verdictOf(one: Case): Verdict | Error {
  try {
    return compare(one);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Compares the verdict, and number, kind, path and message of the mismatches.
 *
 * @param one what is expected, and what came
 * @param answer of the core
 */
export function agreement(one: Case, answer: CoreAnswer): Outcome {
  const verdict = verdictOf(one);
  if (verdict instanceof BodyFault) {
    return {kind: 'neither JSON nor text'};
  }
  if (verdict instanceof Error) {
    return answer.outcome === 'failed'
      ? {kind: 'both cannot read the expectation'}
      : {kind: 'differ', fault: `${verdict.message}, but the core says: ${answer.outcome}`};
  }
  if (verdict.ties.length > 0) {
    return {kind: 'two paths of the same weight'};
  }
  switch (answer.outcome) {
    case 'failed':
      return {kind: 'differ', fault: `the core failed: ${answer.message}`};
    case 'not-found':
      return verdict.mismatches.some(({kind}) => kind === 'MethodMismatch' || kind === 'PathMismatch')
        ? {kind: 'both find no request'}
        : {kind: 'differ', fault: 'the core finds no request with this method and path'};
    case 'matched':
    case 'mismatched': {
      const [ours, theirs] = [lines(verdict.mismatches), lines(answer.outcome === 'matched' ? [] : answer.mismatches)];
      return ours === theirs
        ? {kind: verdict.passed ? 'both accept' : 'both refuse'}
        : {kind: 'differ', fault: `the core:\n${theirs}\nthe site:\n${ours}`};
    }
  }
}

/** Counts outcomes by kind, for a line of the report. */
export function countOutcomes(outcomes: readonly Outcome[]): string {
  const kinds = [...new Set(outcomes.map(({kind}) => kind))].sort();
  return kinds.map((kind) => `${kind}: ${outcomes.filter((each) => each.kind === kind).length}`).join(', ');
}
