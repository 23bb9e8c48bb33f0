import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type * as PactJs from '@pact-foundation/pact';

import {findGroups, type ApiMatcher, type Json} from '../index';
import {requireInstalled} from './installed';

/*
 * Runs the call of every matcher with the installed library, and verifies a provider with each value that the table says
 * is accepted or rejected. Writes the results to the file passed as argument. It is a separate process, because the
 * library prints from native code.
 */

/** Result of running a call. */
export interface Found {
  readonly example: Json;
  readonly rules: {readonly [path: string]: Json};
  readonly generators?: {readonly [path: string]: Json};
  /** Values that the verification accepted, of those that it should accept and of those that it should reject. */
  readonly accepted: readonly Json[];
}

type Rules = Readonly<Record<string, Json>>;

interface Interaction {
  readonly description: string;
  readonly request: {readonly method: string; readonly path: string; readonly matchingRules?: {readonly body?: Rules}};
  readonly response: {
    readonly matchingRules?: {readonly body?: Rules; readonly status?: Rules};
    readonly generators?: {readonly body?: Rules};
  };
}

interface PactFile {
  readonly interactions: readonly Interaction[];
}

const {Pact, Matchers, Verifier} = requireInstalled('@pact-foundation/pact') as typeof PactJs;

const all: readonly ApiMatcher[] = findGroups('pact-js/matchers').flatMap((group) =>
  group.kind === 'matchers' ? group.entries : [],
);
const folder = mkdtempSync(path.join(tmpdir(), 'matchers-'));
const consumer = {consumer: 'OrderWeb', provider: 'OrderApi'};

/** Evaluates a call such as `integer(42)`. */
function evaluate(call: string): unknown {
  const names = Object.keys(Matchers);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the data is our own
  const run = new Function(...names, `return ${call};`) as (...values: unknown[]) => unknown;
  return run(...Object.values(Matchers));
}

async function write({name, call, part = 'body'}: ApiMatcher): Promise<Json> {
  const value = evaluate(call);
  const interaction = new Pact({...consumer, dir: folder, logLevel: 'error'}).addInteraction().uponReceiving(name);
  if (part === 'multipart') {
    const file = path.join(folder, 'picture.png');
    const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    writeFileSync(file, bytes);
    return interaction
      .withRequest('POST', '/', (request) => {
        // Writes each rule a second time; `once` removes it.
        request.multipartBody('image/png', file, 'picture');
        request.matchingRules({body: {path: '$.picture', rules: [value as never]}});
      })
      .willRespondWith(200)
      .executeTest(async ({url}) => {
        const body = new FormData();
        body.append('picture', new Blob([bytes], {type: 'image/png'}), 'picture.png');
        return (await fetch(url, {method: 'POST', body})).status;
      })
      .then((status) => status ?? null);
  }
  const request = interaction.withRequest('GET', '/');
  const response =
    part === 'status'
      ? request.willRespondWith(value as never)
      : request.willRespondWith(200, (builder) => void builder.jsonBody({value}));
  return response
    .executeTest(async ({url}) => {
      const answer = await fetch(url);
      return part === 'status' ? answer.status : ((await answer.json()) as {value: Json}).value;
    })
    .then((example) => example ?? null);
}

/** Removes duplicate rules. */
const once = (rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules as Record<string, {readonly combine: string; readonly matchers: readonly Json[]}>).map(
      ([at, {combine, matchers: list}]) => {
        const different = new Map(list.map((rule) => [JSON.stringify(rule), rule]));
        return [at, {combine, matchers: [...different.values()]}];
      },
    ),
  );

/** Verifies a provider with each value. @returns descriptions of the accepted values */
async function verify(pact: PactFile, answers: readonly {readonly matcher: ApiMatcher; readonly value: Json}[]) {
  const server = createServer((request, response) => {
    const answer = answers[Number(request.url?.slice(1))];
    response.setHeader('Content-Type', 'application/json');
    if (answer?.matcher.part === 'status') {
      response.statusCode = Number(answer.value);
    }
    response.end(JSON.stringify({value: answer?.value}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const file = path.join(folder, 'verify.json');
  const interactions = answers.flatMap(({matcher}, index) => {
    const model = pact.interactions.find(({description}) => description === matcher.name);
    return model ? [{...model, description: String(index), request: {method: 'GET', path: `/${index}`}}] : [];
  });
  writeFileSync(file, JSON.stringify({...pact, interactions}));
  const providerBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const report = await new Verifier({provider: 'OrderApi', providerBaseUrl, pactUrls: [file], logLevel: 'error'})
    .verifyProvider()
    .catch((error: Error) => error.message);
  server.close();
  const {interactionResults} = JSON.parse(report) as {
    interactionResults: readonly {readonly description: string; readonly result: string}[];
  };
  if (interactionResults.length !== answers.length) {
    throw new Error(`Only ${interactionResults.length} of ${answers.length} values were verified`);
  }
  return new Set(interactionResults.filter(({result}) => result === 'OK').map(({description}) => Number(description)));
}

async function main(output: string): Promise<void> {
  const examples = new Map<string, Json>();
  for (const matcher of all) {
    examples.set(matcher.name, await write(matcher));
  }
  const pact = JSON.parse(readFileSync(path.join(folder, 'OrderWeb-OrderApi.json'), 'utf8')) as PactFile;
  const answers = all.flatMap((matcher) => [...matcher.accepts, ...matcher.refuses].map((value) => ({matcher, value})));
  const accepted = await verify(pact, answers);
  const found = all.map((matcher): [string, Found] => {
    const model = pact.interactions.find(({description}) => description === matcher.name);
    const written = model?.response.matchingRules;
    const generators = model?.response.generators?.body;
    return [
      matcher.name,
      {
        example: examples.get(matcher.name) ?? null,
        rules: once(written?.status ?? written?.body ?? model?.request.matchingRules?.body ?? {}),
        ...(generators ? {generators} : {}),
        accepted: answers.flatMap((answer, index) =>
          answer.matcher === matcher && accepted.has(index) ? [answer.value] : [],
        ),
      },
    ];
  });
  writeFileSync(output, JSON.stringify(Object.fromEntries(found)));
}

main(process.argv[2] ?? '')
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => rmSync(folder, {recursive: true}));
