import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createRequire} from 'node:module';
import {normalizeUrl} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import {dataFolder} from '../../shared/search/format';
import type {SearchOptions} from '../../shared/search/options';
import {sourceRoutes} from '../built-pages';
import indexBuild, {writeIndex} from './after-build';
import {buildIndex} from './build-index';
import {extractSource} from './extract-source';
import {openSearchFile, renderOpenSearch} from './opensearch';
import {isSearchable, labelOf, priorOf, type PageRecord} from './record';
import {trailsOf} from './trails';

const optionsSchema = Joi.object({
  indexName: Joi.string().required(),
  contextualSearch: Joi.boolean().required(),
  searchPagePath: Joi.string()
    .pattern(/^[^/].*[^/]$/)
    .required(),
  hosted: Joi.object({appId: Joi.string().required(), apiKey: Joi.string().required()}),
  // Docusaurus adds this option.
  id: Joi.string().strip(),
});

/** @throws Error naming the invalid option */
export function readOptions(options: unknown): SearchOptions {
  const result = optionsSchema.validate(options) as Joi.ValidationResult<SearchOptions>;
  if (result.error) {
    throw new Error(
      `docusaurus.config.ts gives the search plugin wrong options: ${result.error.message}. They come from src/config/search.ts and src/config/environment.ts.`,
    );
  }
  return result.value;
}

/** Absolute path of the HTML file of a page. */
function htmlFile(outDir: string, address: string): string {
  const name = path.join(outDir, address === '/' ? 'index' : address.slice(1));
  return existsSync(`${name}.html`) ? `${name}.html` : path.join(name, 'index.html');
}

/** Adds search, backed by the hosted index or by one built from the pages of the site. */
export default function searchPlugin(context: LoadContext, rawOptions: unknown): Plugin {
  const options = readOptions(rawOptions);
  const {baseUrl, siteConfig, siteDir, generatedFilesDir} = context;
  const {items} = (siteConfig.themeConfig as ThemeConfig).navbar;
  const developmentFolder = path.join(generatedFilesDir, dataFolder);
  // Docusaurus sets NODE_ENV. `docusaurus start` writes no HTML, so the index is built from sources.
  const isDevelopment = process.env.NODE_ENV === 'development' && !options.hosted;
  const siteUrl = normalizeUrl([siteConfig.url, baseUrl]);

  let trails: ReadonlyMap<string, string> = new Map();

  function pageMetadata(address: string): Pick<PageRecord, 'path' | 'label' | 'prior'> {
    const own = `/${address.slice(baseUrl.length)}`;
    return {path: address, label: trails.get(address) ?? labelOf(own, items), prior: priorOf(own)};
  }

  async function readSources(allContent: AllContent): Promise<PageRecord[]> {
    const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
    const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
    const pages = [
      ...(docs?.loadedVersions.flatMap((version) => version.docs) ?? []),
      ...(blog?.blogPosts.map(({metadata}) => metadata) ?? []),
    ];
    return Promise.all(
      pages
        .filter(({permalink, unlisted}) => !unlisted && isSearchable(permalink))
        .map(async ({permalink, title, description, source, frontMatter}) => {
          const mdx = await readFile(source.replace('@site', siteDir), 'utf8');
          // Docusaurus strips the trailing slash of routes later.
          return {
            ...pageMetadata(permalink.replace(/(?<=.)\/$/, '')),
            title,
            description,
            keywords: [frontMatter.keywords ?? []].flat(),
            sections: extractSource(mdx),
          };
        }),
    );
  }

  const {resolve} = createRequire(__filename);
  const ownStyles = path.join(siteDir, 'src/components/Search/Modal/docsearch.css');
  const styleFiles = [
    resolve('@docsearch/css/dist/_variables.css'),
    resolve('@docsearch/css/dist/modal.css'),
    ownStyles,
  ];

  return {
    name: 'search',

    getPathsToWatch: () => [ownStyles],

    async contentLoaded({actions}) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, options.searchPagePath]),
        component: '@theme/SearchPage',
        exact: true,
      });
      actions.setGlobalData(options);
      // As data, the modal's styles load with its code; as a stylesheet, they'd be part of every page.
      const [variables, modal, own] = await Promise.all(styleFiles.map((file) => readFile(file, 'utf8')));
      await actions.createData(
        'docsearch-styles.json',
        JSON.stringify(`@layer docsearch{${variables}${modal}}\n${own}`),
      );
    },

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      trails = new Map(docs?.loadedVersions.flatMap((version) => [...trailsOf(version)]));
      if (isDevelopment) {
        await writeIndex(developmentFolder, buildIndex(await readSources(allContent)));
      }
    },

    configureWebpack() {
      // Docusaurus merges `static` with its own; `setupMiddlewares` would replace the existing function.
      const devServer = {static: [{directory: developmentFolder, publicPath: `${baseUrl}${dataFolder}`, watch: false}]};
      return isDevelopment ? ({devServer} as object) : {};
    },

    injectHtmlTags() {
      const attributes = {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: siteConfig.title,
        href: `${baseUrl}${openSearchFile}`,
      };
      return {headTags: [{tagName: 'link', attributes}]};
    },

    async postBuild({outDir, routes, routesBuildMetadata}) {
      const description = {
        title: siteConfig.title,
        siteUrl,
        searchUrl: normalizeUrl([siteUrl, options.searchPagePath]),
        iconUrl: siteConfig.favicon ? normalizeUrl([siteUrl, siteConfig.favicon]) : undefined,
      };
      await writeFile(path.join(outDir, openSearchFile), renderOpenSearch(description));
      if (options.hosted) {
        return;
      }
      const addresses = sourceRoutes(routes)
        .map((origin) => origin.path)
        .filter((address) => isSearchable(address) && !routesBuildMetadata[address]?.noIndex);
      const pages = [...new Set(addresses)]
        .sort()
        .map((address) => ({...pageMetadata(address), file: htmlFile(outDir, `/${address.slice(baseUrl.length)}`)}));
      await indexBuild(siteDir, path.join(outDir, dataFolder), pages);
    },
  };
}
