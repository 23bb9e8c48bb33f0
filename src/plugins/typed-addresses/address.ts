/** Encodes a percent sign that begins no character, because the router fails on it. */
function encodeStrayPercent(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/**
 * Returns the address that a page has by itself: without `.html`, `/index.html`, slashes too many, needless encoding, or
 * capitals that it doesn't have. An address of no page keeps its path.
 *
 * @param requested path, query and fragment as the browser has them
 * @param pages paths of all pages
 */
export function correctAddress(
  {pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>,
  pages: readonly string[],
): string {
  const path = encodeStrayPercent(pathname);
  const name = decodeURIComponent(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
  const page = pages.find((each) => each.replace(/\/$/, '').toLowerCase() === name);
  return (page ?? path) + search + encodeStrayPercent(hash);
}
