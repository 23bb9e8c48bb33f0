import {parse as parseYaml} from 'yaml';

import {fault, inBrackets, readLiteral, splitList} from './ruby';
import type {BrokerSetting, SettingGroup, SettingType, Since, SourceFile} from './types';

/** A setting that the code declares. */
export interface Attribute {
  readonly key: string;
  readonly default: string | null;
  readonly group: SettingGroup | undefined;
  /** True if only an environment variable can set it. */
  readonly variableOnly?: true;
}

/** A setting in the Broker's list of settings. */
interface Listed {
  readonly group: SettingGroup;
  readonly default: string | undefined;
  readonly allowed: readonly string[];
  readonly supported: string | undefined;
  readonly isFraction: boolean;
}

const prefix = 'PACT_BROKER_';
const variableOf = (key: string): string => prefix + key.toUpperCase();

/** Groups by the word before "attributes" in a comment, or by the suffix of the file name. */
const groups: Readonly<Record<string, SettingGroup>> = {
  logging: 'Logging',
  webhook: 'Webhooks',
  resource: 'Resources',
  domain: 'Domain',
  database_methods: 'Database',
  basic_auth_methods: 'Authentication and authorization',
};

const isGroup = (title: string): title is SettingGroup =>
  title === 'Miscellaneous' || Object.values(groups).some((group) => group === title);

