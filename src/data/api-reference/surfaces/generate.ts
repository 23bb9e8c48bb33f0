import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';

import {readGo} from './go';
import {readJvm} from './jvm';
import {readJvmBuild} from './jvm-build';
import {readProtos} from './proto';
import {readPython} from './python';
import {readRust} from './rust';
import type {Surface, SurfaceReader} from './types';

const root = path.resolve(__dirname, '../../../..');

/** Readers by the name of the file that they generate. */
export const readers: Readonly<Record<string, SurfaceReader>> = {
  'pact-jvm': readJvm,
  'pact-jvm-build': readJvmBuild,
  'pact-go': readGo,
  'pact-python': readPython,
  'pact-rust': readRust,
  'pact-plugins': readProtos,
};

/** Absolute path of the file with the surface of a library. */
export const surfaceFile = (id: string): string => path.join(__dirname, `${id}.json`);

/** Serialises a surface as in its file. */
export async function render(id: string, {library, version, holders}: Omit<Surface, 'generated'>): Promise<string> {
  const surface: Surface = {
    generated: `by npm run generate -- interfaces ${id}; change nothing here`,
    library,
    version,
    holders,
  };
  const file = surfaceFile(id);
  return format(JSON.stringify(surface), {...(await resolveConfig(file)), parser: 'json'});
}

/** Returns a message when a file doesn't have the expected content. */
export function surfaceFault(file: string, expected: string): string | undefined {
  return existsSync(file) && readFileSync(file, 'utf8') === expected
    ? undefined
    : `${file} differs from the installed library; run npm run generate -- interfaces ${path.basename(file, '.json')}`;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {check: {type: 'boolean'}}});
  for (const id of positionals.length === 0 ? Object.keys(readers) : positionals) {
    const read = readers[id];
    if (!read) {
      throw new Error(`Unknown library "${id}"; use one of ${Object.keys(readers).join(', ')}`);
    }
    const surface = await read(root);
    const text = await render(id, surface);
    const file = surfaceFile(id);
    const members = Object.values(surface.holders).flat().length;
    const fault = values.check ? surfaceFault(file, text) : undefined;
    if (fault !== undefined) {
      throw new Error(fault);
    }
    if (!values.check) {
      writeFileSync(file, text);
    }
    console.log(
      `${surface.library} ${surface.version}: ${members} members of ${Object.keys(surface.holders).length} holders`,
    );
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
