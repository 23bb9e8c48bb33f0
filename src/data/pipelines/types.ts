import type {CiSystemId} from '../ci-systems';

/** A task whose commands depend on a language, and its application. */
export interface Task {
  readonly kind: 'test' | 'test variant' | 'publish' | 'publish variant' | 'verify' | 'verify changed';
  /** Folder of the application, in a repository with several. */
  readonly folder?: string;
}

/** A step of a job. */
export interface Step {
  /** Name of its region in a generated file; unique in a repository. */
  readonly id: string;
  /** Name in the build log. */
  readonly title: string;
  /** Lines of the comment above it. */
  readonly comment: readonly string[];
  /** Bash commands; long ones span lines with backslashes. */
  readonly run: readonly string[];
  /** Set when languages replace `run` with their own commands. */
  readonly task?: Task;
  /** Working folder, relative to the repository; defaults to its root. */
  readonly folder?: string;
}

/** A predefined step of a CI system: a GitHub action or an Azure Pipelines task. */
export interface ReadyStep {
  readonly name: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Setup of a language on each CI system, before the commands of a job. */
export interface Toolchain {
  /** Used in names in the generated files. */
  readonly id: string;
  /** For Ubuntu runners of GitHub: actions, then commands. */
  readonly github: {readonly use: readonly ReadyStep[]; readonly run: readonly string[]};
  /** For Ubuntu agents of Azure Pipelines: tasks, then commands. */
  readonly azure: {readonly use: readonly ReadyStep[]; readonly run: readonly string[]};
  /** For the others: a Docker image with Git, and commands that install the rest as root. */
  readonly image: {readonly name: string; readonly run: readonly string[]};
}

/** When a job of an automatic pipeline runs. */
export type When = 'always' | 'main' | 'pull request';

/** Steps that share a machine and its files. */
export interface Job {
  readonly id: string;
  readonly when: When;
  /** Ids of jobs that must succeed first. */
  readonly after: readonly string[];
  /** Environment that it deploys to, one run at a time. */
  readonly environment?: string;
  /** Toolchain; defaults to the image that the reader provides. */
  readonly tools?: Toolchain;
  readonly steps: readonly Step[];
}

/** An input of a called pipeline; an environment variable of its steps. */
export interface Input {
  readonly name: string;
  readonly description: string;
}

/** Trigger of a pipeline. */
export type Start =
  /** Every push to any branch. */
  | {readonly on: 'push'}
  /** Every pull request, and pushes to the main branch. */
  | {readonly on: 'pull request'}
  /** A webhook, or a manual run. */
  | {readonly on: 'call'; readonly by: 'webhook' | 'hand'; readonly inputs: readonly Input[]};

/** Jobs with a common trigger. */
export interface Pipeline {
  /** Name of its file, or of its region where a CI system has a single file. */
  readonly id: string;
  readonly title: string;
  readonly start: Start;
  /** Whether to check out the commit in the input GIT_COMMIT instead of the one that triggered the run. */
  readonly checksOut?: boolean;
  readonly jobs: readonly Job[];
}

/** A repository with its pipelines: the first is automatic, the others are called. */
export interface Repository {
  /** Which applications it contains; also the name of the file of its first pipeline. */
  readonly id: 'consumer' | 'provider' | 'both';
  /** Name on the code host. */
  readonly name: string;
  /** Name of its application in the Broker; undefined for a repository with both. */
  readonly application?: string;
  readonly pipelines: readonly [Pipeline, ...Pipeline[]];
}

/** A release model: a set of repositories with pipelines. */
export interface Model {
  /** Folder of its files, and first part of the names that pages use. */
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

/** Renders the files of a CI system. */
export interface Writer {
  /** Renders the files of a repository. */
  readonly render: (repository: Repository) => PipelineFile[];
  /**
   * Renders the command that lets the Broker start a called pipeline.
   *
   * @returns Bash; its comments explain the upper-case variables
   */
  readonly webhook: (repository: Repository, pipeline: Pipeline) => string;
}

/** A CI system with its writer. */
export interface System extends Writer {
  /** Folder of its files, and id in URLs. */
  readonly id: CiSystemId;
  readonly label: string;
}
