import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import type {LoadContext, Plugin} from '@docusaurus/types';

import addCards from './after-build';

/** Options of the social-cards plugin. */
export interface SocialCardsOptions {
  /** Paths of pages that get no card; `*` matches any characters. */
  readonly ignore: readonly string[];
  /** Path of the image for pages without a card. */
  readonly fallback: string;
}

const optionsSchema = Joi.object({
  ignore: Joi.array().items(Joi.string().pattern(/^\//)).unique().required(),
  fallback: Joi.string()
    .pattern(/^\/.*\.png$/)
    .required(),
  // Docusaurus adds this option.
  id: Joi.string().strip(),
});

/** @throws Error naming the invalid option */
export function readOptions(options: unknown): SocialCardsOptions {
  const result = optionsSchema.validate(options) as Joi.ValidationResult<SocialCardsOptions>;
  if (result.error) {
    throw new Error(`docusaurus.config.ts gives social-cards wrong options: ${result.error.message}`);
  }
  return result.value;
}

/**
 * Draws an image for the link preview of each page, with its title and section, and adds it to the page's head. It does
 * so after the build: link previews run no scripts, so none of this belongs in the bundle.
 */
export default function socialCards({siteDir, siteConfig, baseUrl}: LoadContext, rawOptions: unknown): Plugin {
  const {ignore, fallback} = readOptions(rawOptions);
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
      await addCards({siteDir, outDir, title, base: `${url}${baseUrl}`, fallback, pages});
    },
  };
}
