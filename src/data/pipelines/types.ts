import type {CiSystemId} from '../ci-systems';

/** What a step does that depends on a language, and for which application. */
export interface Task {
  readonly kind: 'test' | 'test variant' | 'publish' | 'publish variant' | 'verify' | 'verify changed';
  /** Folder of the application, in a repository with several. */
  readonly folder?: string;
}

/** One thing that a job does. */
export interface Step {
  /** Names the step's region in a generated file; stands once in a repository. */
  readonly id: string;
  /** What the build log calls it. */
  readonly title: string;
  /** Comment above it, a line each. */
  readonly comment: readonly string[];
  /** Bash commands, one each; lines of a long one are joined by a backslash. */
  readonly run: readonly string[];
  /** Set where a language has commands of its own to take the place of `run`. */
  readonly task?: Task;
  /** Folder of the repository that the commands run in; its root unless told. */
  readonly folder?: string;
}

/** A ready step of a CI system: an action of GitHub or a task of Azure Pipelines. */
export interface ReadyStep {
  readonly name: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** What a CI system sets up for a language, before the commands of a job run. */
export interface Toolchain {
  /** Stands in names inside a file. */
  readonly id: string;
  /** On the Ubuntu machines of GitHub: actions, then commands. */
  readonly github: {readonly use: readonly ReadyStep[]; readonly run: readonly string[]};
  /** On the Ubuntu machines of Azure Pipelines: tasks, then commands. */
  readonly azure: {readonly use: readonly ReadyStep[]; readonly run: readonly string[]};
  /** Elsewhere: a Docker image with Git, and what is missing in it; the commands need its root. */
  readonly image: {readonly name: string; readonly run: readonly string[]};
}

/** When a job runs, of a pipeline that starts by itself. */
export type When = 'always' | 'main' | 'pull request';

/** Steps that share a machine and its files. */
export interface Job {
  readonly id: string;
  readonly when: When;
  /** Jobs that must have succeeded. */
  readonly after: readonly string[];
  /** Environment that it deploys to; one run at a time may do that. */
  readonly environment?: string;
  /** Tools of a language; without, those of the reader's own image. */
  readonly tools?: Toolchain;
  readonly steps: readonly Step[];
}

/** A value that whoever starts a pipeline hands over; an environment variable of its steps. */
export interface Input {
  readonly name: string;
  readonly description: string;
}

/** What makes a pipeline run. */
export type Start =
  /** Every push to any branch. */
  | {readonly on: 'push'}
  /** Every pull request, and pushes to the main branch. */
  | {readonly on: 'pull request'}
  /** A webhook, or a person who presses a button. */
  | {readonly on: 'call'; readonly by: 'webhook' | 'hand'; readonly inputs: readonly Input[]};

/** Jobs that are started together. */
export interface Pipeline {
  /** Names its file, or its region where a CI system has one file only. */
  readonly id: string;
  readonly title: string;
  readonly start: Start;
  /** Whether the steps run on the commit of the input GIT_COMMIT in place of the one that started them. */
  readonly checksOut?: boolean;
  readonly jobs: readonly Job[];
}

/** A repository with its pipelines: the first starts by itself, the others are called. */
export interface Repository {
  /** Names the file of its first pipeline. */
  readonly id: string;
  /** Its name on the code host. */
  readonly name: string;
  readonly pipelines: readonly [Pipeline, ...Pipeline[]];
}

/** A way of releasing, as a set of repositories. */
export interface Model {
  /** Folder of its files, and its part of the names that pages use. */
  readonly id: string;
  readonly title: string;
  readonly repositories: readonly Repository[];
}

/** A file of a CI system. */
export interface PipelineFile {
  /** Name in `examples/ci/<system>/<model>/`. */
  readonly name: string;
  /** Path in the reader's repository. */
  readonly path: string;
  readonly text: string;
}

/** A file of a release model. */
export interface RepositoryFile extends PipelineFile {
  /** Name of the repository that it belongs to. */
  readonly repository: string;
}

/** How the files of a CI system are written. */
export interface Writer {
  /** Writes the files of a repository. */
  readonly render: (repository: Repository) => PipelineFile[];
  /**
   * Writes the command that lets the Broker start a called pipeline.
   *
   * @returns Bash; the variables in upper case that it needs stand in its comments
   */
  readonly webhook: (repository: Repository, pipeline: Pipeline) => string;
}

/** A CI system, and how its files are written. */
export interface System extends Writer {
  /** Folder of its files, and its part of an address. */
  readonly id: CiSystemId;
  readonly label: string;
}
