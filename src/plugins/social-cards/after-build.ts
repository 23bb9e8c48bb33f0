import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {replaceFile} from '../built-pages/replace-file';
import {each, openCards} from './cache';
import {size} from './design';
import {addPicture, readSubject, type Subject} from './head';

/** A page that gets a picture. */
export interface BuiltPage {
  readonly own: string;
  /** Absolute path of its HTML. */
  readonly file: string;
  /** Whether it gets the picture for pages without a card. */
  readonly isIgnored: boolean;
}

/** A build whose pages get pictures. */
export interface BuiltSite {
  readonly siteDir: string;
  readonly outDir: string;
  readonly title: string;
  /** Address of the site, with a slash at its end. */
  readonly base: string;
  /** Path of the picture for pages without a card. */
  readonly otherwise: string;
  readonly pages: readonly BuiltPage[];
}

const folder = 'assets/social';

/**
 * Draws the cards of a build, but for those that an earlier one has drawn, and names them in the pages.
 *
 * @throws Error naming the page and the fault
 */
export default async function addCards({
  siteDir,
  outDir,
  title: site,
  base,
  otherwise,
  pages,
}: BuiltSite): Promise<void> {
  const fileOf = await openCards(siteDir);
  await mkdir(path.join(outDir, folder), {recursive: true});

  async function place(subject: Subject): Promise<string> {
    const kept = await fileOf(subject);
    const name = path.basename(kept);
    await copyFile(kept, path.join(outDir, folder, name));
    return `${folder}/${name}`;
  }

  await each(pages, async ({own, file, isIgnored}) => {
    const html = await readFile(file, 'utf8');
    const subject = readSubject(html, site);
    if (subject.pictured) {
      return;
    }
    const {title, trail, hidden} = subject;
    try {
      const drawn = !hidden && !isIgnored;
      const picture = drawn ? await place(subject) : otherwise.slice(1);
      const alt = drawn ? [...trail, title, site].join(', ') : site;
      await replaceFile(file, addPicture(html, {address: `${base}${picture}`, ...size, alt}));
    } catch (error) {
      throw new Error(`social-cards: ${own}: ${(error as Error).message}`, {cause: error});
    }
  });
}
