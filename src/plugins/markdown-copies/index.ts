import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {originsOf, type Origin} from '../built-pages';
import {convert, type MarkdownPage} from './convert';
import {renderFull, renderIndex, sectionsOf, type Section} from './llms';
import {copyPath} from './path';

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

  async function copy({path: own, source}: Origin, outDir: string): Promise<readonly [string, MarkdownPage]> {
    const [html, text] = await Promise.all([
      readFile(path.join(outDir, `${own === '/' ? 'index' : own}.html`), 'utf8'),
      readFile(path.join(siteDir, source), 'utf8'),
    ]);
    try {
      const page = convert({html, url: `${siteConfig.url}${own}`, source: text});
      const file = path.join(outDir, copyPath(own));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, page.markdown);
      return [own, page];
    } catch (error) {
      throw new Error(`markdown-copies: ${source} ${(error as Error).message}`, {cause: error});
    }
  }

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
      const pages = new Map(await Promise.all(chosen.map((origin) => copy(origin, outDir))));
      const {title, url} = siteConfig;
      const summary = pages.get('/')?.description ?? siteConfig.tagline;
      const listed = sections.flatMap((section) => section.pages.map(({path: own}) => own));
      const copies = listed.flatMap((own) => pages.get(own)?.markdown ?? []);
      await writeFile(path.join(outDir, 'llms.txt'), renderIndex({title, summary, url}, sections));
      await writeFile(path.join(outDir, 'llms-full.txt'), renderFull(copies));
    },
  };
}
