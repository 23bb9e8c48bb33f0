import {execFile, type ExecException} from 'node:child_process';
import {copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {sampleProjects} from '../../src/data/sample-projects';
import {readVersion} from '../../src/data/sample-version';
import {reportFiles, type Counter} from './count';
import type {Project} from './projects';
import type {Registry} from './registries';

/** Result of one run of a project. */
export interface Outcome {
  readonly id: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Line of the log. */
  readonly line: string;
  /** Output of the failed command. */
  readonly output?: string;
}

/** Pacts that the providers of every language can verify. */
const sharedPacts = ['OrderWeb-OrderApi.json', 'OrderMailer-OrderPublisher.json'];
/** Column width of project ids. */
const idWidth = 18;
/** Turns telemetry off. */
const noTelemetry = {PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1'};

type Environment = Readonly<Record<string, string>>;

class StepFailure extends Error {
  constructor(
    readonly step: string,
    readonly output: string,
  ) {
    super(`${step} failed`);
  }
}

const execFileAsync = promisify(execFile);

/** Longest time for a command, in ms: a native library may wait for a lock for ever. */
const longest = 20 * 60_000;

/**
 * Runs a command.
 *
 * @param timeout longest time, in ms
 * @returns its output
 * @throws StepFailure when it can't start, fails or doesn't end in time
 */
export async function execute(
  folder: string,
  [program = '', ...args]: readonly string[],
  environment: Environment,
  timeout = longest,
): Promise<string> {
  try {
    const {stdout, stderr} = await execFileAsync(program, args, {
      cwd: folder,
      env: {...process.env, ...noTelemetry, ...environment},
      maxBuffer: 256 * 1024 * 1024,
      timeout,
      killSignal: 'SIGKILL',
    });
    return stdout + stderr;
  } catch (error) {
    const {stdout = '', stderr = '', message, killed} = error as ExecException;
    const cause = killed ? `It did not end within ${timeout / 1000} seconds.` : message;
    throw new StepFailure([program, ...args].join(' '), `${stdout}${stderr}${cause}`);
  }
}

/** Longest time for the question whether a registry answers, in ms. */
const longestProbe = 60_000;

/** Whether a command succeeds. */
async function succeeds(folder: string, command: readonly string[], timeout = longest): Promise<boolean> {
  try {
    await execute(folder, command, {}, timeout);
    return true;
  } catch {
    return false;
  }
}

/** Counts of a test run. */
interface TestCounts {
  readonly passed: number;
  /** Failures that the project expects. */
  readonly expectedFailures: number;
}

/** Runs a test command and counts its tests. @throws StepFailure when it fails or runs no test */
async function runTests(
  folder: string,
  command: readonly string[],
  counter: Counter,
  environment: Environment,
): Promise<TestCounts> {
  reportFiles(folder, counter).forEach((file) => rmSync(file));
  const output = await execute(folder, command, environment);
  const passed = counter.count(
    output,
    reportFiles(folder, counter).map((file) => readFileSync(file, 'utf8')),
  );
  if (passed === 0) {
    throw new StepFailure(command.join(' '), `${output}\nNo test ran.`);
  }
  return {passed, expectedFailures: counter.expectedFailures?.(output) ?? 0};
}

/** Singular and plural of what is counted. */
type Unit = NonNullable<Counter['unit']>;

/** Runs a step of a project, and counts its tests. */
type Step = (environment: Environment) => Promise<TestCounts>;

function formatCounts({passed, expectedFailures}: TestCounts, [one, several]: Unit): string {
  const failures = expectedFailures === 0 ? '' : ` and ${expectedFailures} expected failures`;
  return `${passed} ${passed === 1 ? one : several}${failures}`;
}

/** Runs projects sequentially. */
export class Runner {
  private readonly outcomes: Outcome[] = [];
  /** Whether each registry answers, by probe. */
  private readonly answers = new Map<string, Promise<boolean>>();

  /**
   * @param root root of the repository
   * @param log receives each line of the log
   */
  constructor(
    private readonly root: string,
    private readonly log: (line: string) => void,
  ) {}

  get results(): readonly Outcome[] {
    return this.outcomes;
  }

  /**
   * The skipped projects that are required.
   *
   * @param required ids of projects, or `all`
   */
  missing(required: readonly string[]): readonly Outcome[] {
    return this.outcomes.filter(
      ({id, status}) => status === 'skipped' && (required.includes('all') || required.includes(id)),
    );
  }

  /** Installs and tests a project. @returns whether it passed; one that lacks a tool or its registry is skipped */
  async test(project: Project): Promise<boolean> {
    const obstacle = await this.obstacle(project);
    if (obstacle !== undefined) {
      this.add({id: project.id, status: 'skipped', line: `skipped: ${obstacle}`});
      return false;
    }
    return this.step(project, this.libraryOf(project), async (environment) => {
      const folder = this.folderOf(project);
      for (const command of project.prepare) {
        await execute(folder, command, environment);
      }
      return runTests(folder, project.test, project.counter, environment);
    });
  }

  /** Compares the documented API of a library with the installed one. */
  async surface(project: Project): Promise<boolean> {
    const {surface} = project;
    return (
      !surface ||
      this.step(
        project,
        'matches the API reference',
        async (environment) => {
          const generator = path.join(this.root, 'src/data/api-reference/surfaces/generate.ts');
          const output = await execute(
            this.folderOf(project),
            ['npx', 'tsx', generator, '--check', surface],
            environment,
          );
          return {passed: Number(/: (\d+) members/.exec(output)?.[1]), expectedFailures: 0};
        },
        ['member', 'members'],
      )
    );
  }

  /** Verifies another project's pacts against the providers of this one. */
  async cross(project: Project, consumer: Project): Promise<boolean> {
    const {cross} = project;
    return (
      !cross ||
      this.step(project, `verifies the pacts of ${consumer.id}`, async (environment) => {
        const pacts = this.sharedPacts(consumer);
        try {
          return await runTests(this.folderOf(project), cross, project.counter, {...environment, PACT_DIR: pacts});
        } finally {
          rmSync(pacts, {recursive: true});
        }
      })
    );
  }

  /** Verifies the pacts of a Broker. */
  async fromBroker(project: Project, broker: Environment): Promise<boolean> {
    const {broker: command} = project;
    return (
      !command ||
      this.step(project, 'verifies pacts from the fake Broker', (environment) =>
        runTests(this.folderOf(project), command, project.counter, {...environment, ...broker}),
      )
    );
  }

  private async step(
    project: Project,
    what: string,
    step: Step,
    unit: Unit = project.counter.unit ?? ['test', 'tests'],
  ): Promise<boolean> {
    try {
      const counts = await step(project.environment?.(this.root) ?? {});
      this.add({id: project.id, status: 'passed', line: `${what}: ${formatCounts(counts, unit)}`});
      return true;
    } catch (error) {
      if (!(error instanceof StepFailure)) {
        throw error;
      }
      this.add({id: project.id, status: 'failed', line: `${what}: FAILED in ${error.step}`, output: error.output});
      return false;
    }
  }

  /** Why a project can't run on this machine. */
  private async obstacle(project: Project): Promise<string | undefined> {
    const folder = this.folderOf(project);
    for (const tool of project.tools) {
      if (!(await succeeds(folder, tool))) {
        return `"${tool.join(' ')}" fails, so a tool is missing or too old`;
      }
    }
    for (const registry of project.registries ?? []) {
      if (!(await this.hasAnswer(folder, registry))) {
        return `${registry.name} doesn't answer "${registry.probe.join(' ')}"`;
      }
    }
    return undefined;
  }

  /** Whether a registry answers. Each is asked once, in the folder of the first project that needs it. */
  private hasAnswer(folder: string, {probe}: Registry): Promise<boolean> {
    const question = probe.join(' ');
    const answer = this.answers.get(question) ?? succeeds(folder, probe, longestProbe);
    this.answers.set(question, answer);
    return answer;
  }

  private add(outcome: Outcome): void {
    this.outcomes.push(outcome);
    this.log(`${outcome.id.padEnd(idWidth)} ${outcome.line}`);
  }

  /**
   * Copies the shared pacts to a temporary folder: a project may have others that only its own providers can verify.
   *
   * @throws StepFailure when there are none
   */
  private sharedPacts(consumer: Project): string {
    const from = path.join(this.folderOf(consumer), 'pacts');
    const found = sharedPacts.filter((name) => existsSync(path.join(from, name)));
    if (found.length === 0) {
      throw new StepFailure('cross-language verification', `${from} has none of ${sharedPacts.join(', ')}`);
    }
    const to = mkdtempSync(path.join(tmpdir(), 'pacts-'));
    found.forEach((name) => copyFileSync(path.join(from, name), path.join(to, name)));
    return to;
  }

  private folderOf({id, folder = id}: Project): string {
    return path.join(this.root, 'examples', folder);
  }

  private libraryOf({id}: Project): string {
    const sample = sampleProjects.find((each) => each.id === id);
    return sample ? `${sample.library} ${readVersion(this.root, sample)}` : id;
  }
}
