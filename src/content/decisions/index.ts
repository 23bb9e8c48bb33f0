import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Topic} from '../../data/library-guides';
import {ContentError, defineCollection, faultAt, sourceOf, type ContentFile} from '../collection';

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

const isRepeated = (value: string, index: number, values: readonly string[]): boolean => values.indexOf(value) < index;

/** Finds faults that the schema can't express: duplicates, and missing pages. */
function findFaults(groups: readonly DecisionGroup[], root: string): string[] {
  const decisions = groups.flatMap((group) => group.decisions);
  const titles = groups.map(({title}) => title);
  const pages = decisions.map(({page}) => page);
  return [
    ...groups
      .filter(({title}, index) => isRepeated(title, index, titles))
      .map((group) => faultAt(sourceOf(group), `title: two groups have the title "${group.title}"; merge them.`)),
    ...decisions.flatMap((decision, index) => {
      const {page} = decision;
      return [
        ...(existsSync(path.join(root, 'docs', page))
          ? []
          : [`page: there is no page docs${page}; link a page as /folder/page.mdx.`]),
        ...(isRepeated(page, index, pages) ? [`page: ${page} already answers another question; keep one.`] : []),
      ].map((fault) => faultAt(sourceOf(decision), fault));
    }),
  ];
}

function build([file]: readonly ContentFile[], root: string): readonly DecisionGroup[] {
  const groups = file?.value as readonly DecisionGroup[];
  const faults = findFaults(groups, root);
  if (faults.length > 0) {
    throw new ContentError(faults);
  }
  return groups;
}

/** The questions of `content/decisions.yml` by group, in the order of a reader's tasks. */
export const readDecisions = defineCollection({
  from: 'content/decisions.yml',
  schema: 'content/decisions.schema.json',
  build,
});
