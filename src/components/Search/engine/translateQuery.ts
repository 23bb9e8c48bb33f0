/** The site's terms with their translations, and words of other languages to ignore; lists are separated by commas. */
export interface Translations {
  readonly words: Readonly<Record<string, string>>;
  readonly stopWords: string;
}

/** Scripts that are written without spaces. */
const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

function listOf(text: string): string[] {
  return text.split(',').flatMap((word) => word.trim() || []);
}

/** Replaces a word wherever it occurs. Words contain no special characters of regular expressions. */
function replaceWord(text: string, word: string, own: string): string {
  const pattern = withoutSpaces.test(word) ? word : `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`;
  return text.includes(word) ? text.replace(new RegExp(pattern, 'gu'), ` ${own} `) : text;
}

/**
 * Translates the known words of a query, longest first, and drops stop words.
 *
 * @returns the translated query; undefined if there is nothing to translate
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
