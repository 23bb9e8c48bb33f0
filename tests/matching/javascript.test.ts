import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as library from '@pact-foundation/pact';
import ts from 'typescript';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {parse} from '../samples/parsers';
import {toExpectation} from '@site/src/data/matching/code/expectation';
import {writeJavaScript} from '@site/src/data/matching/code/javascript';
import {oddities, partOf, samples, type Sample} from './samples';

const write = (sample: Sample) => writeJavaScript(toExpectation(partOf(sample)));

interface Rules {
  readonly body?: unknown;
  readonly status?: number;
  readonly matchingRules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Runs a test with Pact JS and returns what the pact file has. */
async function run(sample: Sample): Promise<Rules> {
  const {code} = write(sample);
  const {outputText} = ts.transpileModule(code.replaceAll(/^import .*$/gm, ''), {
    compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext},
  });
  const quiet = {dir: folder, logLevel: 'error'} as const;
  class Pact extends library.Pact {
    constructor(options: ConstructorParameters<typeof library.Pact>[0]) {
      super({...options, ...quiet});
    }
  }
  class MessageConsumerPact extends library.MessageConsumerPact {
    constructor(options: ConstructorParameters<typeof library.MessageConsumerPact>[0]) {
      super({...options, ...quiet});
    }
  }
  const tests: (() => Promise<void>)[] = [];
  const names = {
    ...library,
    Pact,
    MessageConsumerPact,
    expect,
    test: (_name: string, body: () => Promise<void>) => tests.push(body),
  };
  const used = [...code.matchAll(/^import \{(.*)\} from/gm)].flatMap(([, list = '']) => list.split(', '));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const define = new Function(...used, outputText) as (...values: unknown[]) => void;
  define(...used.map((name) => names[name as keyof typeof names]));
  for (const each of tests) {
    await each();
  }
  const [file = ''] = readdirSync(folder);
  const pact = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
    interactions?: ({request?: Rules; response?: Rules; contents?: unknown} & Rules)[];
    messages?: ({contents?: unknown} & Rules)[];
  };
  const interaction = pact.interactions?.[0] ?? pact.messages?.[0];
  if (!interaction) {
    throw new Error('The pact file is empty');
  }
  if (sample.kind === 'message') {
    return interaction;
  }
  const part = (interaction as {request?: Rules; response?: Rules})[sample.kind];
  if (!part) {
    throw new Error(`The pact file has no ${sample.kind}`);
  }
  return part;
}

/** The rules of a sample, as Pact JS writes them: an example of the rule `eachKey` isn't compared. */
function expectedRules({version, rules = {}}: Sample) {
  const list = (all: unknown): unknown =>
    JSON.parse(
      JSON.stringify(all, (key, value: unknown) =>
        key === 'variants'
          ? (value as {index: number; rules: {path: string; rules: unknown; combine: string}[]}[]).map((each) => ({
              index: each.index,
              rules: Object.fromEntries(
                each.rules.map((entry) => [entry.path, {combine: entry.combine, matchers: entry.rules}]),
              ),
            }))
          : value,
      ),
    );
  if (version === 2) {
    return Object.fromEntries(
      Object.entries(rules.body ?? {}).map(([at, [rule]]) => [at.replace('$', '$.body'), rule]),
    );
  }
  const categories = Object.entries(rules).filter(([, all]) => Object.keys(all).length > 0);
  return Object.fromEntries(
    categories.map(([category, all]) => [
      category,
      category === 'path'
        ? {combine: 'AND', matchers: list(all.$)}
        : Object.fromEntries(Object.entries(all).map(([at, each]) => [at, {combine: 'AND', matchers: list(each)}])),
    ]),
  );
}

const withoutExamples = (rules: unknown): unknown =>
  rules === undefined
    ? {}
    : JSON.parse(
        JSON.stringify(rules, (_key, value: unknown) => {
          if (typeof value === 'object' && value !== null && 'match' in value && 'value' in value) {
            const {value: example, ...rest} = value;
            return ['eachKey', 'eachValue'].includes(String(value.match)) ? rest : {...rest, value: example};
          }
          return value;
        }),
      );

describe('with Pact JS, the pact file has the rules of', () => {
  test.each(Object.entries<Sample>(samples).filter(([name]) => name !== 'text'))('%s', async (_name, sample) => {
    const part = await run(sample);

    expect(withoutExamples(part.matchingRules)).toEqual(expectedRules(sample));
  });
});

test('Pact JS adds the kind of content to the rules of a text, and a note says so', async () => {
  const part = await run(samples.text);

  expect(part.matchingRules).toEqual({
    body: {
      $: {
        combine: 'AND',
        matchers: [
          {match: 'contentType', value: 'text/plain'},
          {match: 'regex', regex: '^\\d+ orders$'},
        ],
      },
    },
  });
  expect(write(samples.text).notes).toHaveLength(1);
});

describe('Pact JS runs', () => {
  test.each(Object.entries(oddities))('%s', async (_name, sample) => {
    await run(sample);
  });
});

describe('TypeScript accepts', () => {
  test.each(Object.entries({...samples, ...oddities}))('%s', async (_name, sample) => {
    expect(await parse('typescript', write(sample).code)).toEqual([]);
  });
});
