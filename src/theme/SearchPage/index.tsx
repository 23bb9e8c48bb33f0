import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import SearchForm from '@site/src/components/Search/SearchForm';
import {searchPage} from '@site/src/texts/search-page';

import styles from './styles.module.css';

/** Links to the sections of the site, for readers without scripts. */
function NoScriptSections(): ReactNode {
  const {items} = useThemeConfig().navbar;
  return (
    <noscript>
      <p>{searchPage.noScript}</p>
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
      <PageMetadata title={searchPage.title} description={searchPage.description} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <main className={clsx('container', styles.page)}>
          <h1>{searchPage.title}</h1>
          <NoScriptSections />
          <SearchForm />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
