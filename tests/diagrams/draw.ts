import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {load} from 'cheerio';
import type {Mermaid, MermaidConfig} from 'mermaid';

import {mermaidFolder, type Drawing} from '../../src/data/diagrams';
import {drawingOptions} from '../../src/data/diagrams/options';
import {simplify} from '../../src/data/diagrams/simplify';
import {browserFlags, findOrInstallBrowser, thisMachine} from '../e2e/browser';

const font = 'Measured';
const fontFile = require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2');

/** Measures text in Inter on every machine, since few system fonts are wider. */
const page = (): string => `<!doctype html><style>@font-face {
  font-family: ${font};
  src: url(data:font/woff2;base64,${readFileSync(fontFile, 'base64')});
}</style>`;

/** Words between separators of labels. */
const wordsOf = (text: string): string[] => text.split(/<br\s*\/?>|[\s"()[\]{}|]+/).filter(Boolean);

/** @throws Error for a word that is too long for its box, which Mermaid would break anywhere */
function refuseBrokenWords({shapes}: Drawing, code: string): void {
  const known = new Set(wordsOf(code));
  const $ = load(shapes, {xml: true});
  const rows = $('text')
    .toArray()
    .map((row) => $(row).text());
  const broken = rows.find((row) => wordsOf(row).some((word) => !known.has(word)));
  if (broken !== undefined) {
    throw new Error(`"${broken}" is part of a word that is too long for its box; add a <br/> where it may break`);
  }
}

/**
 * Draws diagrams in Chromium.
 *
 * @param codes code of each diagram
 * @returns the drawings, in the same order
 * @throws Error with the code of a diagram that Mermaid can't parse, that has an unsupported shape, or a word that is
 *   too long
 */
export async function draw(codes: readonly string[]): Promise<Drawing[]> {
  const settings: MermaidConfig = {...drawingOptions, startOnLoad: false, theme: 'neutral', fontFamily: font};
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
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
        const drawing = simplify(svg);
        refuseBrokenWords(drawing, code);
        drawings.push(drawing);
      } catch (error) {
        throw new Error(`This diagram can't be drawn: ${(error as Error).message}\n\n${code}\n`, {cause: error});
      }
    }
    return drawings;
  } finally {
    await browser.close();
  }
}
