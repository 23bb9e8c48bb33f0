import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {renderAsync} from '@resvg/resvg-js';

import {backdrop, layOut, size, type Card} from './design';

const {resolve} = createRequire(__filename);
const packages = ['satori', '@resvg/resvg-js', '@fontsource/inter'];
const weights = [400, 700] as const;

/** Letters of the subset "latin" of Inter. */
const letters = /^[\u0020-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]*$/;

/** Draws cards. */
export interface Painter {
  /** Name of a card's file: a hash of all that decides how it looks. */
  readonly fileOf: (card: Card) => string;
  /**
   * @returns the card as PNG
   * @throws Error when the card has a letter that the font lacks
   */
  readonly draw: (card: Card) => Promise<Buffer>;
}

/** The version of an installed package. */
async function versionOf(name: string): Promise<string> {
  const {version} = JSON.parse(await readFile(resolve(`${name}/package.json`), 'utf8')) as {version: string};
  return version;
}

/** Loads the fonts and what draws. */
export async function createPainter(): Promise<Painter> {
  // An ES module, which is only there for import().
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
      const decides = JSON.stringify([layOut(card), backdrop, versions]);
      return `${createHash('sha256').update(decides).digest('hex').slice(0, 16)}.png`;
    },

    async draw(card) {
      const missing = [...card.trail, card.title].find((text) => !letters.test(text));
      if (missing !== undefined) {
        throw new Error(
          `"${missing}" has a letter that the font of the cards lacks; add its subset of Inter to draw.ts`,
        );
      }
      const texts = await satori(layOut(card) as Parameters<typeof satori>[0], {...size, fonts});
      const svg = texts.replace(/<svg[^>]*>/, (begin) => begin + backdrop);
      return (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
    },
  };
}
