// Asks the core itself what it decides: @pact-foundation/pact-core, the native library that Pact JS uses.
import {fork, type ChildProcess} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

/** A pair to compare: what is expected, and what really comes. */
export interface Case {
  readonly kind: 'request' | 'response' | 'message';
  readonly version: 2 | 3 | 4;
  /**
   * JSON text of the expected part exactly as a pact file of that version has it. A message is the interaction itself:
   * contents, metadata and matchingRules. It is text, since the core distinguishes `1` from `1.0`.
   */
  readonly expected: string;
  /**
   * JSON text of what really comes: `{method, path, query: {name: [values]}, headers: {name: value or [values]}, body}`,
   * `{status, headers, body}` or `{contents, metadata}`. A body, and the contents, are the text that is sent; null or
   * absent without one. A list of values of a header is sent as several lines. A value of the query that is null is a
   * parameter without an equals sign.
   */
  readonly actual: string;
}

/** A difference that the core reports. */
export interface CoreMismatch {
  /** Such as `BodyMismatch`. */
  readonly kind: string;
  /** The path in the body, the name of the header or parameter, or the key of the metadata; otherwise empty. */
  readonly path: string;
  readonly message: string;
}

/** What the core decides. */
export type CoreAnswer =
  | {readonly outcome: 'matched'}
  | {readonly outcome: 'mismatched'; readonly mismatches: readonly CoreMismatch[]}
  /** Only for a request: the mock server doesn't compare the rest when the method or path differs. */
  | {readonly outcome: 'not-found'}
  /** The core refuses the expectation, or what comes can't be sent. */
  | {readonly outcome: 'failed'; readonly message: string};

// Small enough that a group that takes the process down, or hangs it, is soon narrowed down to its cause.
const groupSize = 100;
const groupTimeout = 120_000;

function start(): ChildProcess {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    // The core would report to a server how often it is used.
    PACT_DO_NOT_TRACK: 'true',
    PACT_LOG_LEVEL: 'none',
    LOG_LEVEL: 'silent',
  };
  // Its value `v2` would select another engine.
  delete env.PACT_MATCHING_ENGINE;
  // Messages about XML would end with a stack.
  delete env.RUST_BACKTRACE;
  delete env.RUST_LIB_BACKTRACE;
  // Tests of other things set proxies, which the verifier would use for the provider.
  for (const name of ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY']) {
    delete env[name];
  }
  return fork(path.join(import.meta.dirname, 'core-process.ts'), {
    cwd: path.join(import.meta.dirname, '../..'),
    env,
    execArgv: ['--import', 'tsx'],
    // The verifier prints its report whatever the log level.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

async function ask(child: ChildProcess, cases: readonly Case[]): Promise<readonly CoreAnswer[] | undefined> {
  return await new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), groupTimeout);
    const finish = (answers?: readonly CoreAnswer[]) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(answers);
    };
    const onMessage = (answers: unknown) => finish(answers as readonly CoreAnswer[]);
    const onExit = () => finish();
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(cases, (error) => {
      if (error !== null) {
        finish();
      }
    });
  });
}

interface Group {
  readonly from: number;
  readonly cases: readonly Case[];
}

function halves({from, cases}: Group): readonly Group[] {
  const middle = Math.ceil(cases.length / 2);
  return [
    {from, cases: cases.slice(0, middle)},
    {from: from + middle, cases: cases.slice(middle)},
  ];
}

/**
 * Asks the core about each pair, in separate processes: native calls block a process, and the core prints. A pair
 * that makes the core panic, or takes its process down, doesn't affect the others.
 *
 * These can't be represented:
 * - Bytes that aren't UTF-8, in what comes. (In an expected V4 body they can be, as base64.)
 * - Headers that frame a message (`Content-Length`, `Transfer-Encoding`, and `Connection` of a request), since HTTP
 *   itself uses them. A request with a body always has `Content-Length`.
 * - Bodies of responses with the status 204 or 304, and the statuses below 200.
 * - An expected request that the setters of the native library change: one with an empty list of values for a query
 *   parameter, with a value of the query that is a JSON object, or with a V4 body whose content type differs from that
 *   of its headers and whose text the setter would rewrite (see isKept): these fail. Names of headers that only differ
 *   in case are taken for one header.
 * - Generators of requests, which don't take part in comparing.
 *
 * @param cases - the pairs
 * @returns the answers, in the order of the pairs; an answer is `failed` where a pair can't be represented
 */
export async function askCore(cases: readonly Case[]): Promise<readonly CoreAnswer[]> {
  const answers = new Map<number, CoreAnswer>();
  const groups: Group[] = [];
  for (let from = 0; from < cases.length; from += groupSize) {
    groups.push({from, cases: cases.slice(from, from + groupSize)});
  }
  groups.reverse();
  const work = async () => {
    let child: ChildProcess | undefined;
    for (let group = groups.pop(); group !== undefined; group = groups.pop()) {
      child ??= start();
      const {from, cases: asked} = group;
      const received = await ask(child, asked);
      if (received !== undefined) {
        received.forEach((answer, index) => answers.set(from + index, answer));
        continue;
      }
      child.kill('SIGKILL');
      child = undefined;
      if (asked.length === 1) {
        answers.set(from, {outcome: 'failed', message: 'The core took its process down, or it did not answer.'});
      } else {
        groups.push(...halves(group));
      }
    }
    child?.kill('SIGKILL');
  };
  await Promise.all(Array.from({length: Math.min(os.availableParallelism(), groups.length)}, work));
  return cases.map((_, index) => answers.get(index) ?? {outcome: 'failed', message: 'The core did not answer.'});
}
