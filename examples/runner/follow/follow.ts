import {copyFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {startBrokerDouble} from '../../broker-double';
import {nativeLibrary} from '../shared';
import {difference, missingLine, steady} from './compare';
import {actionsOf, type Action} from './page';
import {Terminal} from './terminal';

/** What was done. */
export interface Tally {
  readonly pages: number;
  readonly files: number;
  readonly commands: number;
  /** Commands that failed as their page says; counted in `commands`, too. */
  readonly failures: number;
  /** Lines of output and extracts of files that were compared. */
  readonly compared: number;
}

/** Where a Broker is expected that a reader runs with Docker. */
const brokerPort = 9292;
const brokerToken = 'example-token';
/** As many lines of what a command printed as tell what went wrong. */
const tail = 40;

function lastOf(printed: string): string {
  return printed.trimEnd().split('\n').slice(-tail).join('\n');
}

/** Does what pages tell their reader to do, in one folder, and compares what it sees with what they show. */
export class Follower {
  private readonly terminal: Terminal;
  private readonly doubles = new Map<number, Awaited<ReturnType<typeof startBrokerDouble>>>();
  private done = {pages: 0, files: 0, commands: 0, failures: 0, compared: 0};

  /**
   * @param root the repository's root, in which pages and their samples are
   * @param folder where the reader works
   * @param show takes what the reader's terminal shows: each command with what it printed
   */
  constructor(
    private readonly root: string,
    private readonly folder: string,
    private readonly show: (text: string) => void = () => undefined,
  ) {
    this.terminal = new Terminal(folder);
  }

  /** What was done so far. */
  get tally(): Tally {
    return this.done;
  }

  /**
   * Follows a page.
   *
   * @param page its path from the root
   * @throws Error with file and line of the page where what happens is not what it says, or when it tells nothing to do
   */
  async follow(page: string): Promise<void> {
    const actions = actionsOf(page, readFileSync(path.join(this.root, page), 'utf8'));
    if (actions.length === 0) {
      throw new Error(`${page}: tells its reader nothing to do`);
    }
    for (const action of actions) {
      try {
        await this.act(action);
      } catch (error) {
        throw new Error(`${page}:${action.line}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    await this.terminal.stop();
    this.done.pages += 1;
  }

  /** Stops what is still running. */
  async close(): Promise<void> {
    await this.terminal.stop();
    for (const double of this.doubles.values()) {
      await double.stop();
    }
  }

  private async act(action: Action): Promise<void> {
    switch (action.kind) {
      case 'write':
        return this.write(action.file, action.source);
      case 'shows':
        return this.compareFile(action.file, action.extract);
      case 'broker':
        return this.standIn(action.token);
      case 'library':
        return this.set(nativeLibrary(this.root));
      case 'start':
        return this.start(action.script, action.prints);
      case 'run':
        return this.run(action.script, action.fails, action.prints);
    }
  }

  /** Sets variables for all commands to come. */
  set(environment: Readonly<Record<string, string>>): void {
    Object.entries(environment).forEach(([name, value]) => this.terminal.set(name, value));
  }

  private write(file: string, source: string): void {
    const target = path.join(this.folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    copyFileSync(path.join(this.root, source), target);
    this.done.files += 1;
  }

  private compareFile(file: string, extract: unknown): void {
    const target = path.join(this.folder, file);
    if (!existsSync(target)) {
      throw new Error(`there is no ${file}, of which the page shows a part`);
    }
    const found = difference(extract, JSON.parse(readFileSync(target, 'utf8')));
    if (found !== undefined) {
      throw new Error(`${file} has not what the page shows: ${found}`);
    }
    this.done.compared += 1;
  }

  private async standIn(token: boolean): Promise<void> {
    const port = token ? brokerPort + 1 : brokerPort;
    if (!this.doubles.has(port)) {
      this.doubles.set(port, await startBrokerDouble(port, token ? {token: brokerToken} : {}));
    }
    if (token) {
      this.terminal.set('PACT_BROKER_BASE_URL', `http://localhost:${port}`);
      this.terminal.set('PACT_BROKER_TOKEN', brokerToken);
    }
  }

  private async start(script: string, prints: readonly string[]): Promise<void> {
    if (prints.length === 0) {
      throw new Error('a command in the background needs a text fence behind it, with what it prints when it is ready');
    }
    const {succeeded, printed} = await this.terminal.start(script, prints);
    this.show(`$ ${script} &\n${printed}`);
    if (!succeeded) {
      throw new Error(`"${script}" never printed "${missingLine(prints, printed) ?? ''}" but\n${lastOf(printed)}`);
    }
    this.done.commands += 1;
    this.done.compared += prints.length;
  }

  private async run(script: string, fails: string | undefined, prints: readonly string[]): Promise<void> {
    const {succeeded, printed} = await this.terminal.run(script);
    this.show(`$ ${script}\n${printed}`);
    if (succeeded === (fails !== undefined)) {
      throw new Error(`the page says that this ${succeeded ? 'fails' : 'succeeds'}:\n${script}\n${lastOf(printed)}`);
    }
    if (fails !== undefined && !steady(printed).includes(steady(fails))) {
      throw new Error(`this fails for another reason than "${fails}":\n${script}\n${lastOf(printed)}`);
    }
    const missing = missingLine(prints, printed);
    if (missing !== undefined) {
      throw new Error(`this never printed "${missing}" in its place, but\n${lastOf(printed)}`);
    }
    this.done.commands += 1;
    this.done.failures += fails === undefined ? 0 : 1;
    this.done.compared += prints.length;
  }
}
