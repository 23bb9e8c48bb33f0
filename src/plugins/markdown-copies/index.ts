import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {originsOf, type Origin} from '../built-pages';
import copyPages from './after-build';
import {renderFull, renderIndex, sectionsOf, type Section} from './llms';

/** Settings of the Markdown copies. */
export interface MarkdownCopiesOptions {
  /** Paths of pages that get no copy; `*` stands for any text. */
  readonly ignore: readonly string[];
}

const optionsSchema = Joi.object({
  ignore: Joi.array().items(Joi.string().pattern(/^\//)).unique().required(),
  // Docusaurus adds it.
  id: Joi.string().strip(),
});

/** @throws Error naming the option that is wrong */
export function readOptions(options: unknown): MarkdownCopiesOptions {
  const result = optionsSchema.validate(options) as Joi.ValidationResult<MarkdownCopiesOptions>;
  if (result.error) {
    throw new Error(`docusaurus.config.ts gives markdown-copies wrong options: ${result.error.message}`);
  }
  return result.value;
}

/**
 * Leaves out what the options say.
 *
 * @throws Error when one of them leaves out nothing
 */
export function choose(origins: readonly Origin[], ignore: readonly string[]): Origin[] {
  const patterns = ignore.map(
    (glob) => new RegExp(`^${glob.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`),
  );
  const idle = ignore.filter((_glob, index) => !origins.some(({path: own}) => patterns[index]?.test(own)));
  if (idle.length > 0) {
    throw new Error(
      `markdown-copies: no page is at ${idle.join(', ')}; take it out of "ignore" in docusaurus.config.ts`,
    );
  }
  return origins.filter(({path: own}) => !patterns.some((pattern) => pattern.test(own)));
}

/** Writes each page of the build as Markdown beside its HTML, and `llms.txt` and `llms-full.txt` from them. */
export default function markdownCopies({siteDir, siteConfig, baseUrl}: LoadContext, given: unknown): Plugin {
  const options = readOptions(given);
  if (baseUrl !== '/') {
    throw new Error(`markdown-copies: the links of copies begin at the host, not at baseUrl "${baseUrl}"; make it "/"`);
  }
  const {items} = (siteConfig.themeConfig as ThemeConfig).navbar;
  let sections: Section[] = [];

  return {
    name: 'markdown-copies',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      const version = docs?.loadedVersions[0];
      if (!version) {
        throw new Error('markdown-copies: the docs plugin is not there; bring it back, or remove markdown-copies');
      }
      sections = sectionsOf(version, items);
    },

    async postBuild({outDir, routes}) {
      const origins = new Map(originsOf(routes).map((origin) => [origin.path, origin]));
      const chosen = choose([...origins.values()], options.ignore);
      const {title, url} = siteConfig;
      const pages = await copyPages({siteDir, outDir, url, origins: chosen});
      const summary = pages.get('/')?.description ?? siteConfig.tagline;
      const listed = sections.flatMap((section) => section.pages.map(({path: own}) => own));
      const copies = listed.flatMap((own) => pages.get(own)?.markdown ?? []);
      await writeFile(path.join(outDir, 'llms.txt'), renderIndex({title, summary, url}, sections));
      await writeFile(path.join(outDir, 'llms-full.txt'), renderFull(copies));
    },
  };
}
