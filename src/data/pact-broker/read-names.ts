import {fault, matchAll} from './ruby';
import type {MatrixField, SelectorField, SourceFile} from './types';

/** Reads the version of the Broker. */
export const readVersion = (file: SourceFile): string =>
  matchAll(file, /VERSION = "([\d.]+)"/g, 'versions')[0]?.[1] ?? '';

/** Reads the webhook events, in the order of the list that validates them. */
export function readEvents(file: SourceFile): string[] {
  const constants = new Map(
    matchAll(file, /^\s*([A-Z_]+) = "(\w+)"$/gm, 'events').map(([, name = '', value = '']) => [name, value]),
  );
  const [list] = matchAll(file, /EVENT_NAMES = \[([^\]]+)\]/g, 'EVENT_NAMES');
  return (list?.[1] ?? '').split(',').map((name) => {
    const event = constants.get(name.trim());
    if (event === undefined) {
      throw fault(file, `${name.trim()} of EVENT_NAMES is not a constant`);
    }
    return event;
  });
}

/** Reads the template variables of webhooks. */
export const readTemplateVariables = (file: SourceFile): string[] =>
  matchAll(file, /^\s*[A-Z_]+ = "(pactbroker\.\w+)"$/gm, 'template variables').map(([, name = '']) => name);

const fieldTypes: readonly (readonly [RegExp, SelectorField['type']])[] = [
  [/included_in\?: \[true, false\]/, 'boolean'],
  [/included_in\?: \[true\]/, 'true'],
  [/str\?.*eql\?\(true\)/, 'string or true'],
  [/str\?/, 'string'],
];

/** Reads the fields of consumer version selectors. */
export function readSelectorFields(file: SourceFile): SelectorField[] {
  return matchAll(file, /^\s*(?:optional|required)\(:(\w+)\)(.*)$/gm, 'fields').map(([, name = '', rule = '']) => {
    const type = fieldTypes.find(([pattern]) => pattern.test(rule))?.[1];
    if (type === undefined) {
      throw fault(file, `unknown rule "${rule}" of ${name}`);
    }
    return {name, type};
  });
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Reads the parameters of `/matrix`: fields of selectors, then options of the whole query. */
export function readMatrixFields(file: SourceFile): MatrixField[] {
  const names = (pattern: RegExp, what: string): string[] =>
    unique(matchAll(file, pattern, what).map(([, name = '']) => name));
  const options = names(/params(?:\.key\?\(|\[)"(\w+)"[)\]]/g, 'options').filter((name) => name !== 'q');
  return [
    ...names(/\bi\["(\w+)"\]/g, 'fields of a selector').map((name) => `q[][${name}]`),
    ...options.map((name) => (name === 'ignore' ? 'ignore[]' : name)),
  ].map((name) => ({name, path: '/matrix'}));
}

/** Reads the parameters of `/can-i-deploy`. */
export function readCanIDeployFields(parser: SourceFile, schema: SourceFile): MatrixField[] {
  const required = new Set(matchAll(schema, /required\(:(\w+)\)/g, 'required parameters').map(([, name = '']) => name));
  return unique(matchAll(parser, /params\[:(\w+)\]/g, 'parameters').map(([, name = '']) => name)).map((name) => ({
    name: name === 'ignore' ? 'ignore[]' : name,
    path: '/can-i-deploy',
    ...(required.has(name) ? {required: true} : {}),
  }));
}
