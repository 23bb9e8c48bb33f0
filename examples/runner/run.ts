import {execFile} from 'node:child_process';
import {copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {sampleProjects} from '../../src/data/sample-projects';
import {readVersion} from '../../src/data/sample-version';
import {reportFiles, type Counter} from './count';
import type {Project} from './projects';

/** What became of one project. */
export interface Outcome {
  readonly id: string;
  readonly status: 'passed' | 'failed' | 'left out';
  /** One line for the reader of the output. */
  readonly line: string;
  /** What the failed command printed. */
  readonly output?: string;
}

/** The pacts whose providers every language has. */
const sharedPacts = ['OrderWeb-OrderApi.json', 'OrderMailer-OrderPublisher.json'];
/** Ids take this much of a line. */
const width = 18;
/** Telemetry is off in everything that runs here. */
const quiet = {PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1'};

type Environment = Readonly<Record<string, string>>;

class StepFailure extends Error {
  constructor(
    readonly step: string,
    readonly output: string,
  ) {
    super(`${step} failed`);
  }
}

const start = promisify(execFile);

/**
 * Runs a command of a project to its end.
 *
 * @returns what it printed
 * @throws StepFailure when it can't start or doesn't succeed
 */
export async function execute(
  folder: string,
  [program = '', ...args]: readonly string[],
  environment: Environment,
): Promise<string> {
  try {
    const {stdout, stderr} = await start(program, args, {
      cwd: folder,
      env: {...process.env, ...quiet, ...environment},
      maxBuffer: 256 * 1024 * 1024,
    });
    return stdout + stderr;
  } catch (error) {
    const {stdout = '', stderr = '', message} = error as Error & {stdout?: string; stderr?: string};
    throw new StepFailure([program, ...args].join(' '), `${stdout}${stderr}${message}`);
  }
}

/** The first tool of a project that doesn't answer; undefined when all do. */
async function missingTool(tools: Project['tools']): Promise<string | undefined> {
  for (const tool of tools) {
    try {
      await execute('.', tool, {});
    } catch {
      return tool.join(' ');
    }
  }
  return undefined;
}

/** What a test command ran. */
interface Counted {
  readonly passed: number;
  /** Failures that are meant. */
  readonly declared: number;
}

/** Runs a test command and counts its tests. @throws StepFailure when it fails or runs no test */
async function runTests(
  folder: string,
  command: readonly string[],
  counter: Counter,
  environment: Environment,
): Promise<Counted> {
  reportFiles(folder, counter).forEach((file) => rmSync(file));
  const output = await execute(folder, command, environment);
  const passed = counter.count(
    output,
    reportFiles(folder, counter).map((file) => readFileSync(file, 'utf8')),
  );
  if (passed === 0) {
    throw new StepFailure(command.join(' '), `${output}\nIt ran no test.`);
  }
  return {passed, declared: counter.declared?.(output) ?? 0};
}

/** One and several of what is counted. */
type Unit = NonNullable<Counter['unit']>;

/** Makes a step of a project, and tells what it ran. */
type Step = (environment: Environment) => Promise<Counted>;

function tell({passed, declared}: Counted, [one, several]: Unit): string {
  const failures = declared === 0 ? '' : ` and ${declared} that failed as declared`;
  return `${passed} ${passed === 1 ? one : several}${failures}`;
}

/** Runs the projects one after the other. */
export class Runner {
  private readonly outcomes: Outcome[] = [];

  /**
   * @param root the repository's root
   * @param say takes each line as soon as it is known
   */
  constructor(
    private readonly root: string,
    private readonly say: (line: string) => void,
  ) {}

  get results(): readonly Outcome[] {
    return this.outcomes;
  }

  /** Prepares a project and runs its tests. @returns whether they passed */
  async test(project: Project): Promise<boolean> {
    const missing = await missingTool(project.tools);
    if (missing) {
      this.add({id: project.id, status: 'left out', line: `left out: "${missing}" doesn't answer here`});
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

  /** Compares the tables of a library's interface with what is installed. */
  async surface(project: Project): Promise<boolean> {
    const {surface} = project;
    return (
      !surface ||
      this.step(
        project,
        'declares what the tables tell',
        async (environment) => {
          const generator = path.join(this.root, 'src/data/api-reference/surfaces/generate.ts');
          const output = await execute(
            this.folderOf(project),
            ['npx', 'tsx', generator, '--check', surface],
            environment,
          );
          return {passed: Number(/: (\d+) members/.exec(output)?.[1]), declared: 0};
        },
        ['member', 'members'],
      )
    );
  }

  /** Verifies the pacts of another project against the providers of this one. */
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

  /** Verifies pacts that a Broker, or its double, offers. */
  async fromBroker(project: Project, broker: Environment): Promise<boolean> {
    const {broker: command} = project;
    return (
      !command ||
      this.step(project, 'verifies from the Broker double', (environment) =>
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
      const counted = await step(project.environment?.(this.root) ?? {});
      this.add({id: project.id, status: 'passed', line: `${what}: ${tell(counted, unit)}`});
      return true;
    } catch (error) {
      if (!(error instanceof StepFailure)) {
        throw error;
      }
      this.add({id: project.id, status: 'failed', line: `${what}: FAILED in ${error.step}`, output: error.output});
      return false;
    }
  }

  private add(outcome: Outcome): void {
    this.outcomes.push(outcome);
    this.say(`${outcome.id.padEnd(width)} ${outcome.line}`);
  }

  /**
   * Copies the pacts that every language has into a folder of their own: a project may have others, which only its own
   * providers can keep.
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
