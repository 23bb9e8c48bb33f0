import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {missingLine} from './compare';

/** Result of a command. */
export interface CommandResult {
  readonly succeeded: boolean;
  /** Standard output and standard error, interleaved. */
  readonly printed: string;
}

interface RunningProcess {
  readonly child: ChildProcess;
  printed: string;
}

/** Variables that a reader's terminal doesn't have: those of npm scripts and CI servers, and Pact's settings. */
const hiddenVariables =
  /^(?:npm_(?!config_(?:cache|registry|userconfig|globalconfig|cafile|strict_ssl|proxy|https_proxy|noproxy)$)|(?:INIT_CWD|CI|NODE|NODE_ENV|NODE_OPTIONS|FORCE_COLOR)$|GITHUB_|GIT_(?!SSL)|PACT_|VITEST)/;
/** Guards against a command that never ends. */
const timeout = 10 * 60_000;

function readerEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const visible = Object.entries(environment).filter(([name]) => !hiddenVariables.test(name));
  const searchPath = (environment['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'));
  return {
    ...Object.fromEntries(visible),
    PATH: searchPath.join(path.delimiter),
    PACT_DO_NOT_TRACK: 'true',
    NO_COLOR: '1',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.org',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.org',
  };
}

/** A reader's terminal: keeps working folder and variables between commands, and programs in the background. */
export class Terminal {
  private environment: NodeJS.ProcessEnv;
  private readonly running = new Map<string, RunningProcess>();

  /**
   * @param folder initial working folder
   * @param grace how long a program may take to stop before it is killed, in ms
   */
  constructor(
    private folder: string,
    environment: NodeJS.ProcessEnv = process.env,
    private readonly grace = 10_000,
  ) {
    this.environment = readerEnvironment(environment);
  }

  /** Sets a variable for later commands. */
  set(name: string, value: string): void {
    this.environment[name] = value;
  }

  /** Runs commands until one fails. */
  async run(script: string): Promise<CommandResult> {
    const environmentFile = path.join(this.folder, '.follow');
    const saveEnvironment = `trap 'status=$?; env -0 > "$FOLLOW_ENVIRONMENT"; exit $status' EXIT\nset -e\n`;
    const child = this.spawn(saveEnvironment + script, {FOLLOW_ENVIRONMENT: environmentFile});
    const timer = setTimeout(() => void this.kill(child), timeout);
    const [code] = (await once(child.child, 'close')) as [number | null];
    clearTimeout(timer);
    if (existsSync(environmentFile)) {
      this.restoreEnvironment(readFileSync(environmentFile, 'utf8'));
      rmSync(environmentFile);
    }
    return {succeeded: code === 0, printed: child.printed};
  }

  /**
   * Starts a program in the background, replacing one that the same command started.
   *
   * @returns once it has printed the lines; fails if it ends before that
   */
  async start(script: string, lines: readonly string[]): Promise<CommandResult> {
    await this.stop(script);
    const child = this.spawn(script, {});
    this.running.set(script, child);
    const ready = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), timeout);
      const settle = (answer: boolean): void => {
        clearTimeout(timer);
        resolve(answer);
      };
      const checkOutput = (): void => {
        if (missingLine(lines, child.printed) === undefined) {
          settle(true);
        }
      };
      child.child.stdout?.on('data', checkOutput);
      child.child.stderr?.on('data', checkOutput);
      child.child.once('close', () => settle(false));
    });
    return {succeeded: await ready, printed: child.printed};
  }

  /** Stops background programs, or only the one that a command started. */
  async stop(only?: string): Promise<void> {
    for (const [script, running] of this.running) {
      if (only === undefined || script === only) {
        this.running.delete(script);
        await this.kill(running);
      }
    }
  }

  private spawn(script: string, extra: NodeJS.ProcessEnv): RunningProcess {
    const child = spawn('bash', ['-c', script], {
      cwd: this.folder,
      env: {...this.environment, ...extra},
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, so that child processes can be killed, too.
      detached: true,
    });
    const running: RunningProcess = {child, printed: ''};
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        running.printed += text;
      });
    }
    return running;
  }

  private async kill({child}: RunningProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      return;
    }
    const group = -child.pid;
    const closed = once(child, 'close');
    process.kill(group, 'SIGTERM');
    const timer = setTimeout(() => {
      process.kill(group, 'SIGKILL');
      // A process outside the group may hold them open.
      child.stdout?.destroy();
      child.stderr?.destroy();
    }, this.grace);
    await closed;
    clearTimeout(timer);
  }

  private restoreEnvironment(variables: string): void {
    const pairs = variables
      .split('\0')
      .filter(Boolean)
      .map((each): [string, string] => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]);
    const {PWD = this.folder, ...environment} = Object.fromEntries(pairs);
    this.folder = PWD;
    this.environment = environment;
  }
}
