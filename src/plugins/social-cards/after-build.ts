import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {replaceFile} from '../built-pages/replace-file';
import {forEachConcurrently, openCards} from './cache';
import {size} from './design';
import {addImage, readSubject, type Subject} from './head';

/** A page that gets an image. */
export interface BuiltPage {
  readonly own: string;
  /** Absolute path of its HTML file. */
  readonly file: string;
  /** Whether it gets the fallback image. */
  readonly isIgnored: boolean;
}

/** A build to add images to. */
export interface BuiltSite {
  readonly siteDir: string;
  readonly outDir: string;
  readonly title: string;
  /** URL of the site, with a trailing slash. */
  readonly base: string;
  /** Path of the image for pages without a card. */
  readonly fallback: string;
  readonly pages: readonly BuiltPage[];
}

const folder = 'assets/social';

/**
 * Draws the cards of a build, except those that are cached, and adds them to the pages.
 *
 * @throws Error naming the page and the problem
 */
export default async function addCards({
  siteDir,
  outDir,
  title: site,
  base,
  fallback,
  pages,
}: BuiltSite): Promise<void> {
  const fileOf = await openCards(siteDir);
  await mkdir(path.join(outDir, folder), {recursive: true});

  async function publish(subject: Subject): Promise<string> {
    const cached = await fileOf(subject);
    const name = path.basename(cached);
    await copyFile(cached, path.join(outDir, folder, name));
    return `${folder}/${name}`;
  }

  await forEachConcurrently(pages, async ({own, file, isIgnored}) => {
    const html = await readFile(file, 'utf8');
    const subject = readSubject(html, site);
    if (subject.hasImage) {
      return;
    }
    const {title, trail, isHidden} = subject;
    try {
      const hasCard = !isHidden && !isIgnored;
      const picture = hasCard ? await publish(subject) : fallback.slice(1);
      const alt = hasCard ? [...trail, title, site].join(', ') : site;
      await replaceFile(file, addImage(html, {address: `${base}${picture}`, ...size, alt}));
    } catch (error) {
      throw new Error(`social-cards: ${own}: ${(error as Error).message}`, {cause: error});
    }
  });
}
