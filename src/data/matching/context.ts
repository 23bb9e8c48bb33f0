import {fits, printPlace, weightOf, type Place} from './paths';
import type {Category, Check, Decision, Mismatch, MismatchKind, Part, Principle, RuleEntry} from './types';

/** A decision without a rule. */
export const by = (principle: Principle): Decision => ({
  principle,
  rules: undefined,
  from: undefined,
  cascaded: false,
});

/** A decision by one of several rules. */
export const onlyRule = (decision: Decision, index: number): Decision => ({
  ...decision,
  rules: decision.rules && {
    ...decision.rules,
    rules: decision.rules.rules.slice(index, index + 1),
    written: decision.rules.written?.slice(index, index + 1),
  },
});

/** No rule: the value must be equal. */
export const byEquality: Decision = by('equality');

/** What a comparison finds. */
export interface Findings {
  readonly mismatches: Mismatch[];
  readonly checks: Check[];
  /** Pairs of path expressions with equal weight, by the two together. */
  readonly ties: Map<string, readonly [string, string]>;
}

/** Creates an empty list of findings. */
export const noFindings = (): Findings => ({mismatches: [], checks: [], ties: new Map()});

/** Adds two path expressions of which the core takes either. */
export function addTie(findings: Findings, one: string, other: string): void {
  findings.ties.set(`${one} ${other}`, [one, other]);
}

/** The rules of a category, and how the core chooses among them. */
export class Context {
  /**
   * @param category what is compared
   * @param entries the rules of the category
   * @param allowsUnexpectedKeys whether an object may have keys that aren't expected: yes but in requests
   */
  constructor(
    readonly category: Category,
    readonly entries: readonly RuleEntry[],
    readonly allowsUnexpectedKeys: boolean,
  ) {}

  /** The same comparison with other rules. */
  withRules(entries: readonly RuleEntry[]): Context {
    // The core treats these as rules for a body, wherever they came from.
    return new Context('body', entries, this.allowsUnexpectedKeys);
  }

  /** Whether any rule fits the place, or one above it. */
  isDefined(place: Place): boolean {
    return this.entries.some(({tokens}) => this.#isWhole || fits(tokens, place));
  }

  /**
   * The rules that decide at a place: of those that fit, the ones with the highest weight.
   *
   * @param findings takes a pair of expressions with the same weight
   */
  select(place: Place, findings: Findings): Decision {
    const fitting = this.entries.filter(({tokens}) => this.#isWhole || fits(tokens, place));
    if (this.category !== 'body' && this.category !== 'metadata') {
      const [first] = fitting;
      return first === undefined ? byEquality : {principle: undefined, rules: first, from: first.path, cascaded: false};
    }
    const weighed = fitting
      .map((entry) => ({entry, weight: weightOf(entry.tokens, place)}))
      .sort((a, b) => b.weight - a.weight);
    const [best, second] = weighed;
    if (best === undefined) {
      return byEquality;
    }
    if (second !== undefined && second.weight === best.weight) {
      addTie(findings, best.entry.path, second.entry.path);
    }
    return {
      principle: undefined,
      rules: best.entry,
      from: best.entry.path,
      cascaded: best.entry.tokens.length !== place.length,
    };
  }

  /** The rules whose expression has as many parts as the place; only bodies have such. */
  directRules(place: Place): readonly RuleEntry[] {
    return this.category === 'body'
      ? this.entries.filter(({tokens}) => tokens.length === place.length && fits(tokens, place))
      : [];
  }

  /** The path and the status are single values, so that any rule of the category is about them. */
  get #isWhole(): boolean {
    return this.category === 'path' || this.category === 'status';
  }
}

/** Adds a value that was compared. */
export function addCheck(
  findings: Findings,
  context: Context,
  place: Place,
  decision: Decision,
  passed: boolean,
): void {
  findings.checks.push({category: context.category, path: printPlace(place), decision, passed});
}

/** Adds a mismatch. */
export function addMismatch(
  findings: Findings,
  kind: MismatchKind,
  path: string,
  message: string,
  decision: Decision,
): void {
  findings.mismatches.push({kind, path, message, decision});
}

/** Adds a mismatch at a place of a body. */
export function addBodyMismatch(findings: Findings, place: Place, message: string, decision: Decision): void {
  addMismatch(findings, 'BodyMismatch', printPlace(place), message, decision);
}

/** The rules of a part for a category. */
export function contextOf(part: Part, category: Category, allowsUnexpectedKeys: boolean): Context {
  return new Context(category, part.rules.get(category) ?? [], allowsUnexpectedKeys);
}
