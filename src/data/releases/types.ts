/** A version of a library, with its release date. */
export interface Release {
  /** Without the `v` of a tag: `17.1.4`, `10.0.0-beta.62`. */
  readonly version: string;
  /** `2026-09-07`. */
  readonly date: string;
}

/** All versions of a library, the newest first, as `npm run generate -- releases` writes them. */
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
  /** A page with more about it, from the top of `docs/`: `/faq/index.mdx`. */
  readonly guide?: {readonly page: string; readonly title: string};
}

/** Heading ids of the former changelog page, by the version that they belonged to. */
export type ReleaseAnchors = Readonly<Record<string, readonly string[]>>;

/** Everything about a library's releases that a page shows. */
export interface ReleaseHistory {
  readonly library: Library;
  readonly list: ReleaseList;
  readonly notes: readonly ReleaseNote[];
  readonly anchors: ReleaseAnchors;
}

/** Versions in a registry or a repository, with the date of each, where it is known. */
export type FoundReleases = ReadonlyMap<string, string | undefined>;

/** Runs a program and returns its output. */
export type Run = (program: string, args: readonly string[]) => Promise<string>;

/** Registries that can be asked; each has its fetcher in `registries.ts`. */
export type Registry = 'npm' | 'pypi' | 'crates' | 'go' | 'maven' | 'rubygems' | 'nuget' | 'packagist';

/** Where the versions of a library are found. */
export interface Library {
  /** The name of its files, and its id in `<ReleaseHistory of="…" />`. */
  readonly id: string;
  readonly name: string;
  /** None where a library is taken from its repository, by tag. */
  readonly registry?: Registry;
  /** Its name there, or the one that users write; `group:artifact` for Maven. */
  readonly package: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** The part of a tag before the version. */
  readonly tagPrefix: string;
  /** What a tag has instead of the dots of a version: `4_7_5`. */
  readonly tagSeparator?: string;
  /** Another prefix, which tags had up to and with a version. */
  readonly formerTags?: {readonly prefix: string; readonly last: string};
  /** The first version, where the package had another owner or no content before. */
  readonly first?: string;
  /** A changelog in the installed package, whose headings have version and date. */
  readonly changelog?: string;
}
