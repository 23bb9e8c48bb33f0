/** Name of the folder of the site that holds the index. */
export const dataFolder = 'search-data';

/** `manifest.json`: what the other files are called and what is in which. All but this one may be cached for ever. */
export interface Manifest {
  /** Folder of the files below, named after their content. */
  readonly version: string;
  /** First term of each `terms/<n>.json`, ascending. */
  readonly terms: readonly string[];
  /** First section of each `text/<n>.json`, ascending. */
  readonly texts: readonly number[];
}

/**
 * A section as `[level, heading]`, with its anchor where the heading doesn't give it away. The text of a
 * page before its first heading is a section of level 1 and comes first.
 */
export type HeadSection = readonly [level: number, heading: string, anchor?: string];

/** A page as `[path, title, index of its label, prior in tenths, sections]`. */
export type HeadPage = readonly [
  path: string,
  title: string,
  label: number,
  prior: number,
  sections: readonly HeadSection[],
];

/** `head.json`: every page and heading. Sections are numbered through all pages in this order. */
export interface Head {
  readonly labels: readonly string[];
  readonly pages: readonly HeadPage[];
}

/** `terms/<n>.json`: postings of a range of terms, in the code of `postings.ts`. */
export type TermRange = Readonly<Record<string, string>>;

/** `text/<n>.json`: texts of consecutive sections. */
export type TextShard = readonly string[];

/** Anchor that a heading gets unless its author sets one or it occurs twice on the page. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws Error when the value is no manifest, as when a host answers with its own page */
export function asManifest(value: unknown): Manifest {
  if (
    isRecord(value) &&
    typeof value.version === 'string' &&
    Array.isArray(value.terms) &&
    Array.isArray(value.texts)
  ) {
    return {version: value.version, terms: value.terms, texts: value.texts};
  }
  throw new Error(`${dataFolder}/manifest.json is no manifest of the search index`);
}

/** @throws Error when the value is no head */
export function asHead(value: unknown): Head {
  if (isRecord(value) && Array.isArray(value.labels) && Array.isArray(value.pages)) {
    return {labels: value.labels, pages: value.pages};
  }
  throw new Error(`${dataFolder}/head.json is not what the manifest promises`);
}

/** @throws Error when the value is no range of terms */
export function asTermRange(value: unknown): TermRange {
  if (isRecord(value)) {
    return value as TermRange;
  }
  throw new Error(`${dataFolder}: a range of terms is not what the manifest promises`);
}

/** @throws Error when the value is no list of texts */
export function asTextShard(value: unknown): TextShard {
  if (Array.isArray(value)) {
    return value.map(String);
  }
  throw new Error(`${dataFolder}: a list of texts is not what the manifest promises`);
}
