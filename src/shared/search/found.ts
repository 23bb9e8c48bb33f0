/** Query parameter of the link of a hit, with the words that were found. */
const parameter = 'found';

/** Adds the found words to the address of a hit, so that the page opens the tab or section that has them. */
export function withFound(url: string, words: readonly string[]): string {
  if (words.length === 0) {
    return url;
  }
  const [page = '', ...anchor] = url.split(/(?=#)/);
  const query = new URLSearchParams({[parameter]: words.join(' ')});
  return `${page}${page.includes('?') ? '&' : '?'}${query.toString()}${anchor.join('')}`;
}

/** Takes the found words out of a query string. */
export function takeFound(search: string): {readonly words: readonly string[]; readonly rest: string} {
  const query = new URLSearchParams(search);
  const words = query.get(parameter)?.split(' ').filter(Boolean) ?? [];
  query.delete(parameter);
  const rest = query.toString();
  return {words, rest: rest && `?${rest}`};
}
