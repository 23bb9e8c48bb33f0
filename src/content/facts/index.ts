import {suggestName} from '../../data/near-names';
import {assertNoFaults, type ContentFile, defineCollection, faultAt, findDuplicates, sourceOf} from '../collection';

/** A fact that several pages state; `content/facts.schema.json` describes the fields. */
export interface Fact {
  readonly id: string;
  /** Markdown that fits into a sentence. */
  readonly value: string;
  readonly means: string;
  readonly source: string;
  readonly read: string;
  /** Regular expressions of sentences that state the value by hand. */
  readonly copies?: readonly string[];
}

function patternFault(pattern: string): string[] {
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch (error) {
    return [`copies: ${error instanceof Error ? error.message : String(error)}; correct the expression.`];
  }
}

function build([file]: readonly ContentFile[]): readonly Fact[] {
  const facts = file?.value as readonly Fact[];
  const twice = findDuplicates(facts.map(({id}) => id));
  assertNoFaults(
    facts.flatMap((fact) =>
      [
        ...(twice.includes(fact.id) ? [`id: "${fact.id}" appears twice; keep one.`] : []),
        ...(fact.copies ?? []).flatMap(patternFault),
      ].map((fault) => faultAt(sourceOf(fact), fault)),
    ),
  );
  return facts;
}

/** The facts of `content/facts.yml`. */
export const readFacts = defineCollection({from: 'content/facts.yml', schema: 'content/facts.schema.json', build});

/** Finds a fact. @throws Error with the closest existing id */
export function findFact(id: string, root?: string): Fact {
  const facts = readFacts(root);
  const fact = facts.find((each) => each.id === id);
  if (!fact) {
    const ids = facts.map((each) => each.id);
    throw new Error(`There is no fact "${id}" in content/facts.yml; add it, or use another.${suggestName(id, ids)}`);
  }
  return fact;
}
