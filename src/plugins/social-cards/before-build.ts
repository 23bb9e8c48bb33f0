import {each, openCards} from './cache';
import type {Card} from './design';

/** Cards that a build will ask for. */
export interface Foretold {
  readonly siteDir: string;
  readonly cards: readonly Card[];
}

/** Draws cards, so that the build finds them. One that can't be drawn is left to the build, which tells its page. */
export default async function drawAhead({siteDir, cards}: Foretold): Promise<void> {
  const fileOf = await openCards(siteDir);
  await each(cards, async (card) => {
    await fileOf(card).catch(() => undefined);
  });
}
