import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, open, readFile, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {Message} from './messages.js';
import {normalise} from './normalise.js';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const run = fileURLToPath(new URL('run.ts', import.meta.url));

/** Variables of the machine that would change what Pact does. */
const unwanted =
  /^(PACT_|LOG_LEVEL$|HTTPS?_PROXY$|https?_proxy$|FORCE_COLOR$|NODE_OPTIONS$|VITEST)/;

interface Outcome {
  readonly failed: boolean;
  /** All that the process printed, normalised. */
  readonly printed: string;
}

/** Runs a fault in an empty folder. */
export async function provoke(topic: string, slug: string): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pact-message-'));
  const file = path.join(folder, 'printed');
  const printed = await open(file, 'w');
  const mine = Object.entries(process.env).filter(([name]) => !unwanted.test(name));
  // The native library writes past Node, so both streams go to one file, in their order.
  const child = spawn(process.execPath, ['--import', tsx, run, topic, slug], {
    cwd: folder,
    env: {...Object.fromEntries(mine), PACT_DO_NOT_TRACK: 'true', NO_COLOR: '1'},
    stdio: ['ignore', printed.fd, printed.fd],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  await printed.close();
  const text = await readFile(file, 'utf8');
  await rm(folder, {recursive: true, force: true});
  return {failed: code !== 0, printed: normalise(text)};
}

/** The lines of the output that a message consists of; blank lines do not count. */
export function cut(printed: string, {slug, first, lines}: Message): string {
  const all = printed.split('\n').filter((line) => line.trim());
  const start = all.findIndex((line) => line.includes(first));
  if (start < 0) throw new Error(`${slug}: no line has "${first}" in\n${printed}`);
  const found = all.slice(start, start + lines);
  const indent = Math.min(...found.map((line) => line.search(/\S/)));
  return found.map((line) => line.slice(indent)).join('\n') + '\n';
}
