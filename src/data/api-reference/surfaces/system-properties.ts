import type {SurfaceMember} from './types';

/** What the compiler puts into a concatenated string for its dynamic parts. */
const dynamicPart = '\u0001';

/**
 * Name of a system property or environment variable of Pact JVM: `pact.rootDir`, `PACT_PLUGIN_DIR`. In an expression, a
 * colon separates it from its default: `${pactbroker.scheme:http}`.
 */
const setting = /^(?:\$\{)?((?:pact(?:broker|folder)?\.|PACT_|pact_)[\w.-]*\w)(?:\.|:([^}]*)\}?|\})?$/;

/** Finds the distinct names of system properties and environment variables in the strings of classes. */
export function systemPropertiesIn(strings: readonly string[]): SurfaceMember[] {
  const found = new Map<string, string | undefined>();
  for (const string of strings) {
    const [fixed = ''] = string.split(dynamicPart);
    const [, name, value] = setting.exec(fixed) ?? [];
    if (name !== undefined) {
      found.set(name, found.get(name) ?? (value === '' ? undefined : value));
    }
  }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => ({
      name,
      optional: true,
      type: 'String',
      ...(value === undefined ? {} : {default: value}),
    }));
}
