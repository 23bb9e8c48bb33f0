import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import routes from '@generated/routes';

import {pagePaths} from '@site/src/shared/page-paths';
import {nearMatchesTexts} from '@site/src/texts/near-matches';
import {nearMatches} from './near-matches';

const listPage = /\/(page\/\d+|tags|archive|authors|search)(\/|$)|^\/__docusaurus/;

/** Links to the pages whose addresses are most similar to the requested one. */
export default function NearMatches(): ReactNode {
  const [matches, setMatches] = useState<readonly string[]>([]);

  // The not-found page is built once for every address, so only the browser knows which was requested.
  useEffect(() => {
    const pages = new Set(pagePaths(routes).filter((path) => !listPage.test(path)));
    setMatches(nearMatches(window.location.pathname, [...pages]));
  }, []);

  return matches.length === 0 ? null : (
    <>
      <h2>{nearMatchesTexts.heading}</h2>
      <ul aria-label={nearMatchesTexts.heading}>
        {matches.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
