import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import type {LoadContext, Plugin} from '@docusaurus/types';

import addCards from './after-build';

/** Settings of the cards. */
export interface SocialCardsOptions {
  /** Paths of pages that get no card; `*` stands for any text. */
  readonly ignore: readonly string[];
  /** Path of the picture for pages without a card. */
  readonly otherwise: string;
}

const optionsSchema = Joi.object({
  ignore: Joi.array().items(Joi.string().pattern(/^\//)).unique().required(),
  otherwise: Joi.string()
    .pattern(/^\/.*\.png$/)
    .required(),
  // Docusaurus adds it.
  id: Joi.string().strip(),
});

/** @throws Error naming the option that is wrong */
export function readOptions(options: unknown): SocialCardsOptions {
  const result = optionsSchema.validate(options) as Joi.ValidationResult<SocialCardsOptions>;
  if (result.error) {
    throw new Error(`docusaurus.config.ts gives social-cards wrong options: ${result.error.message}`);
  }
  return result.value;
}

/**
 * Draws a picture for link previews of each page, with its title and section, after the build, and names it in
 * the page's head. Nothing of it is in the bundle, since what reads it runs no scripts.
 */
export default function socialCards({siteDir, siteConfig, baseUrl}: LoadContext, given: unknown): Plugin {
  const {ignore, otherwise} = readOptions(given);
  const isIgnored = createMatcher([...ignore, '/404.html']);

  return {
    name: 'social-cards',

    async postBuild({outDir, routesPaths}) {
      const pages = [...new Set(routesPaths)].map((own) => ({
        own,
        file: path.join(outDir, own === baseUrl ? 'index.html' : own.replace(/(?:\.html)?$/, '.html')),
        isIgnored: isIgnored(own),
      }));
      const {title, url} = siteConfig;
      await addCards({siteDir, outDir, title, base: `${url}${baseUrl}`, otherwise, pages});
    },
  };
}
