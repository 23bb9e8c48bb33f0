import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/**
 * Writes files of a collection into a folder that is removed when the test ends, with the project's own schema.
 *
 * @param schema path of the schema, relative to the project
 * @param files content by path
 * @returns the folder, to pass to a reader
 */
export function contentFolder(schema: string, files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  cpSync(schema, path.join(root, schema));
  return root;
}
