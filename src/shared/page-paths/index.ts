interface Route {
  readonly path?: unknown;
  readonly routes?: readonly Route[];
}

/** Lists the paths of all pages in the routes of Docusaurus, `@generated/routes`. */
export function pagePaths(routes: readonly Route[]): string[] {
  return routes
    .flatMap(({path, routes: children}) => (children ? pagePaths(children) : [String(path)]))
    .filter((path) => path.startsWith('/'));
}
