import type {SurfaceMember} from './types';

/** Stands for what varies in a text that is put together. */
const varying = '\u0001';

/**
 * A name by which Pact JVM asks for a setting: `pact.rootDir`, `PACT_PLUGIN_DIR`. An expression has its default behind a
 * colon, `${pactbroker.scheme:http}`.
 */
const setting = /^(?:\$\{)?((?:pact(?:broker|folder)?\.|PACT_|pact_)[\w.-]*\w)(?:\.|:([^}]*)\}?|\})?$/;

/** Finds the names of system properties and environment variables among the texts of classes, each once. */
export function systemPropertiesIn(texts: readonly string[]): SurfaceMember[] {
  const found = new Map<string, string | undefined>();
  for (const text of texts) {
    const [fixed = ''] = text.split(varying);
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
