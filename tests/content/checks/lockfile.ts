/** What of `package-lock.json` the checks read. */
export interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly resolved?: string;
        readonly link?: boolean;
        readonly dependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/**
 * Finds packages whose address is written down, which ties an installation to one registry, and direct
 * dependencies that are missing.
 *
 * @returns one sentence a fault, naming the package and the fix
 */
export function lockfileFaults({packages}: Lockfile, direct: readonly string[]): string[] {
  const addresses = Object.entries(packages)
    .filter(([, entry]) => entry.resolved !== undefined && !entry.link)
    .map(
      ([name, {resolved}]) =>
        `package-lock.json: ${name} has "resolved": "${resolved}"; install with --omit-lockfile-registry-resolved`,
    );
  const listed = packages['']?.dependencies ?? {};
  const missing = direct
    .filter((name) => !listed[name] || !packages[`node_modules/${name}`]?.version)
    .map((name) => `package-lock.json: ${name} is no direct dependency; npm install ${name}`);
  return [...addresses, ...missing];
}
