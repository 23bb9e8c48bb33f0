import path from 'node:path';

import type {PastedFile} from './first-sample';

const extension = /\.[cm]?[jt]s$/;

/**
 * Gives pasted files the places that the imports of the others ask for, as a reader would: `client.ts` goes to
 * `consumers/client.ts` if the test, in its own folder, imports `../consumers/client.js`.
 *
 * @param files the last is the test, which goes to the folder `tests` if its name has none
 */
export function placeFiles(files: readonly PastedFile[]): PastedFile[] {
  const placed = new Map<PastedFile, string>();
  const test = files.at(-1);
  if (!test) {
    return [];
  }
  placed.set(test, test.name.includes('/') ? test.name : `tests/${test.name}`);
  for (const importer of [test, ...files.slice(0, -1).reverse()]) {
    const from = placed.get(importer) ?? importer.name;
    for (const [, specifier = ''] of importer.code.matchAll(/(?:from|require\()\s*['"](\.[^'"]+)['"]/g)) {
      const target = path.posix.join(path.posix.dirname(from), specifier).replace(extension, '');
      const imported = files.find(
        (each) => path.posix.basename(each.name).replace(extension, '') === path.posix.basename(target),
      );
      if (imported && !placed.has(imported)) {
        placed.set(imported, target + path.posix.extname(imported.name));
      }
    }
  }
  return files.map((file) => ({...file, name: placed.get(file) ?? file.name}));
}
