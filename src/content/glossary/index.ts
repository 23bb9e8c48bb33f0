import {
  assertNoFaults,
  type ContentFile,
  defineCollection,
  faultAt,
  findDuplicates,
  findPageFaults,
  sourceOf,
} from '../collection';

/** A term of the glossary; `content/glossary.schema.json` describes the fields. */
export interface Term {
  readonly id: string;
  readonly term: string;
  readonly forms: readonly string[];
  readonly except?: readonly string[];
  readonly everywhere: boolean;
  readonly short: string;
  /** Markdown, paragraphs separated by a blank line. */
  readonly definition: string;
  readonly alsoCalled?: string;
}

/** Finds faults that the schema can't express: order, duplicates, and broken links. */
function findFaults(terms: readonly Term[], root: string): string[] {
  const ids = terms.map(({id}) => id);
  const twice = [...findDuplicates(ids), ...findDuplicates(terms.flatMap(({forms}) => forms))];
  const sorted = terms.map(({term}) => term).sort((a, b) => a.localeCompare(b, 'en'));
  const misplaced = terms.find(({term}, index) => term !== sorted[index]);
  const findLinkFaults = (url: string): string[] => {
    if (url.startsWith('#')) {
      return ids.includes(url.slice(1)) ? [] : [`there is no term ${url}; use the id of a term.`];
    }
    return /^https?:/.test(url) ? [] : findPageFaults(url, root);
  };
  return [
    ...(misplaced
      ? [faultAt(sourceOf(misplaced), `term: "${misplaced.term}" is out of order; sort terms by name.`)]
      : []),
    ...terms.flatMap((term) => {
      const {id, forms, except = [], definition} = term;
      const links = [...definition.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
      return [
        ...[id, ...forms]
          .filter((name) => twice.includes(name))
          .map((name) => `forms: "${name}" appears twice; keep it in one place.`),
        ...except
          .filter((phrase) => !forms.some((form) => phrase.includes(form)))
          .map((phrase) => `except: "${phrase}" contains none of the forms; remove it.`),
        ...links.flatMap(findLinkFaults).map((fault) => `definition: ${fault}`),
      ].map((fault) => faultAt(sourceOf(term), fault));
    }),
  ];
}

function build([file]: readonly ContentFile[], root: string): readonly Term[] {
  const terms = file?.value as readonly Term[];
  assertNoFaults(findFaults(terms, root));
  return terms;
}

/** The terms of `content/glossary.yml`, in alphabetical order. */
export const readGlossary = defineCollection({
  from: 'content/glossary.yml',
  schema: 'content/glossary.schema.json',
  build,
});
