import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import type {Mermaid, MermaidConfig} from 'mermaid';

import {mermaid} from '../../config/mermaid';
import {browserFlags, provideBrowser, thisMachine} from '../../../tests/e2e/browser';
import {mermaidFolder, type Drawing} from '.';
import {simplify} from './simplify';

const font = 'Measured';
const fontFile = require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2');

/**
 * The same font everywhere measures the texts. It is made a little wider than it is, so that the fonts of readers,
 * of which few are wider than Inter, find room.
 */
const page = (): string => `<!doctype html><style>@font-face {
  font-family: ${font};
  src: url(data:font/woff2;base64,${readFileSync(fontFile, 'base64')});
  size-adjust: 106%;
}</style>`;

/**
 * Draws diagrams in Chromium.
 *
 * @param codes codes of diagrams
 * @returns their drawings, in the same order
 * @throws Error with the code of a diagram that Mermaid can't read, or that has a shape which the site has no style for
 */
export async function draw(codes: readonly string[]): Promise<Drawing[]> {
  const settings: MermaidConfig = {...mermaid?.options, startOnLoad: false, theme: 'neutral', fontFamily: font};
  const browser = await chromium.launch({
    executablePath: provideBrowser(),
    args: [...browserFlags(thisMachine().isRoot), '--font-render-hinting=none'],
  });
  try {
    const paper = await browser.newPage();
    await paper.setContent(page());
    await paper.addScriptTag({path: path.join(mermaidFolder, 'mermaid.min.js')});
    await paper.evaluate(async (given) => {
      await document.fonts.load(`16px ${given.fontFamily}`);
      (window as unknown as {mermaid: Mermaid}).mermaid.initialize(given);
    }, settings);
    const drawings: Drawing[] = [];
    for (const code of codes) {
      try {
        const svg = await paper.evaluate(
          async (text) => (await (window as unknown as {mermaid: Mermaid}).mermaid.render('d', text)).svg,
          code,
        );
        drawings.push(simplify(svg));
      } catch (error) {
        throw new Error(`This diagram can't be drawn: ${(error as Error).message}\n\n${code}\n`, {cause: error});
      }
    }
    return drawings;
  } finally {
    await browser.close();
  }
}
