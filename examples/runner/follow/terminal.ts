import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {missingLine} from './compare';

/** What became of a command. */
export interface Ended {
  readonly succeeded: boolean;
  /** Standard output and standard error, as they came. */
  readonly printed: string;
}

interface Running {
  readonly child: ChildProcess;
  printed: string;
}

/** What a reader's terminal wouldn't have: marks of npm scripts and of build servers, settings of Pact. */
const foreign =
  /^(?:npm_(?!config_(?:cache|registry|userconfig|globalconfig|cafile|strict_ssl|proxy|https_proxy|noproxy)$)|(?:INIT_CWD|CI|NODE|NODE_ENV|NODE_OPTIONS|FORCE_COLOR)$|GITHUB_|GIT_(?!SSL)|PACT_|VITEST)/;
/** Longer than any command takes; a guard against one that never ends. */
const patience = 10 * 60_000;

function cleaned(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !foreign.test(name));
  const searched = (environment['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'));
  return {
    ...Object.fromEntries(kept),
    PATH: searched.join(path.delimiter),
    PACT_DO_NOT_TRACK: 'true',
    NO_COLOR: '1',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.org',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.org',
  };
}

/** A reader's terminal: a folder and variables that outlive a command, and programs that go on running. */
export class Terminal {
  private environment: NodeJS.ProcessEnv;
  private readonly running = new Map<string, Running>();

  /** @param folder where it begins */
  constructor(
    private folder: string,
    environment: NodeJS.ProcessEnv = process.env,
  ) {
    this.environment = cleaned(environment);
  }

  /** Sets a variable for the commands to come. */
  set(name: string, value: string): void {
    this.environment[name] = value;
  }

  /** Runs commands to their end; the first that fails is the last. */
  async run(script: string): Promise<Ended> {
    const keep = path.join(this.folder, '.follow');
    const remember = `trap 'status=$?; env -0 > "$FOLLOW_KEEP"; exit $status' EXIT\nset -e\n`;
    const child = this.spawn(remember + script, {FOLLOW_KEEP: keep});
    const timer = setTimeout(() => void this.kill(child), patience);
    const [code] = (await once(child.child, 'close')) as [number | null];
    clearTimeout(timer);
    if (existsSync(keep)) {
      this.remember(readFileSync(keep, 'utf8'));
      rmSync(keep);
    }
    return {succeeded: code === 0, printed: child.printed};
  }

  /**
   * Starts a program that goes on running, in place of one that the same command started before.
   *
   * @returns when it has printed the lines; what it printed, and false if it ended before
   */
  async start(script: string, lines: readonly string[]): Promise<Ended> {
    await this.stop(script);
    const child = this.spawn(script, {});
    this.running.set(script, child);
    const ready = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), patience);
      const end = (answer: boolean): void => {
        clearTimeout(timer);
        resolve(answer);
      };
      const look = (): void => {
        if (missingLine(lines, child.printed) === undefined) {
          end(true);
        }
      };
      child.child.stdout?.on('data', look);
      child.child.stderr?.on('data', look);
      child.child.once('close', () => end(false));
    });
    return {succeeded: await ready, printed: child.printed};
  }

  /** Stops what goes on running, all of it unless one command is named. */
  async stop(only?: string): Promise<void> {
    for (const [script, running] of this.running) {
      if (only === undefined || script === only) {
        this.running.delete(script);
        await this.kill(running);
      }
    }
  }

  private spawn(script: string, more: NodeJS.ProcessEnv): Running {
    const child = spawn('bash', ['-c', script], {
      cwd: this.folder,
      env: {...this.environment, ...more},
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what it started can be stopped with it.
      detached: true,
    });
    const running: Running = {child, printed: ''};
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        running.printed += text;
      });
    }
    return running;
  }

  private async kill({child}: Running): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      return;
    }
    const closed = once(child, 'close');
    process.kill(-child.pid, 'SIGTERM');
    await closed;
  }

  private remember(variables: string): void {
    const pairs = variables
      .split('\0')
      .filter(Boolean)
      .map((each): [string, string] => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]);
    const {PWD = this.folder, ...environment} = Object.fromEntries(pairs);
    this.folder = PWD;
    this.environment = environment;
  }
}
