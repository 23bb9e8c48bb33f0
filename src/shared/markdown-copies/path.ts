/** Returns the path of the Markdown copy of a page. */
export function markdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}
