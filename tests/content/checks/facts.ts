import {visit} from 'unist-util-visit';

import {sourceOf} from '../../../src/content/collection';
import type {Fact} from '../../../src/content/facts';
import {attributeOf, elementsOf, type ContentPage} from '../pages';

/** Lines of a page as written, with those of front matter and code fences empty. */
function proseLines(page: ContentPage): string[] {
  const lines = page.source.split('\n');
  visit(page.tree, ['code', 'yaml'], ({position}) => {
    for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line++) {
      lines[line - 1] = '';
    }
  });
  return lines;
}

/** Ids of the facts that a page shows, once for each use. */
export function factsOn(page: ContentPage): string[] {
  return elementsOf(page)
    .filter(({name}) => name === 'Fact')
    .map((element) => attributeOf(element, 'of') ?? '');
}

/**
 * Finds sentences that state a fact by hand, by the expressions in its `copies`.
 *
 * @returns a message per sentence, naming the place and the fix
 */
export function copyFaults(page: ContentPage, facts: readonly Fact[]): string[] {
  const copies = facts.flatMap(({id, copies: patterns = []}) =>
    patterns.map((pattern) => ({id, pattern: new RegExp(pattern, 'u')})),
  );
  return proseLines(page).flatMap((line, index) =>
    copies.flatMap(({id, pattern}) => {
      const [text] = pattern.exec(line) ?? [];
      return text === undefined
        ? []
        : [`${page.file}:${index + 1}: "${text}" states a fact by hand; write <Fact of="${id}" /> for its value`];
    }),
  );
}

/**
 * Finds facts that no page shows.
 *
 * @param shown ids of facts, from {@link factsOn}
 * @returns a message per fact, naming the place and the fix
 */
export function unusedFacts(facts: readonly Fact[], shown: ReadonlySet<string>): string[] {
  return facts
    .filter(({id}) => !shown.has(id))
    .map((fact) => {
      const {file, line} = sourceOf(fact);
      return `${file}:${line}: no page shows "${fact.id}"; write <Fact of="${fact.id}" /> where it is stated, or remove it`;
    });
}
