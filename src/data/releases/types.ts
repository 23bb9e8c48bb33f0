/** A version of a library, with its release date. */
export interface Release {
  /** Without the `v` of a tag: `17.1.4`, `10.0.0-beta.62`. */
  readonly version: string;
  /** `2026-09-07`. */
  readonly date: string;
}

/** All versions of a library, newest first, as written by `npm run generate -- releases`. */
export interface ReleaseList {
  readonly generated: string;
  readonly library: string;
  readonly releases: readonly Release[];
}

/** What a version means for its users, as Markdown; `content/releases.schema.json` describes the fields. */
export interface ReleaseNote {
  readonly version: string;
  readonly change: string;
  /** What to do when upgrading to this version. */
  readonly action: string;
  /** A page with details, relative to `docs/`: `/faq/index.mdx`. */
  readonly guide?: {readonly page: string; readonly title: string};
}

/** A change that users of older versions can notice; `content/version-changes.schema.json` describes the fields. */
export interface VersionChange {
  readonly id: string;
  readonly version: string;
  readonly kind: 'fix' | 'deprecation' | 'removal' | 'default';
  /** First version with the old behaviour. */
  readonly from?: string;
  /** Markdown, as are the next two. */
  readonly before: string;
  readonly since: string;
  /** What to do without upgrading, or what to use instead. */
  readonly otherwise?: string;
  readonly source: string;
}

/** Heading ids of the former changelog page, by version. */
export type ReleaseAnchors = Readonly<Record<string, readonly string[]>>;

/** Everything about a library's releases that a page shows. */
export interface ReleaseHistory {
  readonly library: Library;
  readonly list: ReleaseList;
  readonly notes: readonly ReleaseNote[];
  /** What users of older versions can notice, newest version first. */
  readonly changes: readonly VersionChange[];
  readonly anchors: ReleaseAnchors;
}

/** Versions in a registry or repository, with their dates if known. */
export type FoundReleases = ReadonlyMap<string, string | undefined>;

/** Runs a program and returns its output. */
export type Run = (program: string, args: readonly string[]) => Promise<string>;

/** Supported registries; `registries.ts` has a fetcher for each. */
export type Registry = 'npm' | 'pypi' | 'crates' | 'go' | 'maven' | 'rubygems' | 'nuget' | 'packagist';

/** A library, and where its versions are published. */
export interface Library {
  /** The name of its files, and its id in `<ReleaseHistory of="…" />` and `<CurrentRelease of="…" />`. */
  readonly id: string;
  readonly name: string;
  /** Page with its release history, relative to `docs/`. */
  readonly page: string;
  /** Undefined for a library that is only published as tags. */
  readonly registry?: Registry;
  /** Its name in the registry, or in users' dependencies; `group:artifact` for Maven. */
  readonly package: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** Part of a tag before the version. */
  readonly tagPrefix: string;
  /** Start of what follows the version in a tag, and differs from release to release: `-pactbroker`. */
  readonly tagSuffix?: string;
  /** Separator in a tag instead of the dots of a version: `4_7_5`. */
  readonly tagSeparator?: string;
  /** A former prefix, and the last version with it. */
  readonly formerTags?: {readonly prefix: string; readonly last: string};
  /** First version, if the package had another owner or no content before. */
  readonly first?: string;
  /** Changelog in the installed package, whose headings have version and date. */
  readonly changelog?: string;
}
