import {lazy, Suspense, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';

import {notFound} from '@site/src/texts/not-found';

import styles from './styles.module.css';

// Lazy, because every docs page loads this module.
const NearMatches = lazy(() => import('@site/src/components/NearMatches'));

/** The page for URLs that don't exist: a search field, similar addresses, and links to start from. */
export default function NotFoundContent(): ReactNode {
  const {title, description, explanation, searchLabel, searchButton, tools} = notFound;
  return (
    <main className={clsx('container', styles.page)}>
      <PageMetadata title={title} description={description} />
      {process.env.NODE_ENV === 'production' && (
        // In the head, so that it leads on before anything is painted; written by src/plugins/redirects.
        <Head>
          <script src="/other-spellings.js" />
        </Head>
      )}
      <h1>{title}</h1>
      <p>
        {explanation.before}
        <Link to="/">{explanation.introduction}</Link>
        {explanation.between}
        <Link to="/help">{explanation.help}</Link>
        {explanation.after}
      </p>
      <form action="/search" role="search" className={styles.search}>
        <label htmlFor="not-found-query">{searchLabel}</label>
        <input id="not-found-query" name="q" type="search" required />
        <button type="submit" className="button button--primary">
          {searchButton}
        </button>
      </form>
      <nav aria-label={tools.label}>
        <ul className={styles.tools}>
          {tools.list.map(({to, label}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense>
        <NearMatches />
      </Suspense>
    </main>
  );
}
