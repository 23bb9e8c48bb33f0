import type {Topic} from '../../data/library-guides';
import {assertNoFaults, type ContentFile, defineCollection, faultAt, findPageFaults, sourceOf} from '../collection';

/** A question with the page that answers it. */
export interface Decision {
  /** Relative to `docs/`, as in links. */
  readonly page: string;
  /** The question, without "How do I". */
  readonly question: string;
  /** Short answer, a line of Markdown. */
  readonly answer: string;
  /** Topics of library guides that link to it. */
  readonly topics: readonly Topic[];
}

/** Questions that belong together, under one heading. */
export interface DecisionGroup {
  readonly title: string;
  readonly decisions: readonly Decision[];
}

/** Finds faults that the schema can't express: duplicates, and missing pages. */
function findFaults(groups: readonly DecisionGroup[], root: string): string[] {
  const decisions = groups.flatMap((group) => group.decisions);
  const titles = groups.map(({title}) => title);
  const pages = decisions.map(({page}) => page);
  return [
    ...groups
      .filter(({title}, index) => titles.indexOf(title) < index)
      .map((group) => faultAt(sourceOf(group), `title: two groups have the title "${group.title}"; merge them.`)),
    ...decisions.flatMap((decision, index) => {
      const {page} = decision;
      return [
        ...findPageFaults(page, root).map((fault) => `page: ${fault}`),
        ...(pages.indexOf(page) < index ? [`page: ${page} already answers another question; keep one.`] : []),
      ].map((fault) => faultAt(sourceOf(decision), fault));
    }),
  ];
}

function build([file]: readonly ContentFile[], root: string): readonly DecisionGroup[] {
  const groups = file?.value as readonly DecisionGroup[];
  assertNoFaults(findFaults(groups, root));
  return groups;
}

/** The questions of `content/decisions.yml` by group, in the order of a reader's tasks. */
export const readDecisions = defineCollection({
  from: 'content/decisions.yml',
  schema: 'content/decisions.schema.json',
  build,
});
