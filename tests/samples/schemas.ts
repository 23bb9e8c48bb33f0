import {readFileSync} from 'node:fs';
import {Ajv, type ValidateFunction} from 'ajv';
import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {isMap, LineCounter, parseDocument, type Document} from 'yaml';

import type {Fault} from './fault';

/** A part of a file that can be a sample. */
interface Part {
  /** Wraps the part in a complete file. */
  readonly whole: (part: unknown) => unknown;
  /** Position of the part in the file. */
  readonly path: string;
}

interface Schema {
  /** File in `schemas/`, without its extension. */
  readonly file: string;
  /** Names of files that the schema is for. */
  readonly names: RegExp;
  readonly parts: Readonly<Record<string, Part>>;
}

const stepsOfJob = (steps: unknown) => ({on: 'push', jobs: {sample: {'runs-on': 'ubuntu-latest', steps}}});
const stepsOfCircle = (steps: unknown) => ({version: 2.1, jobs: {sample: {docker: [{image: 'sample'}], steps}}});

/** Schemas by value of `schema=`. */
const schemas = {
  'azure-pipelines': {
    file: 'azure-pipelines',
    names: /(?:^|\/)azure-pipelines(?:[.-][\w.-]+)?\.ya?ml$/,
    parts: {},
  },
  bitbucket: {
    file: 'bitbucket-pipelines',
    names: /(?:^|\/)bitbucket-pipelines\.ya?ml$/,
    parts: {steps: {whole: (part) => ({pipelines: {default: part}}), path: '/pipelines/default'}},
  },
  circleci: {
    file: 'circle-ci',
    names: /(?:^|\/)\.circleci\/config\.ya?ml$/,
    parts: {
      job: {whole: (part) => ({version: 2.1, jobs: part}), path: '/jobs'},
      steps: {whole: stepsOfCircle, path: '/jobs/sample/steps'},
    },
  },
  compose: {
    file: 'compose-spec',
    names: /(?:^|\/)(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/,
    parts: {service: {whole: (part) => ({services: part}), path: '/services'}},
  },
  'github-workflow': {
    file: 'github-workflows',
    names: /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/,
    parts: {
      job: {whole: (part) => ({on: 'push', jobs: part}), path: '/jobs'},
      steps: {whole: stepsOfJob, path: '/jobs/sample/steps'},
    },
  },
  'gitlab-ci': {file: 'gitlab-ci', names: /(?:^|[/.])gitlab-ci\.ya?ml$/, parts: {}},
  // For a declarative pipeline as JSON, which is also YAML; a Jenkinsfile itself is Groovy.
  'jenkins-pipeline': {file: 'jenkins-pipeline', names: /(?:^|\/)jenkins-pipeline\.json$/, parts: {}},
} as const satisfies Record<string, Schema>;

export type SchemaName = keyof typeof schemas;

/** All names of schemas. */
export const schemaNames = Object.keys(schemas) as SchemaName[];

function isSchemaName(name: string): name is SchemaName {
  return Object.hasOwn(schemas, name);
}

/** Parts of a schema's files that a sample may show. */
export function partsOf(name: SchemaName): string[] {
  return Object.keys(schemas[name].parts);
}

/** The schema for a file of this name. */
export function schemaOfFile(file: string): SchemaName | undefined {
  return schemaNames.find((name) => schemas[name].names.test(file));
}

const compiled = new Map<SchemaName, ValidateFunction>();

function validatorOf(name: SchemaName): ValidateFunction {
  const known = compiled.get(name);
  if (known) {
    return known;
  }
  const source = JSON.parse(
    readFileSync(new URL(`schemas/${schemas[name].file}.json`, import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
  // Published patterns have escapes that are invalid in Unicode mode.
  const options = {strict: false, allErrors: true, unicodeRegExp: false};
  const ajv = String(source.$schema).includes('2020-12') ? new Ajv2020(options) : new Ajv(options);
  addFormats(ajv);
  const validate = ajv.compile(source);
  compiled.set(name, validate);
  return validate;
}

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

const someHas = (value: unknown, ...keys: string[]) =>
  valuesOf(value).some((each) => keysOf(each).some((key) => keys.includes(key)));

/** Guesses the schema of a YAML file, and the part of it. */
export function guess(code: string): {readonly schema: SchemaName; readonly part?: string} | undefined {
  const value: unknown = parseDocument(code).toJS();
  const top = value as
    {services?: unknown; jobs?: unknown; pipelines?: unknown; pool?: unknown; trigger?: unknown} | null | undefined;
  if (Array.isArray(value)) {
    return someHas(value, 'uses') || (someHas(value, 'run') && someHas(value, 'name', 'env', 'with'))
      ? {schema: 'github-workflow', part: 'steps'}
      : undefined;
  }
  if (Array.isArray(top?.jobs) && (top.pool ?? top.trigger) !== undefined) {
    return {schema: 'azure-pipelines'};
  }
  if (someHas(top?.services, 'image', 'build')) {
    return {schema: 'compose'};
  }
  if (someHas(top?.jobs, 'runs-on', 'uses')) {
    return {schema: 'github-workflow'};
  }
  if (someHas(top?.jobs, 'docker', 'executor', 'machine')) {
    return {schema: 'circleci'};
  }
  if (keysOf(top?.pipelines).some((key) => ['branches', 'custom', 'default', 'pull-requests', 'tags'].includes(key))) {
    return {schema: 'bitbucket'};
  }
  if (someHas(value, 'runs-on')) {
    return {schema: 'github-workflow', part: 'job'};
  }
  return someHas(value, 'script') ? {schema: 'gitlab-ci'} : undefined;
}

/** Line of the node at a JSON pointer, or of the closest existing node that contains it. */
function lineOf(document: Document, lines: LineCounter, pointer: string): number {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  for (; steps.length > 0; steps.pop()) {
    const parent = document.getIn(steps.slice(0, -1), true);
    const last = steps.at(-1);
    const key = isMap(parent) ? parent.items.find(({key}) => String(key) === last)?.key : undefined;
    const node: unknown = key ?? document.getIn(steps, true);
    const range = (node as {range?: readonly number[]} | undefined)?.range;
    if (range?.[0] !== undefined) {
      return lines.linePos(range[0]).line;
    }
  }
  return 1;
}

/**
 * Validates YAML against a schema.
 *
 * @param name value of `schema=`
 * @param part value of `fragment=`
 * @returns the deepest faults, because those are in the alternative that the author meant
 */
export function schemaFaults(name: string, code: string, part?: string): Fault[] {
  if (!isSchemaName(name)) {
    return [{line: 1, what: `unknown schema "${name}"; use one of ${schemaNames.join(', ')}`}];
  }
  const parts: Readonly<Record<string, Part>> = schemas[name].parts;
  if (part !== undefined && !Object.hasOwn(parts, part)) {
    const names = partsOf(name).join(', ');
    return [{line: 1, what: `${name} has no fragment "${part}"; ${names ? `use one of ${names}` : 'show it whole'}`}];
  }
  const lines = new LineCounter();
  const document = parseDocument(code, {merge: true, lineCounter: lines});
  const value: unknown = document.toJS();
  const {whole = (each: unknown) => each, path = ''} = part === undefined ? {} : (parts[part] ?? {});
  const validate = validatorOf(name);
  if (validate(whole(value))) {
    return [];
  }
  const errors = (validate.errors ?? []).map(({instancePath, message, params}) => {
    const {additionalProperty, unevaluatedProperty} = params as Record<string, unknown>;
    const key = additionalProperty ?? unevaluatedProperty;
    const pointer = instancePath.startsWith(path) ? instancePath.slice(path.length) : '';
    return typeof key === 'string'
      ? {pointer: `${pointer}/${key}`, what: 'is a key that the schema does not have'}
      : {pointer, what: message ?? 'is wrong'};
  });
  const depth = Math.max(...errors.map(({pointer}) => pointer.split('/').length));
  return errors
    .filter(({pointer}) => pointer.split('/').length === depth)
    .slice(0, 3)
    .map(({pointer, what}) => ({line: lineOf(document, lines, pointer), what: `${pointer || 'the file'} ${what}`}));
}
