import type {SdkId} from '../../data/sdks';
import type {Verdict} from '../../data/support/matrix';

export type {Verdict};

/** A fact with its source and the date of the check. */
export interface Checked {
  readonly support: Verdict;
  /** What `partly` leaves out, or what to use instead; Markdown. */
  readonly note?: string;
  /**
   * File or folder of a release that confirms it: `owner/repository@tag:path`, or `npm:package@version:path` for a package
   * in a registry (`npm`, `pypi`, `crates`, `maven`).
   */
  readonly source: string;
  /** Date of the check: `2026-11-22`. */
  readonly checked: string;
}

/** Whether one library has one feature. */
export interface SupportEntry extends Checked {
  /** The first release with the feature. */
  readonly since?: string;
}

/** A feature that a library may support. */
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

/** Matching engine: the shared Rust core, or a separate implementation. */
export type Core = 'rust' | 'jvm' | 'ruby' | 'scala';

/** A library of the matrix. */
export interface SupportedLibrary {
  readonly id: string;
  readonly name: string;
  /** Its name at the head of a narrow column, unless that is its name without "Pact". */
  readonly short?: string;
  /** The release that was checked. */
  readonly version: string;
  /** The languages of its users. */
  readonly language: string;
  readonly core: Core;
  /** Languages whose samples use it. */
  readonly sdks: readonly SdkId[];
  /** First page of its section, relative to `docs/`. */
  readonly page: string;
  /** Id of its release history, if that differs from its own. */
  readonly releases?: string;
}

/** Support for features by library. */
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
  /** Minimum version of the language or runtime. */
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
