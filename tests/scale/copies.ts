import path from 'node:path';

import type {ContentPage} from '../content/pages';

/** A file to write. */
export interface Copy {
  readonly file: string;
  readonly text: string;
}

/** The page once more, beside the original so that its relative links hold, with a title and an address of its own. */
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
 * As many copies of pages as a trial of a larger site asks for: of each page one, then of each a second one.
 *
 * @throws Error where there is no page to copy, or no number of copies
 */
export function copiesOf(pages: readonly ContentPage[], count: number): Copy[] {
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`The number of copies is a whole number of at least 1, not ${count}.`);
  }
  return Array.from({length: count}, (_, index) => {
    const page = pages[index % pages.length];
    if (!page) {
      throw new Error('There is no page to copy.');
    }
    return copyOf(page, index + 1);
  });
}
