import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';

import {replaceFile} from '../built-pages/replace-file';
import type {Card} from './design';
import {createPainter} from './draw';

/** Cards drawn at a time: the rasteriser runs in its own threads. */
const concurrency = 4;

/** Works through a list, a few items at a time. */
export async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({length: concurrency}, async () => {
      for (const item of queue) {
        await work(item);
      }
    }),
  );
}

/**
 * Opens the cards that this build and earlier ones have drawn.
 *
 * @param siteDir top of the project
 * @returns what gives the absolute path of a card's file, named by what decides how the card looks; it draws a card
 * that is not there, and throws an Error when the card has a letter that the font lacks
 */
export async function openCards(siteDir: string): Promise<(card: Card) => Promise<string>> {
  const folder = path.join(siteDir, 'node_modules/.cache/social-cards');
  const painter = await createPainter();
  await mkdir(folder, {recursive: true});
  async function draw(card: Card, file: string): Promise<string> {
    if (!existsSync(file)) {
      await replaceFile(file, await painter.draw(card));
    }
    return file;
  }

  const asked = new Map<string, Promise<string>>();
  return (card) => {
    const file = path.join(folder, painter.fileOf(card));
    const drawn = asked.get(file) ?? draw(card, file);
    asked.set(file, drawn);
    return drawn;
  };
}
