import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {renderAsync} from '@resvg/resvg-js';

import {backdrop, layOutCard, size, type Card} from './design';

const {resolve} = createRequire(__filename);
const packages = ['satori', '@resvg/resvg-js', '@fontsource/inter'];
const weights = [400, 700] as const;

/** Characters in the "latin" subset of Inter. */
const latinSubset = /^[\u0020-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]*$/;

/** Renders cards. */
export interface CardRenderer {
  /** File name of a card: a hash of everything that affects its look. */
  readonly fileOf: (card: Card) => string;
  /**
   * @returns the card as PNG
   * @throws Error when the font lacks one of its characters
   */
  readonly render: (card: Card) => Promise<Buffer>;
}

/** The version of an installed package. */
async function versionOf(name: string): Promise<string> {
  const {version} = JSON.parse(await readFile(resolve(`${name}/package.json`), 'utf8')) as {version: string};
  return version;
}

/** Loads the fonts and the renderer. */
export async function createCardRenderer(): Promise<CardRenderer> {
  // Satori is an ES module, so it needs import().
  const {default: satori} = await import('satori');
  const versions = await Promise.all(packages.map(versionOf));
  const fonts = await Promise.all(
    weights.map(async (weight) => ({
      name: 'Inter',
      data: await readFile(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
      weight,
      style: 'normal' as const,
    })),
  );
  return {
    fileOf(card) {
      const cacheKey = JSON.stringify([layOutCard(card), backdrop, versions]);
      return `${createHash('sha256').update(cacheKey).digest('hex').slice(0, 16)}.png`;
    },

    async render(card) {
      const missing = [...card.trail, card.title].find((text) => !latinSubset.test(text));
      if (missing !== undefined) {
        throw new Error(
          `"${missing}" has a character that the font of the cards lacks; add the subset of Inter that has it to draw.ts`,
        );
      }
      const texts = await satori(layOutCard(card) as Parameters<typeof satori>[0], {...size, fonts});
      const svg = texts.replace(/<svg[^>]*>/, (begin) => begin + backdrop);
      return (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
    },
  };
}
