import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import {dataFolder} from '@site/src/shared/search/format';
import type {SearchOptions} from '@site/src/shared/search/options';
import type {SearchSettings} from './engine/createSearchClient';

/** Tag of everything that isn't of a docs version. */
const untagged = 'default';

/** The search plugin's options of this build. */
export function useSearchOptions(): SearchOptions {
  return usePluginData('search') as SearchOptions;
}

/** What a search engine needs to know of the site and of the page that the reader is on. */
export function useSearchSettings(): Omit<SearchSettings, 'synonyms' | 'sdk'> {
  const {indexName, contextualSearch, hosted} = useSearchOptions();
  const {siteConfig, i18n} = useDocusaurusContext();
  const folder = useBaseUrl(`/${dataFolder}/`);
  const tags = [untagged, ...useDocsContextualSearchTags()].join(' ');
  return useMemo(() => {
    const filters = [`language:${i18n.currentLocale}`, tags.split(' ').map((tag) => `docusaurus_tag:${tag}`)];
    return {hosted, indexName, facetFilters: contextualSearch ? filters : undefined, folder, origin: siteConfig.url};
  }, [hosted, indexName, contextualSearch, i18n.currentLocale, tags, folder, siteConfig.url]);
}

/** Address of the search page with a query. */
export function useSearchPageLink(): (query: string) => string {
  const page = useBaseUrl(`/${useSearchOptions().searchPagePath}`);
  return (query) => `${page}?q=${encodeURIComponent(query)}`;
}

/** Where a hit leads: inside the site without its host, so that a preview stays in the preview. */
export function addressOf(url: string, origin: string): string {
  const address = new URL(url, origin);
  return address.origin === new URL(origin).origin ? address.pathname + address.search + address.hash : url;
}
