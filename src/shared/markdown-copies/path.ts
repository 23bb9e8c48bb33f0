/** Path of the Markdown copy of the page at a path. */
export function copyPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}
