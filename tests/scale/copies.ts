import path from 'node:path';

import type {ContentPage} from '../content/pages';

/** A file to write. */
export interface Copy {
  readonly file: string;
  readonly text: string;
}

/** Copies a page beside the original, so that its relative links work, with its own title and URL. */
function copyOf({file, source}: ContentPage, number: number): Copy {
  const {dir, name, ext} = path.posix.parse(file);
  const text = source
    .replace(/^slug: .*\n/m, '')
    .replace(
      /^title: *(["']?)(.*?)\1 *$/m,
      (_, quote: string, title: string) => `title: ${quote}${title}, copy ${number}${quote}`,
    );
  return {file: path.posix.join(dir, `${name}-copy-${number}${ext}`), text};
}

/**
 * Copies pages round robin, to measure a larger site.
 *
 * @throws Error when there are no pages, or the count is invalid
 */
export function copiesOf(pages: readonly ContentPage[], count: number): Copy[] {
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`Copies must be a positive integer, not ${count}.`);
  }
  return Array.from({length: count}, (_, index) => {
    const page = pages[index % pages.length];
    if (!page) {
      throw new Error('Found no page to copy; run this from the root of the project.');
    }
    return copyOf(page, index + 1);
  });
}
