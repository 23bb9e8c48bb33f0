/** Path of the Markdown of a page. */
export function copyPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}
