import {existsSync} from 'node:fs';
import path from 'node:path';

/** The values that occur more than once, each once. */
export const findDuplicates = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/**
 * Finds a link to a page that doesn't exist.
 *
 * @param page path relative to `docs/`, as in the links of pages: `/faq/index.mdx#heading`
 */
export const findPageFaults = (page: string, root: string): string[] =>
  existsSync(path.join(root, 'docs', page.replace(/#.*/, '')))
    ? []
    : [`there is no page docs${page}; link a page as /folder/page.mdx.`];
