/** What has happened to a repository, as its CI system learns of it. */
export interface Event {
  /** The commit that was pushed, or that a pull request proposes. */
  readonly commit: string;
  readonly branch: string;
  /** Whether a pull request of the branch is what started it. */
  readonly pullRequest?: boolean;
  /** A pipeline that was called, with what the caller handed over. */
  readonly call?: {readonly pipeline: string; readonly inputs: Readonly<Record<string, string>>};
}

/** A job as its machine carries it out: a shell for each script, one after another, until one fails. */
export interface RunningJob {
  readonly id: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly scripts: readonly string[];
}

/** A CI system, as far as the files of this folder need one. */
export interface BuildServer {
  /**
   * The jobs that an event starts, in the order in which they run.
   *
   * @param files text of the repository's files by their name
   * @throws Error for an expression that it does not know
   */
  readonly jobs: (files: ReadonlyMap<string, string>, event: Event) => RunningJob[];
  /** The pipeline that a webhook's request starts, with the inputs. */
  readonly callOf: (request: {readonly url: string; readonly body: unknown}) => NonNullable<Event['call']>;
}

/** The pipeline that a webhook of these files starts. */
export const changedPact = 'changed-pact';

/** Text with the value of each expression in place of it. @throws Error for one without a value */
export function filledIn(
  text: string,
  expression: RegExp,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return text.replaceAll(expression, (whole, name: string) => {
    const value = values[name.trim()];
    if (value === undefined) {
      throw new Error(`${whole} has no value here`);
    }
    return value;
  });
}

/** The files' first one: that of the pipeline that starts by itself, or the one that is called. */
export function fileFor(files: ReadonlyMap<string, string>, event: Event, ending: string): string {
  const called = event.call && files.get(`${event.call.pipeline}.${ending}`);
  const text = called ?? [...files].find(([name]) => name.endsWith(`.${ending}`))?.[1];
  if (text === undefined) {
    throw new Error(`No file ends with .${ending}: ${[...files.keys()].join(', ')}`);
  }
  return text;
}
