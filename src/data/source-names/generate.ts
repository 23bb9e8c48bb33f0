import {execFile} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {format, resolveConfig} from 'prettier';

import {namesIn} from './extract';
import {nameSources, type NameSource} from './sources';
import type {SourceNames} from './types';

const run = promisify(execFile);

/** Folders whose code is not part of a library: tests, examples, documentation and dependencies. */
const leftOut =
  /(?:^|\/)(?:\.git|tests?|spec|specs|samples?|examples?|docs|doc|node_modules|vendor|compatibility-suite)(?:\/|$)/;

/** Lists the files of a source below a clone, relative to it. */
function listFiles(clone: string, {folders = ['.'], extensions}: NameSource): string[] {
  return folders.flatMap((folder) => {
    const start = path.join(clone, folder);
    const stat = statSync(start, {throwIfNoEntry: false});
    if (stat === undefined) {
      return [];
    }
    const files = stat.isFile() ? [''] : readdirSync(start, {recursive: true, encoding: 'utf8'});
    return files
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter((file) => !leftOut.test(file) && extensions.some((each) => new RegExp(`(?:^|[./])${each}$`).test(file)))
      .filter((file) => statSync(path.join(clone, file)).isFile());
  });
}

/** Reads the names of a source at a tag, from a temporary clone. @throws Error if there is no such tag */
async function readNames(source: NameSource, tag: string): Promise<Set<string>> {
  const url = `https://github.com/${source.repository}`;
  const clone = await mkdtemp(path.join(tmpdir(), 'names-'));
  try {
    await run('git', ['clone', '--quiet', '--depth=1', `--branch=${tag}`, url, clone]);
    const files = listFiles(clone, source);
    if (files.length === 0) {
      throw new Error(`no files with the extensions ${source.extensions.join(', ')}`);
    }
    return new Set(files.flatMap((file) => namesIn(readFileSync(path.join(clone, file), 'utf8'), source.comments)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${url} at ${tag}: ${reason}; correct sources.ts, or try again later`);
  } finally {
    await rm(clone, {recursive: true, force: true});
  }
}

async function generate(source: NameSource): Promise<void> {
  const names = await readNames(source, source.tag);
  const others = new Set<string>();
  for (const tag of source.others ?? []) {
    (await readNames(source, tag)).forEach((name) => {
      if (!names.has(name)) {
        others.add(name);
      }
    });
  }
  const list: SourceNames = {
    generated: `by npm run generate -- names ${source.id}; change nothing here`,
    repository: source.repository,
    tag: source.tag,
    names: [...names].sort(),
    others: [...others].sort(),
  };
  const file = path.join(__dirname, 'names', `${source.id}.json`);
  mkdirSync(path.dirname(file), {recursive: true});
  const text = await format(JSON.stringify(list), {...(await resolveConfig(file)), parser: 'json'});
  writeFileSync(file, text);
  console.log(`${source.id} at ${source.tag}: ${names.size} names, ${others.size} of other versions`);
}

async function main(ids: readonly string[]): Promise<void> {
  const unknown = ids.filter((id) => !nameSources.some((source) => source.id === id));
  if (unknown.length > 0) {
    throw new Error(`Unknown source "${unknown.join(', ')}"; use ${nameSources.map(({id}) => id).join(', ')}`);
  }
  for (const source of nameSources.filter(({id}) => ids.length === 0 || ids.includes(id))) {
    await generate(source);
  }
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
