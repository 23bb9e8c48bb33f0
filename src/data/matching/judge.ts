import {compareParts, type Trial} from './compare';
import {BodyFault} from './compare-body';
import {findDoubts, preventsVerdict, type DoubtKind} from './doubts';
import {JsonFault} from './json';
import {longestText} from './limits';
import {PathFault} from './paths';
import {PartFault, readPart} from './read-part';
import {RegexFault} from './regex';
import {RuleFault} from './rules';
import type {Category, Decision, MismatchKind, Part, Principle, Rule, RuleList, Verdict} from './types';

/** What decided a value, to show it. */
export interface ShownDecision {
  /** What decided instead of rules. */
  readonly principle: Principle | undefined;
  /** The rules as the pact file has them; none if a principle decided. */
  readonly rules: readonly string[];
  readonly combine: 'AND' | 'OR';
  /** The path expression of the rules. */
  readonly from: string | undefined;
  readonly cascaded: boolean;
}

/** A difference, to show it. */
export interface ShownMismatch {
  readonly kind: MismatchKind;
  readonly path: string;
  readonly message: string;
  readonly decision: ShownDecision;
}

/** A value that was compared, to show it. */
export interface ShownCheck {
  readonly category: Category;
  readonly path: string;
  readonly decision: ShownDecision;
  readonly passed: boolean;
}

/** A verdict as plain data, which a worker can send. */
export interface ShownVerdict {
  readonly passed: boolean;
  readonly mismatches: readonly ShownMismatch[];
  readonly checks: readonly ShownCheck[];
  readonly ties: readonly (readonly [string, string])[];
}

/** What can be wrong with a trial, or doubtful. */
export type ProblemKind =
  | DoubtKind
  | ('json' | 'quotes' | 'not-object' | 'status' | 'encoded' | 'path' | 'rule' | 'unknown-rule')
  | ('regex' | 'body' | 'size' | 'time');

/** Why a trial can't be compared, or what its reader should know about a rule. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly side: 'expected' | 'actual';
  /** The words of a parser or of the core, or the name or pattern that is meant. */
  readonly detail: string;
  /** Where, in UTF-16 units from the start of the text. */
  readonly offset: number;
  readonly length: number;
}

/** A verdict, or the reasons why there is none. */
export interface Judgement {
  readonly verdict: ShownVerdict | undefined;
  readonly problems: readonly Problem[];
}

/** The rules that decided. Limits of a list don't apply to what is in it, and variants are left out. */
function printRules({rules, written = []}: RuleList, cascaded: boolean): readonly string[] {
  return rules.map((rule, index) => {
    const isShort = rule.match === 'arrayContains' || (rule.match === 'type' && cascaded);
    return isShort ? JSON.stringify({match: rule.match}) : (written[index] ?? JSON.stringify(rule));
  });
}

const show = ({principle, rules, from, cascaded}: Decision): ShownDecision => ({
  principle,
  rules: rules ? printRules(rules, cascaded) : [],
  combine: rules?.combine ?? 'AND',
  from,
  cascaded,
});

const showVerdict = ({passed, mismatches, checks, ties}: Verdict): ShownVerdict => ({
  passed,
  mismatches: mismatches.map((mismatch) => ({...mismatch, decision: show(mismatch.decision)})),
  checks: checks.map((check) => ({...check, decision: show(check.decision)})),
  ties,
});

/** Where a text has a JSON string, or the matching rules if it is written in another way. */
function locate(text: string, value: string): {readonly offset: number; readonly length: number} {
  const [literal, rules] = [JSON.stringify(value), '"matchingRules"'];
  const rulesAt = Math.max(text.indexOf(rules), 0);
  // A key or value of the body may have the same words as a path or rule.
  const offset = [text.indexOf(literal, rulesAt), text.indexOf(literal)].find((found) => found >= 0);
  return offset === undefined ? {offset: rulesAt, length: rules.length} : {offset, length: literal.length};
}

function problemOf(error: unknown, side: Problem['side'], text: string): Problem {
  const whole = {side, offset: 0, length: 1};
  if (error instanceof JsonFault) {
    // Code of a test, or what Python prints for a dictionary, has other quotes or none.
    const hasOtherQuotes =
      /^['A-Za-z_$]/.test(text.slice(error.offset)) && !/^(?:true|false|null)\b/.test(text.slice(error.offset));
    return {...whole, kind: hasOtherQuotes ? 'quotes' : 'json', detail: error.reason, offset: error.offset};
  }
  if (error instanceof PartFault) {
    return {...whole, kind: error.kind, detail: '', ...(error.kind === 'status' ? locate(text, 'status') : {})};
  }
  if (error instanceof PathFault) {
    return {...whole, kind: 'path', detail: error.message, ...locate(text, error.expression)};
  }
  if (error instanceof RuleFault) {
    return {...whole, kind: 'rule', detail: error.message, ...locate(text, 'matchingRules')};
  }
  if (error instanceof RegexFault) {
    return {...whole, kind: 'regex', detail: `${error.pattern}: ${error.reason}`, ...locate(text, error.pattern)};
  }
  if (error instanceof BodyFault) {
    return {...whole, kind: 'body', detail: error.message};
  }
  throw error;
}

/** Rules that neither the core nor this page has. */
function unknownRules(part: Part, text: string): Problem[] {
  const names = (rules: readonly Rule[]): string[] =>
    rules.flatMap((rule) => {
      switch (rule.match) {
        case 'plugin':
          return [rule.name];
        case 'eachKey':
        case 'eachValue':
          return names(rule.rules);
        case 'arrayContains':
          return rule.variants.flatMap((variant) => variant.rules.flatMap((entry) => names(entry.rules)));
        default:
          return [];
      }
    });
  const all = new Set([...part.rules.values()].flat().flatMap(({rules}) => names(rules)));
  return [...all].map((name) => ({kind: 'unknown-rule', side: 'expected', detail: name, ...locate(text, name)}));
}

/**
 * Compares what came with what is expected, and says where and why that isn't possible.
 *
 * @param trial what the reader typed
 * @returns plain data, which a worker can send
 */
export function judge({kind, version, ...texts}: Trial): Judgement {
  const tooLong = (['expected', 'actual'] as const).filter((side) => texts[side].length > longestText);
  if (tooLong.length > 0) {
    const problems = tooLong.map((side) => ({side, kind: 'size', detail: '', offset: longestText, length: 1}) as const);
    return {verdict: undefined, problems};
  }
  const problems: Problem[] = [];
  const [expected, actual] = (['expected', 'actual'] as const).map((side) => {
    try {
      return readPart(texts[side], {kind, version, isActual: side === 'actual'});
    } catch (error) {
      problems.push(problemOf(error, side, texts[side]));
      return undefined;
    }
  });
  if (expected) {
    problems.push(...unknownRules(expected, texts.expected));
  }
  try {
    const verdict = expected && actual ? showVerdict(compareParts(expected, actual)) : undefined;
    const doubts = findDoubts(texts, expected, actual);
    problems.push(...doubts.map(({at, ...doubt}) => ({...doubt, ...locate(texts[doubt.side], at)})));
    return {verdict: doubts.some(preventsVerdict) ? undefined : verdict, problems};
  } catch (error) {
    return {verdict: undefined, problems: [...problems, problemOf(error, 'expected', texts.expected)]};
  }
}
