// Responses and messages: what the verifier of the core decides about a provider that gives them.
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import type {Case, CoreAnswer} from './core.ts';
import {headerLines, print, serve, type Received} from './http.ts';
import {members, withMembers} from './json-text.ts';
import {native, translated, type PrintedMismatch} from './native.ts';

interface Verification {
  readonly interactionResults?: readonly {readonly description: string; readonly result: string}[];
  readonly errors?: readonly {
    readonly interaction: string;
    readonly mismatch:
      | {readonly type: 'error'; readonly message: string}
      | {readonly type: 'mismatches'; readonly mismatches: readonly PrintedMismatch[]};
  }[];
}

// The name of a pair in a run is its index: the description of its interaction, and the path of its request.
function pact({kind, version, expected}: Case, name: string): string {
  const type = kind === 'message' ? 'Asynchronous/Messages' : 'Synchronous/HTTP';
  const interaction =
    kind === 'message'
      ? withMembers(expected, {description: name, ...(version === 4 ? {type} : {})})
      : `{"type":"${type}","description":"${name}","request":{"method":"GET","path":"/${name}"},"response":${expected}}`;
  const list = kind === 'message' && version !== 4 ? 'messages' : 'interactions';
  return `{"consumer":{"name":"C"},"provider":{"name":"P"},"${list}":[${interaction}],
    "metadata":{"pactSpecification":{"version":"${version}.0${version === 4 ? '' : '.0'}"}}}`;
}

interface Actual {
  readonly status?: number;
  readonly headers?: unknown;
  readonly body?: string | null;
  readonly contents?: string | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

function response({kind, actual}: Case): Buffer {
  const {status = 200, headers, body, contents, metadata} = JSON.parse(actual) as Actual;
  if (kind === 'response') {
    return print(`HTTP/1.1 ${String(status)} `, {
      headers: headerLines(headers),
      body: body ?? undefined,
    });
  }
  // Libraries answer with the content type that the metadata has, which is how the verifier gets to know it.
  const contentType = Object.entries(metadata ?? {}).find(([name]) => /^content-?type$/i.test(name))?.[1];
  const encoded = Buffer.from(members(actual).get('metadata') ?? '{}').toString('base64');
  return print('HTTP/1.1 200 ', {
    headers: [
      ...(typeof contentType === 'string' && contentType !== '' ? [['Content-Type', contentType] as const] : []),
      ['Pact-Message-Metadata', encoded],
    ],
    body: contents ?? undefined,
  });
}

function nameOf({head, body}: Received): string {
  const name = /^GET \/(\d+)/.exec(head)?.[1];
  return name ?? String((JSON.parse(body.toString()) as {description: unknown}).description);
}

async function verify(files: readonly string[], port: number): Promise<Verification> {
  const handle = native.pactffiVerifierNewForApplication('pact-js-core', native.pactffiVersion());
  native.pactffiVerifierSetProviderInfo(handle, 'P', 'http', '127.0.0.1', port, '/');
  native.pactffiVerifierAddProviderTransport(handle, 'message', port, '/', 'http');
  native.pactffiVerifierSetVerificationOptions(handle, false, 10_000);
  native.pactffiVerifierSetFollowRedirects(handle, false);
  for (const file of files) {
    native.pactffiVerifierAddFileSource(handle, file);
  }
  await new Promise<void>((resolve) => {
    native.pactffiVerifierExecute(handle, () => resolve());
  });
  const text = native.pactffiVerifierJson(handle);
  native.pactffiVerifierShutdown(handle);
  return JSON.parse(text) as Verification;
}

interface Named {
  readonly name: string;
  readonly file: string;
}

function readAnswers(named: readonly Named[], verification: Verification): ReadonlyMap<string, CoreAnswer> {
  const answers = new Map<string, CoreAnswer>();
  for (const {description, result} of verification.interactionResults ?? []) {
    if (result === 'OK') {
      answers.set(description, {outcome: 'matched'});
    }
  }
  for (const {interaction, mismatch} of verification.errors ?? []) {
    if (mismatch.type === 'mismatches') {
      const name = interaction.split(' - ').at(-1) ?? '';
      answers.set(name, {outcome: 'mismatched', mismatches: mismatch.mismatches.map(translated)});
    } else {
      const name =
        named.find(({file}) => mismatch.message.includes(`'${file}'`))?.name ?? interaction.split(' - ').at(-1) ?? '';
      // The name of the temporary file would be different each time.
      answers.set(name, {outcome: 'failed', message: mismatch.message.replace(/^Failed to load pact '.*?' - /, '')});
    }
  }
  return answers;
}

async function verifyAll(named: readonly Named[], port: number, answers: Map<string, CoreAnswer>): Promise<void> {
  const verification = await verify(
    named.map(({file}) => file),
    port,
  );
  for (const [name, answer] of readAnswers(named, verification)) {
    answers.set(name, answer);
  }
  // After a panic there is no answer for any of them.
  const open = named.filter(({name}) => !answers.has(name));
  if (named.length > 1 && open.length > 0) {
    const middle = Math.ceil(open.length / 2);
    await verifyAll(open.slice(0, middle), port, answers);
    if (open.length > middle) {
      await verifyAll(open.slice(middle), port, answers);
    }
  } else if (open.length > 0) {
    open.forEach(({name}) => answers.set(name, {outcome: 'failed', message: 'The core panics.'}));
  }
}

/**
 * Asks the verifier about responses and messages. Each has its own pact file, so that a file which the core
 * refuses doesn't affect the others.
 *
 * @param cases - the pairs, of responses and messages
 * @returns the answers, in the order of the pairs
 */
export async function askVerifier(cases: readonly Case[]): Promise<readonly CoreAnswer[]> {
  if (cases.length === 0) {
    return [];
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'core-'));
  // For each interaction the verifier loads the certificates of the system, which takes most of its time. It needs none
  // for HTTP, but it refuses to have none at all.
  process.env.SSL_CERT_DIR = path.join(folder, 'certificates');
  process.env.SSL_CERT_FILE = path.join(process.env.SSL_CERT_DIR, 'one.pem');
  await mkdir(process.env.SSL_CERT_DIR);
  await writeFile(process.env.SSL_CERT_FILE, tls.rootCertificates[0] ?? '');
  const answers = new Map<string, CoreAnswer>();
  const responses = new Map<string, Buffer>();
  const named: Named[] = [];
  const {port, stop} = await serve((request) => responses.get(nameOf(request)) ?? Buffer.alloc(0));
  try {
    await Promise.all(
      cases.map(async (pair, index) => {
        const name = String(index);
        try {
          responses.set(name, response(pair));
          const file = path.join(folder, `${name}.json`);
          await writeFile(file, pact(pair, name));
          named.push({name, file});
        } catch (error) {
          answers.set(name, {outcome: 'failed', message: String(error)});
        }
      }),
    );
    if (named.length > 0) {
      await verifyAll(named, port, answers);
    }
  } finally {
    stop();
    await rm(folder, {recursive: true});
  }
  return cases.map(
    (_, index) => answers.get(String(index)) ?? {outcome: 'failed', message: 'The core did not answer.'},
  );
}
