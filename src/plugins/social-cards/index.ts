import {copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {size} from './design';
import {createPainter, type Painter} from './draw';
import {addPicture, readSubject, type Subject} from './head';

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

const folder = 'assets/social';
/** Cards in the making at a time: one is laid out while others are painted in threads. */
const hands = 4;

/** Works through a list, a few at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({length: hands}, async () => {
      for (const item of rest) {
        await work(item);
      }
    }),
  );
}

/** Writes a file that others may be reading: they see it as it was, or as it becomes. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/**
 * Draws a picture for link previews of each page, with its title and section, after the build, and names it in
 * the page's head. Nothing of it is in the bundle, since what reads it runs no scripts.
 */
export default function socialCards({siteDir, siteConfig, baseUrl}: LoadContext, given: unknown): Plugin {
  const {ignore, otherwise} = readOptions(given);
  const isIgnored = createMatcher([...ignore, '/404.html']);
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  const base = `${siteConfig.url}${baseUrl}`;

  async function place(painter: Painter, subject: Subject, outDir: string): Promise<string> {
    const name = painter.fileOf(subject);
    const kept = path.join(cache, name);
    if (!existsSync(kept)) {
      const draft = `${kept}.${process.pid}`;
      await writeFile(draft, await painter.draw(subject));
      await rename(draft, kept);
    }
    await copyFile(kept, path.join(outDir, folder, name));
    return `${folder}/${name}`;
  }

  return {
    name: 'social-cards',

    async postBuild({outDir, routesPaths}) {
      const painter = await createPainter();
      await mkdir(cache, {recursive: true});
      await mkdir(path.join(outDir, folder), {recursive: true});

      await each([...new Set(routesPaths)], async (own) => {
        const file = path.join(outDir, own === baseUrl ? 'index.html' : own.replace(/(?:\.html)?$/, '.html'));
        const html = await readFile(file, 'utf8');
        const subject = readSubject(html, siteConfig.title);
        if (subject.pictured) {
          return;
        }
        const {title, trail, hidden} = subject;
        try {
          const drawn = !hidden && !isIgnored(own);
          const picture = drawn ? await place(painter, subject, outDir) : otherwise.slice(1);
          const alt = drawn ? [...trail, title, siteConfig.title].join(', ') : siteConfig.title;
          await replaceFile(file, addPicture(html, {address: `${base}${picture}`, ...size, alt}));
        } catch (error) {
          throw new Error(`social-cards: ${own}: ${(error as Error).message}`, {cause: error});
        }
      });
    },
  };
}
