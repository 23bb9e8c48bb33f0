import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import SearchForm from '@site/src/components/Search/SearchForm';
import styles from './styles.module.css';

const title = 'Search the documentation';

/** Where to look when the search can't run. */
function Sections(): ReactNode {
  const {items} = useThemeConfig().navbar;
  return (
    <noscript>
      <p>The search needs JavaScript. These are the sections of the site:</p>
      <ul>
        {items.map(({label, to}) =>
          typeof to === 'string' ? (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ) : null,
        )}
      </ul>
    </noscript>
  );
}

/** The page `/search`. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page">
      <PageMetadata
        title={title}
        description="Find pages and sections of the documentation by words, option names or error messages."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <main className={clsx('container', styles.page)}>
          <h1>{title}</h1>
          <Sections />
          <SearchForm />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
