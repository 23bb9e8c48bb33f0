import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Topic} from '../../data/library-guides';
import {ContentError, defineCollection, faultAt, sourceOf, type ContentFile} from '../collection';

/** A question with the page that answers it. */
export interface Decision {
  /** From the top of `docs/`, as links of pages have it. */
  readonly page: string;
  /** What follows "How do I". */
  readonly question: string;
  /** The short answer, a line of Markdown. */
  readonly answer: string;
  /** Pages of each library's section that link to it. */
  readonly topics: readonly Topic[];
}

/** Questions that belong together, under one heading. */
export interface DecisionGroup {
  readonly title: string;
  readonly decisions: readonly Decision[];
}

const isRepeated = (value: string, index: number, values: readonly string[]): boolean => values.indexOf(value) < index;

/** What the schema can't say: duplicates, and pages that don't exist. */
function findFaults(groups: readonly DecisionGroup[], root: string): string[] {
  const decisions = groups.flatMap((group) => group.decisions);
  const titles = groups.map(({title}) => title);
  const pages = decisions.map(({page}) => page);
  return [
    ...groups
      .filter(({title}, index) => isRepeated(title, index, titles))
      .map((group) =>
        faultAt(sourceOf(group), `title: there are two headings "${group.title}"; put their questions under one.`),
      ),
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

/** The questions of `content/decisions.yml` in groups, in the order in which a reader meets them. */
export const readDecisions = defineCollection({
  from: 'content/decisions.yml',
  schema: 'content/decisions.schema.json',
  build,
});
