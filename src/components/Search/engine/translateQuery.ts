/** Words of the site in other languages, separated by commas, and words of those languages that say nothing. */
export interface Translations {
  readonly words: Readonly<Record<string, string>>;
  readonly stopWords: string;
}

/** Languages that are written without spaces. */
const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

function listOf(text: string): string[] {
  return text.split(',').flatMap((word) => word.trim() || []);
}

/** Replaces a word, which has no characters that mean something in a pattern. */
function replaceWord(text: string, word: string, own: string): string {
  const pattern = withoutSpaces.test(word) ? word : `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`;
  return text.includes(word) ? text.replace(new RegExp(pattern, 'gu'), ` ${own} `) : text;
}

/**
 * Translates the words of a query that are known, longest first, and leaves out words such as articles.
 *
 * @returns the query in the words of the site; undefined if it has no word to translate
 */
export function translateQuery(query: string, {words, stopWords}: Translations): string | undefined {
  const known = Object.entries(words).flatMap(([own, others]) => listOf(others).map((word) => ({word, own})));
  known.sort((one, other) => other.word.length - one.word.length);
  const lower = query.toLowerCase();
  const translated = known.reduce((text, {word, own}) => replaceWord(text, word, own), lower);
  if (translated === lower) {
    return undefined;
  }
  const kept = listOf(stopWords).reduce((text, word) => replaceWord(text, word, ''), translated);
  return kept.replace(/\s+/g, ' ').trim();
}
