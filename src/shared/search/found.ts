/** Query parameter of the link of a hit. It may occur several times, the best words first. */
const parameter = 'found';

/** Different words of a text, in lower case and without quotes. */
function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[^\s"]+/g))];
}

/**
 * Adds what was found to the address of a hit, so that the page opens the tab or section that has it.
 *
 * @param texts words to look for; the page looks for the next ones if it has none of the first
 */
export function withFound(url: string, texts: readonly string[]): string {
  const found = new Set(texts.map((text) => wordsOf(text).join(' ')).filter(Boolean));
  const [page = '', ...anchor] = url.split(/(?=#)/);
  const query = new URLSearchParams([...found].map((words) => [parameter, words])).toString();
  return `${page}${query && (page.includes('?') ? '&' : '?')}${query}${anchor.join('')}`;
}

/** Takes what was found out of a query string. */
export function takeFound(search: string): {readonly found: readonly (readonly string[])[]; readonly rest: string} {
  const query = new URLSearchParams(search);
  const found = query.getAll(parameter).map(wordsOf);
  query.delete(parameter);
  const rest = query.toString();
  return {found, rest: rest && `?${rest}`};
}
