import {lazy, Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';

import styles from './styles.module.css';

// Every docs page loads this module.
const NearMatches = lazy(() => import('@site/src/components/NearMatches'));

/** The page for addresses that lead nowhere: a search, near matches, ways back. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className={clsx('container', styles.page)}>
      <PageMetadata
        title="Page Not Found"
        description="No page of this site has this address; search for its subject, or go back to the start."
      />
      <h1>Page Not Found</h1>
      <p>
        No page of this site has this address. It may have been mistyped, or the page it named has gone. Search for its
        subject, or start from the <Link to="/">introduction</Link> or the <Link to="/help">help page</Link>.
      </p>
      <form action="/search" role="search" className={styles.search}>
        <label htmlFor="not-found-query">Search the documentation</label>
        <input id="not-found-query" name="q" type="search" required />
        <button type="submit" className="button button--primary">
          Search
        </button>
      </form>
      <Suspense>
        <NearMatches />
      </Suspense>
    </main>
  );
}
