import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';

import {suggestName} from '../../data/near-names';

/** A JSON Schema, as read from its file. */
export type Schema = Readonly<Record<string, unknown>>;

/** A fault of a value, with the path of the field. */
export interface Fault {
  /** Keys and indexes from the root of the document. */
  readonly path: readonly (string | number)[];
  /** What is wrong and how to fix it. */
  readonly text: string;
}

const ajv = new Ajv({allErrors: true, verbose: true, allowUnionTypes: true});
const compiled = new WeakMap<Schema, ValidateFunction>();

function compile(schema: Schema): ValidateFunction {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate;
}

/** Splits a JSON pointer; list indexes become numbers. */
const pathOf = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const quote = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function describe(error: ErrorObject): string {
  const params = error.params as Readonly<Record<string, unknown>>;
  const parent = (error.parentSchema ?? {}) as {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly description?: string;
  };
  const hint = parent.description === undefined ? '' : ` (${parent.description})`;
  switch (error.keyword) {
    case 'required':
      return `"${String(params.missingProperty)}" is missing; add it.`;
    case 'additionalProperties': {
      const written = String(params.additionalProperty);
      const names = Object.keys(parent.properties ?? {});
      return `is not a known field; use one of ${names.join(', ')}.${suggestName(written, names)}`;
    }
    case 'enum': {
      const values = (params.allowedValues as readonly unknown[]).map(String);
      return `${quote(error.data)} is not one of ${values.join(', ')}.${suggestName(String(error.data), values)}`;
    }
    case 'type': {
      const types = [params.type].flat().join(' or ');
      const fix = typeof error.data === 'number' && types.includes('string') ? '; put it in quotes' : '';
      return `must be ${types}, not ${quote(error.data)}${fix}${hint}.`;
    }
    case 'pattern':
      return `${quote(error.data)} has the wrong form${hint || `: it must match ${String(params.pattern)}`}.`;
    case 'propertyNames':
      return `"${String(params.propertyName)}" is not allowed as a name${hint}.`;
    default:
      return `${error.message ?? 'is invalid'}${hint}.`;
  }
}

/**
 * Validates a value against a JSON Schema.
 *
 * @returns the faults, none for a valid value
 * @throws Error when the schema itself is invalid
 */
export function validate(value: unknown, schema: Schema): Fault[] {
  const check = compile(schema);
  if (check(value)) {
    return [];
  }
  const errors = check.errors ?? [];
  // A failed alternative is reported along with the errors of its branches, which are more specific.
  const specific = errors.filter(({keyword}) => !['anyOf', 'oneOf', 'if'].includes(keyword));
  return (specific.length > 0 ? specific : errors).map((error) => {
    const {additionalProperty} = error.params as {readonly additionalProperty?: string};
    return {
      path: [...pathOf(error.instancePath), ...(additionalProperty === undefined ? [] : [additionalProperty])],
      text: describe(error),
    };
  });
}
