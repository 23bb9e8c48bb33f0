import type {SdkId} from '../sdks';

/** Whether a library can do a thing; `partly` is explained by a note. */
export type Verdict = 'yes' | 'partly' | 'no';

/** A fact, with where it was read and when. */
export interface Checked {
  readonly support: Verdict;
  /** What `partly` leaves out, or what to use instead; plain text. */
  readonly note?: string;
  /**
   * The file or folder that says so, at the release that was read: `owner/repository@tag:path`, or
   * `npm:package@version:path` for a package of a registry (`npm`, `pypi`, `crates`, `maven`).
   */
  readonly source: string;
  /** The day on which it was read: `2026-11-22`. */
  readonly checked: string;
}

/** What one library says to one feature. */
export interface SupportEntry extends Checked {
  /** The release that first could do it. */
  readonly since?: string;
}

/** A thing that a library can do or not. */
export interface Feature {
  readonly id: string;
  /** Names it in a table. */
  readonly label: string;
  /** What a reader can do where the answer is yes. */
  readonly means: string;
}

/** A heading of the matrix. */
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
  /** What its users write in. */
  readonly language: string;
  readonly core: Core;
  /** The languages of samples that it is the library of. */
  readonly sdks: readonly SdkId[];
  /** Where its section begins, from the top of `docs/`. */
  readonly page: string;
}

/** The data file `matrix.json`. */
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

/** A message of a native core that doesn't load. */
export interface LoadingError {
  /** How it begins. */
  readonly message: string;
  /** The heading that deals with it, from the site's root. */
  readonly link: string;
}

/** Where a library runs. */
export interface LibraryPlatforms {
  /** Id of a library of the matrix. */
  readonly library: string;
  readonly packageManager: string;
  readonly package: string;
  /** The oldest version of the language or its runtime. */
  readonly runtime: string;
  readonly native: NativeCore;
  /** What happens when it is installed, and what a proxy must let through. */
  readonly nativeNote: string;
  /** By platform. */
  readonly platforms: Readonly<Record<string, Checked>>;
  readonly loadingErrors: readonly LoadingError[];
}

/** The data file `platforms.json`. */
export interface Platforms {
  readonly platforms: readonly Platform[];
  readonly libraries: readonly LibraryPlatforms[];
}
