import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {sourceRoutes, type SourceRoute} from '../built-pages';
import writeCopies from './after-build';
import {renderFull, renderIndex, sectionsOf, type Section} from './llms';

/** Options of the markdown-copies plugin. */
export interface MarkdownCopiesOptions {
  /** Paths of pages that get no copy; `*` matches any characters. */
  readonly ignore: readonly string[];
}

const optionsSchema = Joi.object({
  ignore: Joi.array().items(Joi.string().pattern(/^\//)).unique().required(),
  // Docusaurus adds this option.
  id: Joi.string().strip(),
});

/** @throws Error naming the invalid option */
export function readOptions(options: unknown): MarkdownCopiesOptions {
  const result = optionsSchema.validate(options) as Joi.ValidationResult<MarkdownCopiesOptions>;
  if (result.error) {
    throw new Error(`docusaurus.config.ts gives markdown-copies wrong options: ${result.error.message}`);
  }
  return result.value;
}

/**
 * Filters out the ignored routes.
 *
 * @throws Error when a pattern matches no route
 */
export function selectRoutes(routes: readonly SourceRoute[], ignore: readonly string[]): SourceRoute[] {
  const patterns = ignore.map(
    (glob) => new RegExp(`^${glob.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`),
  );
  const unmatched = ignore.filter((_glob, index) => !routes.some(({path: own}) => patterns[index]?.test(own)));
  if (unmatched.length > 0) {
    throw new Error(
      `markdown-copies: no page matches ${unmatched.join(', ')}; remove it from "ignore" in docusaurus.config.ts`,
    );
  }
  return routes.filter(({path: own}) => !patterns.some((pattern) => pattern.test(own)));
}

/** Writes a Markdown copy beside the HTML of each page, and `llms.txt` and `llms-full.txt` from the copies. */
export default function markdownCopies({siteDir, siteConfig, baseUrl}: LoadContext, rawOptions: unknown): Plugin {
  const options = readOptions(rawOptions);
  if (baseUrl !== '/') {
    throw new Error(`markdown-copies: links in copies are relative to the host; set baseUrl to "/", not "${baseUrl}"`);
  }
  const {items} = (siteConfig.themeConfig as ThemeConfig).navbar;
  let sections: Section[] = [];

  return {
    name: 'markdown-copies',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      const version = docs?.loadedVersions[0];
      if (!version) {
        throw new Error('markdown-copies: found no docs; enable the docs plugin, or remove markdown-copies');
      }
      sections = sectionsOf(version, items);
    },

    async postBuild({outDir, routes}) {
      const byPath = new Map(sourceRoutes(routes).map((route) => [route.path, route]));
      const selected = selectRoutes([...byPath.values()], options.ignore);
      const {title, url} = siteConfig;
      const pages = await writeCopies({siteDir, outDir, url, routes: selected});
      const summary = pages.get('/')?.description ?? siteConfig.tagline;
      const listed = sections.flatMap((section) => section.pages.map(({path: own}) => own));
      const copies = listed.flatMap((own) => pages.get(own)?.markdown ?? []);
      await writeFile(path.join(outDir, 'llms.txt'), renderIndex({title, summary, url}, sections));
      await writeFile(path.join(outDir, 'llms-full.txt'), renderFull(copies));
    },
  };
}
