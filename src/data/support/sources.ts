const registries: Readonly<Record<string, (name: string, version: string, path: string) => string>> = {
  npm: (name, version) => `https://www.npmjs.com/package/${name}/v/${version}?activeTab=code`,
  pypi: (name, version) => `https://pypi.org/project/${name}/${version}/`,
  crates: (name, version, path) => `https://docs.rs/crate/${name}/${version}/source/${path}`,
  maven: (name, version) => `https://central.sonatype.com/artifact/${name.replace(':', '/')}/${version}`,
};

const form = /^(?:(?<registry>[a-z]+):)?(?<name>[@\w.:/-]+)@(?<version>[\w./-]+):(?<path>[^\s:]+)$/;

/** The parts of a source such as `owner/repository@tag:path`. */
interface Source {
  readonly registry: string | undefined;
  readonly name: string;
  readonly version: string;
  readonly path: string;
}

/** Splits a source into its parts; undefined for a string of another form. */
export function readSource(source: string): Source | undefined {
  const {registry, name = '', version = '', path = ''} = form.exec(source)?.groups ?? {};
  const known = registry === undefined ? /^[\w-]+\/[\w.-]+$/.test(name) : Object.hasOwn(registries, registry);
  return known ? {registry, name, version, path} : undefined;
}

/**
 * URL of a source.
 *
 * @throws Error with the valid forms of a source
 */
export function sourceUrl(source: string): string {
  const read = readSource(source);
  if (!read) {
    throw new Error(`"${source}" is not a source; write owner/repository@tag:path or npm:package@version:path`);
  }
  const {registry, name, version, path} = read;
  return (
    registries[registry ?? '']?.(name, version, path) ??
    `https://github.com/${name}/${path.endsWith('/') ? 'tree' : 'blob'}/${version}/${path.replace(/\/$/, '')}`
  );
}
