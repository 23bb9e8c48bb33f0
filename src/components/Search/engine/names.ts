import {readWords, wholeOf} from '@site/src/shared/search/tokens';

/** A name in the forms in which readers write it: joined, and joined without stop words. Empty without words. */
export function namesOf(text: string): string[] {
  const words = readWords(text);
  const terms = words.flatMap(({whole, parts}) => (whole ? [whole] : parts.map(({term}) => term)));
  return [wholeOf(words.map((word) => word.text).join('')), terms.join(' ')].flatMap((name) => name || []);
}
