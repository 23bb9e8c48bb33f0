import type {SdkId} from '../../data/sdks';

/** Whether a library can do a thing; `partly` is explained by a note. */
export type Verdict = 'yes' | 'partly' | 'no';

/** A fact, with its source and the date on which it was read there. */
export interface Checked {
  readonly support: Verdict;
  /** What `partly` leaves out, or what to use instead; Markdown. */
  readonly note?: string;
  /**
   * The file or folder that says so, at the release that was read: `owner/repository@tag:path`, or
   * `npm:package@version:path` for a package in a registry (`npm`, `pypi`, `crates`, `maven`).
   */
  readonly source: string;
  /** The date on which it was read: `2026-11-22`. */
  readonly checked: string;
}

/** Whether one library has one feature. */
export interface SupportEntry extends Checked {
  /** The first release with the feature. */
  readonly since?: string;
}

/** Something that a library can or can't do. */
export interface Feature {
  readonly id: string;
  /** Its name in a table. */
  readonly label: string;
  /** What users can do with it. */
  readonly means: string;
}

/** Features under a heading of the matrix. */
export interface FeatureGroup {
  readonly title: string;
  readonly features: readonly Feature[];
}

/** What does the matching: the shared Rust core, or an implementation of its own. */
export type Core = 'rust' | 'jvm' | 'ruby' | 'scala';

/** A library of the matrix. */
export interface SupportedLibrary {
  readonly id: string;
  readonly name: string;
  /** The release that was checked. */
  readonly version: string;
  /** The languages of its users. */
  readonly language: string;
  readonly core: Core;
  /** The languages whose samples use it. */
  readonly sdks: readonly SdkId[];
  /** The first page of its section, from the top of `docs/`. */
  readonly page: string;
}

/** What each library can do, and since which release. */
export interface Matrix {
  readonly groups: readonly FeatureGroup[];
  readonly libraries: readonly SupportedLibrary[];
  /** By library, then by feature. */
  readonly entries: Readonly<Record<string, Readonly<Record<string, SupportEntry>>>>;
}

/** How the native core of a library gets onto a machine. */
export type NativeCore = 'bundled' | 'package' | 'downloaded' | 'built' | 'none';

/** An operating system, a processor and, on Linux, a C library. */
export interface Platform {
  readonly id: string;
  readonly label: string;
}

/** An error message for a native core that doesn't load. */
export interface LoadingError {
  /** Its beginning. */
  readonly message: string;
  /** The heading that explains it: `/page#heading`. */
  readonly link: string;
}

/** Where a library runs, and how it is installed. */
export interface LibraryPlatforms {
  /** Id of a library of the matrix. */
  readonly library: string;
  readonly packageManager: string;
  readonly package: string;
  /** The oldest version of the language or its runtime. */
  readonly runtime: string;
  readonly native: NativeCore;
  /** What happens during installation, and which downloads a proxy must allow; Markdown. */
  readonly nativeNote: string;
  /** By platform. */
  readonly platforms: Readonly<Record<string, Checked>>;
  readonly loadingErrors: readonly LoadingError[];
}

/** Where the libraries run, and how they are installed. */
export interface Platforms {
  readonly platforms: readonly Platform[];
  readonly libraries: readonly LibraryPlatforms[];
}
