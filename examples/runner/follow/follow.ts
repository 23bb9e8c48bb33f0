import {copyFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {startBrokerDouble} from '../../broker-double';
import {nativeLibraryEnvironment} from '../shared';
import {findDifference, missingLine, normalize} from './compare';
import {parseActions, type Action} from './page';
import {Terminal} from './terminal';

/** Counts of what was done. */
export interface Tally {
  readonly pages: number;
  readonly files: number;
  readonly commands: number;
  /** Commands that failed as expected; `commands` includes them. */
  readonly failures: number;
  /** Compared lines of output and excerpts of files. */
  readonly compared: number;
}

/** Port where readers run the Broker with Docker. */
const brokerPort = 9292;
const brokerToken = 'example-token';
/** Lines of output to print on failure. */
const tailLines = 40;

function lastLines(printed: string): string {
  return printed.trimEnd().split('\n').slice(-tailLines).join('\n');
}

/** Follows the instructions of pages in one folder, and compares the results with what the pages show. */
export class Follower {
  private readonly terminal: Terminal;
  private readonly brokers = new Map<number, Awaited<ReturnType<typeof startBrokerDouble>>>();
  private done = {pages: 0, files: 0, commands: 0, failures: 0, compared: 0};

  /**
   * @param root root of the repository
   * @param folder working folder
   * @param show receives each command with its output
   */
  constructor(
    private readonly root: string,
    private readonly folder: string,
    private readonly show: (text: string) => void = () => undefined,
  ) {
    this.terminal = new Terminal(folder);
  }

  /** Counts so far. */
  get tally(): Tally {
    return this.done;
  }

  /**
   * Follows a page.
   *
   * @param page path of the page, relative to the root
   * @throws Error with file and line of the page when a result differs, or when the page has no instructions
   */
  async follow(page: string): Promise<void> {
    const actions = parseActions(page, readFileSync(path.join(this.root, page), 'utf8'));
    if (actions.length === 0) {
      throw new Error(`${page}: has no instructions to follow; remove it from journeys.ts`);
    }
    for (const action of actions) {
      try {
        await this.perform(action);
      } catch (error) {
        throw new Error(`${page}:${action.line}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    await this.terminal.stop();
    this.done.pages += 1;
  }

  /** Stops background programs and Brokers. */
  async close(): Promise<void> {
    await this.terminal.stop();
    for (const broker of this.brokers.values()) {
      await broker.stop();
    }
  }

  private async perform(action: Action): Promise<void> {
    switch (action.kind) {
      case 'write':
        return this.write(action.file, action.source);
      case 'shows':
        return this.compareFile(action.file, action.excerpt);
      case 'broker':
        return this.startFakeBroker(action.token);
      case 'library':
        return this.set(nativeLibraryEnvironment(this.root));
      case 'start':
        return this.start(action.script, action.prints);
      case 'run':
        return this.run(action.script, action.fails, action.prints);
    }
  }

  /** Sets variables for all later commands. */
  set(environment: Readonly<Record<string, string>>): void {
    Object.entries(environment).forEach(([name, value]) => this.terminal.set(name, value));
  }

  private write(file: string, source: string): void {
    const target = path.join(this.folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    copyFileSync(path.join(this.root, source), target);
    this.done.files += 1;
  }

  private compareFile(file: string, excerpt: unknown): void {
    const target = path.join(this.folder, file);
    if (!existsSync(target)) {
      throw new Error(`${file} does not exist, but the page shows an excerpt of it`);
    }
    const found = findDifference(excerpt, JSON.parse(readFileSync(target, 'utf8')));
    if (found !== undefined) {
      throw new Error(`${file} differs from what the page shows: ${found}`);
    }
    this.done.compared += 1;
  }

  private async startFakeBroker(token: boolean): Promise<void> {
    const port = token ? brokerPort + 1 : brokerPort;
    if (!this.brokers.has(port)) {
      this.brokers.set(port, await startBrokerDouble(port, token ? {token: brokerToken} : {}));
    }
    if (token) {
      this.terminal.set('PACT_BROKER_BASE_URL', `http://localhost:${port}`);
      this.terminal.set('PACT_BROKER_TOKEN', brokerToken);
    }
  }

  private async start(script: string, prints: readonly string[]): Promise<void> {
    if (prints.length === 0) {
      throw new Error('a background command needs a text fence after it, with what it prints once it is ready');
    }
    const {succeeded, printed} = await this.terminal.start(script, prints);
    this.show(`$ ${script} &\n${printed}`);
    if (!succeeded) {
      throw new Error(`"${script}" did not print "${missingLine(prints, printed) ?? ''}" but\n${lastLines(printed)}`);
    }
    this.done.commands += 1;
    this.done.compared += prints.length;
  }

  private async run(script: string, fails: string | undefined, prints: readonly string[]): Promise<void> {
    const {succeeded, printed} = await this.terminal.run(script);
    this.show(`$ ${script}\n${printed}`);
    if (succeeded === (fails !== undefined)) {
      throw new Error(`the page says that this ${succeeded ? 'fails' : 'succeeds'}:\n${script}\n${lastLines(printed)}`);
    }
    if (fails !== undefined && !normalize(printed).includes(normalize(fails))) {
      throw new Error(`this fails for a reason other than "${fails}":\n${script}\n${lastLines(printed)}`);
    }
    const missing = missingLine(prints, printed);
    if (missing !== undefined) {
      throw new Error(`this did not print "${missing}" in that order, but\n${lastLines(printed)}`);
    }
    this.done.commands += 1;
    this.done.failures += fails === undefined ? 0 : 1;
    this.done.compared += prints.length;
  }
}
