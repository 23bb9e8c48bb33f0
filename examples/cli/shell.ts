import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {readRegions} from './regions';

const here = import.meta.dirname;
const manifest = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/package.json');
/** The folder of the command `pact` of the package that is installed. */
const bin = path.resolve(path.dirname(manifest), '../../.bin');

/** Environment variables of a command, next to those that every command gets. */
export type Variables = Readonly<Record<string, string>>;

export interface Finished {
  readonly status: number | null;
  /** What it wrote, without colours. */
  readonly output: string;
}

export interface Running {
  readonly finished: Promise<Finished>;
}

/** The commands of the pages, by the name of their region. */
export const regions = readRegions(
  ...readdirSync(here)
    .filter((file) => file.endsWith('.sh'))
    .map((file) => path.join(here, file)),
);

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A folder of its own with OrderWeb's pacts in a Git repository, in which commands run as on a build server. */
export class Shell {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'order-shop-'));
  readonly #ran = new Set<string>();
  readonly #ports = new Map<string, number>();
  readonly #running = new Map<ChildProcess, Promise<Finished>>();
  readonly #environment: NodeJS.ProcessEnv = {
    // Nothing of the machine's own environment: a build server's variables change what some commands do.
    PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
    HOME: this.folder,
    PACT_DO_NOT_TRACK: 'true',
    // The tools wait longer and longer before they ask a Broker again.
    PACT_BROKER_HTTP_RETRIES: '0',
  };

  constructor() {
    cpSync(path.join(here, 'pacts'), path.join(this.folder, 'pacts'), {recursive: true});
    this.#git('init', '--quiet', '--initial-branch', 'main');
    this.commit();
  }

  /** Takes free ports in place of those that the commands name. */
  async takePorts(...named: readonly number[]): Promise<void> {
    for (const port of named) {
      this.#ports.set(String(port), await freePort());
    }
  }

  /** Commands or an address as they are here, with the ports that were taken. */
  here(text: string): string {
    return [...this.#ports].reduce((result, [named, taken]) => result.replaceAll(named, String(taken)), text);
  }

  /** Makes a commit and returns its id. */
  commit(): string {
    this.#git('add', '.');
    const author = ['-c', 'user.name=Shop', '-c', 'user.email=shop@example.org'];
    this.#git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'Sell teapots');
    return this.#git('rev-parse', 'HEAD').trim();
  }

  #git(...command: readonly string[]): string {
    return execFileSync('git', command, {cwd: this.folder, encoding: 'utf8', env: this.#environment});
  }

  /** Regions that no test has run, on their own or as a part of another. */
  notRun(): string[] {
    const code = [...this.#ran].map((name) => regions.get(name) ?? '');
    return [...regions.keys()].filter((name) => !code.some((text) => text.includes(regions.get(name) ?? '')));
  }

  /** Runs a region to its end. */
  async run(name: string, variables: Variables = {}): Promise<Finished> {
    return this.start(name, variables).finished;
  }

  /** Starts a region that goes on until it is stopped. */
  start(name: string, variables: Variables = {}): Running {
    const code = regions.get(name);
    if (code === undefined) {
      throw new Error(`There is no region "${name}"; there are ${[...regions.keys()].join(', ')}`);
    }
    this.#ran.add(name);
    return this.#launch(code, variables);
  }

  /** Runs commands that no page shows. */
  async script(code: string, variables: Variables = {}): Promise<Finished> {
    return this.#launch(code, variables).finished;
  }

  #launch(code: string, variables: Variables): Running {
    const child = spawn('bash', ['-c', `set -euo pipefail\n${this.here(code)}`], {
      cwd: this.folder,
      env: {...this.#environment, ...variables},
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const collect = (chunk: Buffer): void => void (output += chunk.toString('utf8'));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const finished = new Promise<Finished>((resolve) => {
      child.once('close', (status) => {
        this.#running.delete(child);
        resolve({status, output: stripVTControlCharacters(output)});
      });
    });
    this.#running.set(child, finished);
    return {finished};
  }

  /** Ends what is still running, with everything that it has started. */
  async stop(): Promise<void> {
    for (const {pid} of this.#running.keys()) {
      if (pid !== undefined) {
        process.kill(-pid, 'SIGTERM');
      }
    }
    await Promise.all(this.#running.values());
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}