function groupOf({path, text}: SourceFile, position: number): SettingGroup | undefined {
  const comment = [...text.slice(0, position).matchAll(/# (\w+) attributes$/gm)].at(-1)?.[1];
  const part = /runtime_configuration_(\w+)\.rb$/.exec(path)?.[1];
  return groups[comment ?? ''] ?? groups[part ?? ''];
}

/** Reads the attributes that a file declares with `attr_config`, if any. */
export function readAttributes(file: SourceFile, version: string): Attribute[] {
  return [...file.text.matchAll(/^\s*attr_config(?:\(| :(\w+))/gm)].flatMap((match): Attribute[] => {
    const [, single] = match;
    const group = groupOf(file, match.index);
    if (single !== undefined) {
      return [{key: single, default: null, group}];
    }
    const list = inBrackets(file.text, match.index + match[0].length - 1);
    if (list === undefined) {
      throw fault(file, 'attr_config has an unclosed list');
    }
    return splitList(list).map((entry) => {
      const [, key, value] = /^(\w+): ([\s\S]+)$/.exec(entry) ?? [];
      if (key === undefined || value === undefined) {
        throw fault(file, `"${entry}" is not an attribute with a default`);
      }
      try {
        return {key, default: readLiteral(value, version), group};
      } catch (error) {
        throw fault(file, `the default of ${key}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
  });
}

/** Reads the attributes that code takes directly from environment variables. */
export function readVariables({text}: SourceFile): Attribute[] {
  return [...text.matchAll(/ENV\["PACT_BROKER_(\w+)"\](?:&\.to_i \|\| (\d+))?/g)].map(([, name = '', value]) => ({
    key: name.toLowerCase(),
    default: value ?? 'false',
    group: 'Domain',
    variableOnly: true,
  }));
}

/** Reads keys with accessors, as releases before `attr_config` declared them. */
export function readAccessors({text}: SourceFile): string[] {
  return [...text.matchAll(/attr_(?:accessor|writer)((?:\s*,?\s*:\w+)+)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/:(\w+)/g)].map(([, key = '']) => key),
  );
}

const coercions: readonly (readonly [RegExp, SettingType])[] = [
  [/value_to_string_array/, 'list of strings'],
  [/value_to_integer_array/, 'list of integers'],
  [/\.to_i\b|^:integer$/, 'integer'],
  [/\.to_f\b/, 'number'],
  [/\.to_sym\b|^:string$/, 'string'],
  [/^COERCE_FEATURES$/, 'list of features'],
  [/^COERCE_WEBHOOKS$/, 'list of certificates'],
];

/** Reads the types that values are converted to, by key. @throws Error for an unknown conversion */
export function readCoercions(file: SourceFile): Map<string, SettingType> {
  const setters = [...file.text.matchAll(/def (\w+)= \w+\n\s*super\((.*)\)\n/g)];
  const lists = [...file.text.matchAll(/^\s*coerce_types(?=\()/gm)].flatMap((match) =>
    splitList(inBrackets(file.text, match.index + match[0].length) ?? '').map((entry) => entry.split(': ')),
  );
  return new Map(
    [...setters.map(([, key = '', body = '']) => [key, body]), ...lists].map(([key = '', code = '']) => {
      const type = coercions.find(([pattern]) => pattern.test(code))?.[1];
      // A setter for hashes doesn't belong to an attribute.
      if (type === undefined && !code.includes('symbolize_keys')) {
        throw fault(file, `unknown conversion "${code}" of ${key}`);
      }
      return [key, type ?? 'string'];
    }),
  );
}

/** Reads the keys whose values the log hides. */
export const readHidden = ({text}: SourceFile): string[] =>
  [...text.matchAll(/sensitive_values\(([:\w, ]+)\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/:(\w+)/g)].map(([, key = '']) => key),
  );

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

/** Reads the Broker's list of settings, `docs/configuration.yml`. */
export function readList(file: SourceFile): Map<string, Listed> {
  const document = parseYaml(file.text) as {
    groups?: {title?: string; vars?: Record<string, Record<string, unknown>>}[];
  };
  const listed = (document.groups ?? []).flatMap(({title = '', vars = {}}) => {
    if (!isGroup(title)) {
      throw fault(file, `unknown group "${title}"`);
    }
    return Object.entries(vars).map(([key, about]): [string, Listed] => {
      const values = Array.isArray(about.allowed_values) ? about.allowed_values.map(textOf) : [];
      return [
        key,
        {
          group: title,
          default: textOf(about.default_value),
          // Strip remarks in brackets, and skip sentences.
          allowed: values.flatMap((value) => {
            const bare = value?.replace(/ \(.*\)$/, '');
            return bare === undefined || bare.includes(' ') ? [] : [bare];
          }),
          supported: textOf(about.supported_versions),
          isFraction: /float/.test(textOf(about.allowed_values_description) ?? ''),
        },
      ];
    });
  });
  if (listed.length === 0) {
    throw fault(file, 'there are no settings');
  }
  return new Map(listed);
}

/** Parses the versions in a remark such as `From v2.90.0 for YAML and 2.97.0 for environment variables`. */
export function readSupported(remark: string): Since | undefined {
  const [version, ...more] = [...remark.matchAll(/\d+\.\d+(?:\.\d+)?/g)].map(([found]) => found);
  const variable = /(\d+\.\d+(?:\.\d+)?) for environment/.exec(remark)?.[1];
  if (version === undefined) {
    return undefined;
  }
  return {version, from: 'settings file', ...(variable !== undefined && more.length > 0 ? {variable} : {})};
}

function typeOf({default: value, variableOnly}: Attribute, listed: Listed | undefined): SettingType {
  if (value === 'true' || value === 'false') {
    return 'boolean';
  }
  if (variableOnly || (value !== null && /^\d+$/.test(value))) {
    return listed?.isFraction ? 'number' : 'integer';
  }
  // The default may only be in the list, such as that of the database library.
  return value === null && listed?.default !== undefined && /^\d+$/.test(listed.default) ? 'integer' : 'string';
}

/** Input of `readSettings`. */
export interface SettingSources {
  readonly list: SourceFile;
  /** Files that declare attributes. */
  readonly code: readonly SourceFile[];
  /** The file that reads environment variables directly. */
  readonly configuration: SourceFile;
  readonly version: string;
  /** Returns the first release with a key, or undefined. */
  readonly firstRelease: (key: string) => string | undefined;
}

function describe(
  attribute: Attribute,
  {
    listed,
    coerced,
    hidden,
    release,
  }: {
    listed: Listed | undefined;
    coerced: SettingType | undefined;
    hidden: boolean;
    release: string | undefined;
  },
): BrokerSetting {
  const {key, variableOnly} = attribute;
  const type = coerced ?? typeOf(attribute, listed);
  const allowed = type === 'boolean' ? ['true', 'false'] : (listed?.allowed ?? []);
  const listedSince = listed?.supported === undefined ? undefined : readSupported(listed.supported);
  const since: Since | undefined =
    listedSince ?? (release === undefined ? undefined : {version: release, from: 'history'});
  const differs = listed?.default !== undefined && attribute.default !== listed.default;
  const isVersion = listed?.default?.includes('{VERSION}');
  return {
    key,
    group: listed?.group ?? attribute.group ?? 'Miscellaneous',
    variable: variableOf(key),
    type,
    default: attribute.default,
    ...(differs && !isVersion ? {listedDefault: listed.default} : {}),
    ...(allowed.length > 0 ? {allowed} : {}),
    ...(since ? {since} : {}),
    ...(listed === undefined ? {unlisted: true} : {}),
    ...(variableOnly ? {variableOnly} : {}),
    ...(hidden ? {hidden} : {}),
  };
}

/**
 * Merges the list and the code: first the listed settings in the order of the list, then the others in the order of the
 * code.
 *
 * @throws Error if the code lacks a listed setting
 */
export function readSettings(sources: SettingSources): BrokerSetting[] {
  const {list, code, configuration, version, firstRelease} = sources;
  const listed = readList(list);
  const attributes = new Map(
    [...code.flatMap((file) => readAttributes(file, version)), ...readVariables(configuration)].map((attribute) => [
      attribute.key,
      attribute,
    ]),
  );
  if (attributes.size === 0) {
    throw fault(code[0] ?? configuration, 'attr_config declares no attributes');
  }
  const coerced = new Map(code.flatMap((file) => [...readCoercions(file)]));
  const hidden = new Set(code.flatMap(readHidden));
  const missing = [...listed.keys()].filter((key) => !attributes.has(key));
  if (missing.length > 0) {
    throw fault(list, `no code reads ${missing.join(', ')}`);
  }
  const keys = [...listed.keys(), ...[...attributes.keys()].filter((key) => !listed.has(key))];
  return keys.flatMap((key) => {
    const attribute = attributes.get(key);
    return attribute === undefined
      ? []
      : [
          describe(attribute, {
            listed: listed.get(key),
            coerced: coerced.get(key),
            hidden: hidden.has(key),
            release: firstRelease(key),
          }),
        ];
  });
}
