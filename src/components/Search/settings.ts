import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import {dataFolder} from '@site/src/shared/search/format';
import {withSdk} from '@site/src/shared/reader-choices/sdk';
import type {SearchOptions} from '@site/src/shared/search/options';
import {withFound} from '@site/src/shared/search/found';
import type {SearchSettings} from './engine/createSearchClient';
import type {SearchHit} from './engine/types';
import {excerptOf, isOffer} from './hits';

/** Tag of pages outside of docs versions, as Docusaurus sets it. */
const defaultTag = 'default';

/** The options of the search plugin. */
export function useSearchOptions(): SearchOptions {
  return usePluginData('search') as SearchOptions;
}

/** Settings for the search engine, from the site's configuration and the current page. */
export function useSearchSettings(): Omit<SearchSettings, 'sdk' | 'vocabulary'> {
  const {indexName, contextualSearch, hosted} = useSearchOptions();
  const {siteConfig, i18n} = useDocusaurusContext();
  const folder = useBaseUrl(`/${dataFolder}/`);
  const tags = [defaultTag, ...useDocsContextualSearchTags()].join(' ');
  return useMemo(() => {
    const filters = [`language:${i18n.currentLocale}`, tags.split(' ').map((tag) => `docusaurus_tag:${tag}`)];
    return {hosted, indexName, facetFilters: contextualSearch ? filters : undefined, folder, origin: siteConfig.url};
  }, [hosted, indexName, contextualSearch, i18n.currentLocale, tags, folder, siteConfig.url]);
}

/** Returns a function that builds the address of the search page for a query. */
export function useSearchPageLink(): (query: string) => string {
  const page = useBaseUrl(`/${useSearchOptions().searchPagePath}`);
  return (query) => `${page}?${new URLSearchParams({q: query})}`;
}

/** The link of a hit. Links into the site are relative, so that a preview deployment links to itself. */
export function toLink(url: string, origin: string): string {
  const address = new URL(url, origin);
  return address.origin === new URL(origin).origin ? address.pathname + address.search + address.hash : url;
}

/**
 * The link of a hit. The page shows the panel of the language that the text was found in, and the words of the query or,
 * if it has none of them, those marked in the excerpt, even in a tab that isn't chosen.
 */
export function hitLink(hit: SearchHit, query: string, origin: string): string {
  if (isOffer(hit)) {
    return hit.url;
  }
  const marked = [...excerptOf(hit).matchAll(/<mark>(.*?)<\/mark>/gs)].map(([, word = '']) => word);
  const url = new URL(hit.url, origin);
  if (hit.sdk) {
    url.search = withSdk(url.search, hit.sdk);
  }
  return toLink(withFound(url.href, [query, marked.join(' ')]), origin);
}
