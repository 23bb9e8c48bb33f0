import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createRequire} from 'node:module';
import {normalizeUrl} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import {dataFolder} from '../../components/Search/engine/format';
import {originsOf} from '../built-pages';
import {buildIndex, type IndexFileContents} from './build-index';
import {extractHtml} from './extract-html';
import {extractSource} from './extract-source';
import {openSearchFile, renderOpenSearch} from './opensearch';
import {isFindable, labelOf, priorOf, type PageRecord} from './record';

/** Settings of the search, as `docusaurus.config.ts` gives them and as the browser reads them. */
export interface SearchOptions {
  readonly indexName: string;
  readonly contextualSearch: boolean;
  /** Route of the search page, without slashes. */
  readonly searchPagePath: string;
  /** Keys of the hosted service; undefined means that the site answers by itself. */
  readonly hosted?: {readonly appId: string; readonly apiKey: string};
}

const optionsSchema = Joi.object({
  indexName: Joi.string().required(),
  contextualSearch: Joi.boolean().required(),
  searchPagePath: Joi.string()
    .pattern(/^[^/].*[^/]$/)
    .required(),
  hosted: Joi.object({appId: Joi.string().required(), apiKey: Joi.string().required()}),
  // Docusaurus adds it.
  id: Joi.string().strip(),
});

/** @throws Error naming the option that is wrong */
export function readOptions(options: unknown): SearchOptions {
  const result = optionsSchema.validate(options) as Joi.ValidationResult<SearchOptions>;
  if (result.error) {
    throw new Error(
      `docusaurus.config.ts gives the search plugin wrong options: ${result.error.message}. They come from src/config/search.ts and src/config/environment.ts.`,
    );
  }
  return result.value;
}

async function write(folder: string, files: IndexFileContents): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

async function readPage(outDir: string, address: string): Promise<string> {
  const name = address === '/' ? 'index' : address.slice(1);
  try {
    return await readFile(path.join(outDir, `${name}.html`), 'utf8');
  } catch {
    return readFile(path.join(outDir, name, 'index.html'), 'utf8');
  }
}

/** Makes one search for the site, answered by the hosted index or by one built from the site's own pages. */
export default function searchPlugin(context: LoadContext, given: unknown): Plugin {
  const options = readOptions(given);
  const {baseUrl, siteConfig, generatedFilesDir} = context;
  const {items} = (siteConfig.themeConfig as ThemeConfig).navbar;
  const developmentFolder = path.join(generatedFilesDir, dataFolder);
  // Docusaurus itself sets this: `docusaurus start` writes no HTML to read.
  const developing = process.env.NODE_ENV === 'development' && !options.hosted;
  const siteUrl = normalizeUrl([siteConfig.url, baseUrl]);

  function complete(address: string, page: Pick<PageRecord, 'title' | 'description' | 'sections'>): PageRecord {
    const own = `/${address.slice(baseUrl.length)}`;
    return {...page, path: address, label: labelOf(own, items), prior: priorOf(own)};
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
        .filter(({permalink, unlisted}) => !unlisted && isFindable(permalink))
        .map(async ({permalink, title, description, source}) => {
          const mdx = await readFile(source.replace('@site', context.siteDir), 'utf8');
          // Routes lose the slash only later.
          return complete(permalink.replace(/(?<=.)\/$/, ''), {title, description, sections: extractSource(mdx)});
        }),
    );
  }

  return {
    name: 'search',

    async contentLoaded({actions}) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, options.searchPagePath]),
        component: '@theme/SearchPage',
        exact: true,
      });
      actions.setGlobalData(options);
      // As data, the styles of the modal come with its code; as a stylesheet, every page would load them.
      const styles = createRequire(__filename);
      const [variables, modal] = await Promise.all(
        ['@docsearch/css/dist/_variables.css', '@docsearch/css/dist/modal.css'].map((name) =>
          readFile(styles.resolve(name), 'utf8'),
        ),
      );
      await actions.createData('docsearch-styles.json', JSON.stringify(`${variables}${modal}`));
    },

    async allContentLoaded({allContent}) {
      if (developing) {
        await write(developmentFolder, buildIndex(await readSources(allContent)));
      }
    },

    configureWebpack() {
      // A list, which Docusaurus joins with its own; `setupMiddlewares` would replace the one that it has.
      const devServer = {static: [{directory: developmentFolder, publicPath: `${baseUrl}${dataFolder}`, watch: false}]};
      return developing ? ({devServer} as object) : {};
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
      const addresses = originsOf(routes)
        .map((origin) => origin.path)
        .filter((address) => isFindable(address) && !routesBuildMetadata[address]?.noIndex);
      const pages = await Promise.all(
        [...new Set(addresses)].sort().map(async (address) => {
          const page = extractHtml(await readPage(outDir, `/${address.slice(baseUrl.length)}`));
          return page ? [complete(address, page)] : [];
        }),
      );
      await write(path.join(outDir, dataFolder), buildIndex(pages.flat()));
    },
  };
}
