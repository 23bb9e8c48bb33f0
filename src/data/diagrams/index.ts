import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {drawingOptions, ways} from './options';

/** A diagram at one width. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Content of the `svg`: shapes and texts with classes of `src/components/Diagram`, without ids. */
  readonly shapes: string;
}

/** A rendered diagram. */
export interface Drawing {
  /** Selects the palette. */
  readonly type: 'flowchart' | 'sequence';
  readonly wide: Layout;
  /** What narrow columns show, unless the wide layout fits there. */
  readonly narrow?: Layout;
}

const require = createRequire(__filename);

/** Folder of the Mermaid that the theme uses under `npm start`. */
export const mermaidFolder = path.dirname(
  createRequire(require.resolve('@docusaurus/theme-mermaid')).resolve('mermaid'),
);

const {version} = JSON.parse(readFileSync(path.join(mermaidFolder, '../package.json'), 'utf8')) as {version: string};

/** Folder of the drawings. */
export const drawingsFolder = path.join(__dirname, 'drawings');

const firstLine = '<!-- Drawn by npm run generate diagrams from a mermaid fence; change the fence. -->';
const fence = /^([ \t]*)(`{3,})mermaid[^\n]*\n([\s\S]*?)^\1\2[ \t]*$/gm;

/** Code of each diagram in the source of a page, in order. */
export function diagramsOf(source: string): string[] {
  return [...source.matchAll(fence)].map(([, indent = '', , code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trimEnd(),
  );
}

/** File name of a drawing: a hash of code, settings and version of Mermaid. */
export function drawingName(code: string): string {
  const key = JSON.stringify([code.trimEnd(), drawingOptions, ways, version]);
  return `${createHash('sha256').update(key).digest('hex').slice(0, 12)}.svg`;
}

/** Serialises a drawing. */
export const writeDrawing = ({type, wide, narrow}: Drawing): string =>
  [wide, ...(narrow ? [narrow] : [])].reduce(
    (text, {width, height, shapes}) =>
      `${text}<svg class="${type}" width="${width}" height="${height}">\n${shapes}\n</svg>\n`,
    `${firstLine}\n`,
  );

/** @throws Error when the text was not written by `writeDrawing` */
export function parseDrawing(text: string): Drawing {
  const layout = /<svg class="(flowchart|sequence)" width="(\d+)" height="(\d+)">\n([\s\S]*?)\n<\/svg>\n/g;
  const [wide, narrow] = [...text.matchAll(layout)].map(([, type, width, height, shapes = '']) => ({
    type: type as Drawing['type'],
    layout: {width: Number(width), height: Number(height), shapes},
  }));
  const drawing = wide && {type: wide.type, wide: wide.layout, ...(narrow && {narrow: narrow.layout})};
  if (!drawing || writeDrawing(drawing) !== text) {
    throw new Error('was edited by hand; run "npm run generate -- diagrams"');
  }
  return drawing;
}

/**
 * Reads the drawing of a diagram; undefined when there is none.
 *
 * @param folder folder of the drawings
 * @throws Error naming a file that was edited by hand
 */
export function readDrawing(code: string, folder = drawingsFolder): Drawing | undefined {
  const file = path.join(folder, drawingName(code));
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    return parseDrawing(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`src/data/diagrams/drawings/${path.basename(file)} ${(error as Error).message}`, {cause: error});
  }
}
