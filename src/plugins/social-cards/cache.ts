import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';

import {replaceFile} from '../built-pages/replace-file';
import type {Card} from './design';
import {createCardRenderer} from './draw';

/** Cards drawn at a time: the rasteriser runs in its own threads. */
const concurrency = 4;

/** Runs an asynchronous function on each item, with limited concurrency. */
export async function forEachConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
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
 * Opens the cache of cards.
 *
 * @param siteDir root of the project
 * @returns a function that resolves to the path of a card's file, and draws the card on a cache miss; it throws when
 * the font lacks one of the card's characters
 */
export async function openCards(siteDir: string): Promise<(card: Card) => Promise<string>> {
  const folder = path.join(siteDir, 'node_modules/.cache/social-cards');
  const renderer = await createCardRenderer();
  await mkdir(folder, {recursive: true});
  async function draw(card: Card, file: string): Promise<string> {
    if (!existsSync(file)) {
      await replaceFile(file, await renderer.render(card));
    }
    return file;
  }

  const pending = new Map<string, Promise<string>>();
  return (card) => {
    const file = path.join(folder, renderer.fileOf(card));
    const result = pending.get(file) ?? draw(card, file);
    pending.set(file, result);
    return result;
  };
}
