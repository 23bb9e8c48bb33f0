import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {diagramsOf, drawingName, drawingsFolder, writeDrawing} from '../../src/data/diagrams';
import {roleStyles} from '../../src/data/diagrams/roles';
import {draw} from './draw';

const root = path.join(__dirname, '../..');

/** Stylesheet with the colours of the roles. */
export const stylesFile = path.join(root, 'src/components/Diagram/roles.css');

/** Source of all distinct diagrams, by name of the drawing. */
export function allDiagrams(): ReadonlyMap<string, string> {
  const pages = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  const codes = pages.sort().flatMap((page) => diagramsOf(readFileSync(page, 'utf8')));
  return new Map(codes.map((code) => [drawingName(code), code]));
}

async function main(): Promise<void> {
  const diagrams = allDiagrams();
  const drawings = await draw([...diagrams.values()]);
  rmSync(drawingsFolder, {recursive: true, force: true});
  mkdirSync(drawingsFolder, {recursive: true});
  [...diagrams.keys()].forEach((name, index) => {
    const drawing = drawings[index];
    if (drawing) {
      writeFileSync(path.join(drawingsFolder, name), writeDrawing(drawing));
    }
  });
  writeFileSync(stylesFile, roleStyles());
  console.log(`${drawings.length} diagrams: ${drawingsFolder}`);
}

if (require.main === module) {
  void main();
}
