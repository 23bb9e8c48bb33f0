import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import routes from '@generated/routes';

import {nearMatches} from './near-matches';

const listPage = /\/(page\/\d+|tags|archive|authors|search)(\/|$)|^\/__docusaurus/;

interface Route {
  readonly path?: unknown;
  readonly routes?: readonly Route[];
}

function pagePaths(list: readonly Route[]): string[] {
  return list
    .flatMap(({path, routes: inner}) => (inner ? pagePaths(inner) : [String(path)]))
    .filter((path) => path.startsWith('/') && !listPage.test(path));
}

/** Links to the pages whose addresses are closest to the one that was asked for. */
export default function NearMatches(): ReactNode {
  const [matches, setMatches] = useState<readonly string[]>([]);

  // The not-found page is built once for every address, so only the browser knows what was asked for.
  useEffect(() => setMatches(nearMatches(window.location.pathname, [...new Set(pagePaths(routes))])), []);

  return matches.length === 0 ? null : (
    <>
      <h2>Close to that address</h2>
      <ul>
        {matches.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
