/** A version of a library, with the day on which it appeared. */
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

/** What a version means for its users, in our own words. Code stands between backticks. */
export interface ReleaseNote {
  readonly version: string;
  readonly change: string;
  /** What to do when coming to this version. */
  readonly action: string;
  /** A page that tells more, from the top of `docs/`: `/faq/index.mdx`. */
  readonly guide?: {readonly page: string; readonly title: string};
}

/** Heading ids of the former changelog page, by the version that they belonged to. */
export type ReleaseAnchors = Readonly<Record<string, readonly string[]>>;

/** What a registry or a repository says: versions with the day of each, where it knows one. */
export type FoundReleases = ReadonlyMap<string, string | undefined>;

/** Runs a program, and gives what it prints. */
export type Run = (program: string, args: readonly string[]) => Promise<string>;

/** Registries that can be asked; each has its fetcher in `registries.ts`. */
export type Registry = 'npm' | 'pypi' | 'crates' | 'go' | 'maven' | 'rubygems' | 'nuget' | 'packagist';

/** Where the versions of a library are found. */
export interface Library {
  /** Names the files of its data, and stands in `<ReleaseHistory of="…" />`. */
  readonly id: string;
  readonly name: string;
  /** None where a library is taken from its repository, by tag. */
  readonly registry?: Registry;
  /** Its name there, or as users write it; `group:artifact` for Maven. */
  readonly package: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** What stands before the version in the name of a tag. */
  readonly tagPrefix: string;
  /** What stands in a tag in place of the dots: `4_7_5`. */
  readonly tagSeparator?: string;
  /** Another prefix, which tags had up to a version. */
  readonly formerTags?: {readonly prefix: string; readonly last: string};
  /** The first version, where the package had another owner or no content before. */
  readonly first?: string;
  /** A changelog in the installed package, whose headings have version and day. */
  readonly changelog?: string;
}
