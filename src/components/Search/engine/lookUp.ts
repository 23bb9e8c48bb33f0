import type {TermRange} from '@site/src/shared/search/format';
import {editDistance, toleranceOf} from './fuzzy';
import type {HeadIndex} from './headIndex';
import type {IndexFiles} from './indexFiles';
import {decodePostings, type Postings} from '@site/src/shared/search/postings';
import {prefixes, type Clause} from './query';
import {positionOf, startingWith} from './sortedTerms';

/** A term of the index that answers a clause, and how well. */
export interface Match {
  readonly term: string;
  readonly weight: number;
  /** Where it occurs in texts; undefined if it only occurs in titles, paths and headings. */
  readonly postings: Postings | undefined;
}

/** What was found for a clause. */
export interface Found {
  readonly clause: Clause;
  readonly matches: readonly Match[];
}

/** Maximum number of ranges to fetch for completing a prefix; shorter prefixes are completed from headings only. */
const rangesOfPrefix = 2;
/** Maximum number of ranges to fetch for correcting a misspelt word. */
const rangesOfMisspelling = 4;
const mostContinuations = 24;
const mostCorrections = 6;

function continuationWeight(typed: number, term: string): number {
  return 0.35 + 0.5 * Math.min(1, typed / term.length);
}

/** Looks the clauses of a query up in the headings and, range by range, in the terms of all texts. */
export class LookUp {
  private readonly decoded = new Map<string, Postings>();
  private readonly ranges = new Map<number, TermRange>();
  /** Set when a range couldn't be fetched, so that the answer comes from headings only. */
  failure: unknown = undefined;

  constructor(
    private readonly files: IndexFiles,
    private readonly head: HeadIndex,
    private readonly firstTerms: readonly string[],
  ) {}

  /** Finds the terms of the index that answer each clause. */
  async find(clauses: readonly Clause[]): Promise<Found[]> {
    const asked = clauses.filter(({incidental}) => !incidental);
    await this.fetch(asked.flatMap((clause) => this.rangesFor(clause)));
    const found = clauses.map((clause) => ({clause, matches: this.exactMatches(clause)}));
    const misspelt = found.filter(
      ({clause, matches}) => matches.length === 0 && !clause.incidental && toleranceOf(clause.term) > 0,
    );
    const corrections = await Promise.all(misspelt.map(({clause}) => this.correct(clause)));
    return found.map((entry) => {
      const at = misspelt.indexOf(entry);
      return at < 0 ? entry : {...entry, matches: corrections[at] ?? []};
    });
  }

  private rangeOf(term: string): number {
    const at = positionOf(this.firstTerms, term);
    return this.firstTerms[at] === term ? at : Math.max(0, at - 1);
  }

  private rangesFor(clause: Clause): number[] {
    const own = [this.rangeOf(clause.term)];
    if (clause.open) {
      for (const letters of prefixes(clause)) {
        const first = this.rangeOf(letters);
        const last = this.rangeOf(`${letters}\uffff`);
        if (last - first < rangesOfPrefix) {
          own.push(first, last);
        }
      }
    }
    return own;
  }

  private async fetch(numbers: readonly number[]): Promise<void> {
    await Promise.all(
      [...new Set(numbers)].map(async (number) => {
        if (number < this.firstTerms.length && !this.ranges.has(number)) {
          try {
            this.ranges.set(number, await this.files.terms(number));
          } catch (error) {
            this.failure = error;
          }
        }
      }),
    );
  }

  /** Terms of a range, ascending; as keys of an object, numbers would come first. */
  private termsOf(range: number): string[] {
    return Object.keys(this.ranges.get(range) ?? {}).sort();
  }

  private postingsOf(term: string): Postings | undefined {
    const known = this.decoded.get(term);
    if (known) {
      return known;
    }
    const range = this.ranges.get(this.rangeOf(term));
    const code = range && Object.hasOwn(range, term) ? range[term] : undefined;
    if (code === undefined) {
      return undefined;
    }
    const postings = decodePostings(code);
    this.decoded.set(term, postings);
    return postings;
  }

  private inHead(term: string): boolean {
    return this.head.terms[positionOf(this.head.terms, term)] === term;
  }

  /** Matches of a clause as typed, including completions of its last word. */
  private exactMatches(clause: Clause): Match[] {
    const weights = new Map<string, number>();
    if (this.inHead(clause.term) || this.postingsOf(clause.term)) {
      weights.set(clause.term, 1);
    }
    if (clause.open) {
      for (const letters of prefixes(clause)) {
        const loaded = [...new Set([this.rangeOf(letters), this.rangeOf(`${letters}\uffff`)])].flatMap((range) =>
          startingWith(this.termsOf(range), letters),
        );
        [...startingWith(this.head.terms, letters), ...loaded]
          .sort((one, other) => one.length - other.length)
          .slice(0, mostContinuations)
          .forEach((term) =>
            weights.set(term, Math.max(weights.get(term) ?? 0, continuationWeight(letters.length, term))),
          );
      }
    }
    return this.matchesOf(weights);
  }

  /** Matches of a misspelt clause: the most similar words, from the headings if there are any. */
  private async correct(clause: Clause): Promise<Match[]> {
    let nearest = this.nearest(clause.term, this.head.terms);
    if (nearest.size > 0) {
      await this.fetch([...nearest.keys()].map((term) => this.rangeOf(term)));
    } else {
      const letters = clause.term.slice(0, 2);
      const first = this.rangeOf(letters);
      const last = this.rangeOf(`${letters}\uffff`);
      const own = this.rangeOf(clause.term);
      const from = Math.max(first, Math.min(own - 1, last - rangesOfMisspelling + 1));
      const numbers = Array.from({length: Math.min(rangesOfMisspelling, last - from + 1)}, (_, index) => from + index);
      await this.fetch(numbers);
      nearest = this.nearest(
        clause.term,
        numbers.flatMap((number) => this.termsOf(number)),
      );
    }
    return this.matchesOf(nearest);
  }

  private nearest(word: string, terms: readonly string[]): Map<string, number> {
    const tolerance = toleranceOf(word);
    const near = terms.flatMap((term) => {
      const distance = Math.abs(term.length - word.length) > tolerance ? Infinity : editDistance(word, term, tolerance);
      // Typos in the first letter are rare, except for swapped letters.
      return distance <= tolerance && (term[0] === word[0] || term[0] === word[1]) ? [{term, distance}] : [];
    });
    near.sort((one, other) => one.distance - other.distance);
    const best = near[0]?.distance ?? 0;
    return new Map(
      near
        .filter(({distance}) => distance === best)
        .slice(0, mostCorrections)
        .map(({term, distance}) => [term, distance === 1 ? 0.6 : 0.4]),
    );
  }

  private matchesOf(weights: ReadonlyMap<string, number>): Match[] {
    return [...weights].map(([term, weight]) => ({term, weight, postings: this.postingsOf(term)}));
  }
}
