import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {load} from 'cheerio';
import type {Mermaid, MermaidConfig} from 'mermaid';

import {mermaidFolder, type Drawing, type Layout} from '../../src/data/diagrams';
import {drawingOptions, ways, widest} from '../../src/data/diagrams/options';
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

/** Finds a row with a part of a word, which Mermaid has broken because it is too long for its box. */
function brokenWord({shapes}: Layout, code: string): string | undefined {
  const known = new Set(wordsOf(code));
  const $ = load(shapes, {xml: true});
  const rows = $('text')
    .toArray()
    .map((row) => $(row).text());
  return rows.find((row) => wordsOf(row).some((word) => !known.has(word)));
}

/** Code of a diagram whose flow runs from top to bottom. */
const upright = (code: string): string => code.replace(/^(\s*flowchart )(?:LR|RL)\b/m, '$1TB');

/** Code of a sequence in which messages of one word, such as the name of a method, don't wrap. */
const withWholeNames = (code: string): string => code.replace(/^(\s*\w+-+>>\w+: )(?=\S+$)/gm, '$1nowrap:');

/** Draws a diagram in one of the ways. @throws Error when Mermaid can't parse it, or when it has an unsupported shape */
async function drawOne(paper: Page, code: string, way: (typeof ways)[number]): Promise<ReturnType<typeof simplify>> {
  const settings: MermaidConfig = {
    ...drawingOptions,
    startOnLoad: false,
    theme: 'neutral',
    fontFamily: font,
    flowchart: {...drawingOptions.flowchart, ...way.flowchart},
    sequence: {...drawingOptions.sequence, ...way.sequence},
  };
  const svg = await paper.evaluate(
    async ([given, text]) => {
      const {mermaid} = window as unknown as {mermaid: Mermaid};
      mermaid.initialize(given);
      return (await mermaid.render('d', text)).svg;
    },
    [settings, withWholeNames(way.upright ? upright(code) : code)] as const,
  );
  return simplify(svg, code);
}

/**
 * Draws a diagram in the roomiest ways that fit into a column and on a phone.
 *
 * @throws Error when a word is too long for its box, or when too much is in a row
 */
async function drawLayouts(paper: Page, code: string): Promise<Drawing> {
  let wide: Layout | undefined;
  let fault = '';
  let least = Infinity;
  for (const way of ways) {
    const {type, ...layout} = await drawOne(paper, code, way);
    const broken = brokenWord(layout, code);
    if (broken !== undefined) {
      fault ||= `"${broken}" is part of a word that is too long for its box; add a <br/> where it may break`;
      continue;
    }
    wide ??= layout.width <= widest.wide ? layout : undefined;
    if (wide && layout.width <= widest.narrow) {
      return wide === layout ? {type, wide} : {type, wide, narrow: layout};
    }
    if (layout.width < least) {
      least = layout.width;
      fault = `it takes ${least} px, but a phone has ${widest.narrow}; put fewer boxes into a row, or shorten labels`;
    }
  }
  throw new Error(fault);
}

/**
 * Draws diagrams in Chromium.
 *
 * @param codes code of each diagram
 * @returns the drawings, in the same order
 * @throws Error with the code of each diagram that Mermaid can't parse, that has an unsupported shape, a word that is too
 *   long, or too much in a row
 */
export async function draw(codes: readonly string[]): Promise<Drawing[]> {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: [...browserFlags(thisMachine().isRoot), '--font-render-hinting=none'],
  });
  try {
    const paper = await browser.newPage();
    await paper.setContent(page());
    await paper.addScriptTag({path: path.join(mermaidFolder, 'mermaid.min.js')});
    await paper.evaluate((name) => document.fonts.load(`16px ${name}`), font);
    const drawings: Drawing[] = [];
    const faults: string[] = [];
    for (const code of codes) {
      try {
        drawings.push(await drawLayouts(paper, code));
      } catch (error) {
        faults.push(`This diagram can't be drawn: ${(error as Error).message}\n\n${code}\n`);
      }
    }
    if (faults.length > 0) {
      throw new Error(faults.join('\n'));
    }
    return drawings;
  } finally {
    await browser.close();
  }
}
