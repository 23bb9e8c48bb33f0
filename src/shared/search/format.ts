/** Folder of the index in the site. */
export const dataFolder = 'search-data';

/** Attribute of an element whose text is a name that its section documents, such as a setting. */
export const searchNameAttribute = 'data-search-name';

/** `manifest.json`: names the other files, which may be cached forever. */
export interface Manifest {
  /** Folder of the files below, named after the hash of their content. */
  readonly version: string;
  /** First section of each `text/<n>.json`, ascending. */
  readonly texts: readonly number[];
}

/**
 * A section as `[level, heading, anchor, names]`, where names are what its table rows document. The anchor is empty if
 * it is the default one of the heading. The text of a page before its first heading is a section of level 1.
 */
export type HeadSection = readonly [level: number, heading: string, anchor?: string, names?: string];

/** A page as `[path, title, index of its label, prior in tenths, keywords, sections]`. */
export type HeadPage = readonly [
  path: string,
  title: string,
  label: number,
  prior: number,
  keywords: string,
  sections: readonly HeadSection[],
];

/** `head.json`: every page and heading. Sections are numbered across pages in this order. */
export interface Head {
  readonly labels: readonly string[];
  readonly pages: readonly HeadPage[];
}

/** Text of a section, then ids of languages and the text of their panel, alternating. */
export type SectionText = readonly [shared: string, ...panels: string[]];

/** `text/<n>.json`: texts of consecutive sections. */
export type TextShard = readonly SectionText[];

/** Default anchor of a heading, unless the author sets one or it is a duplicate. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws Error when the value is not a manifest, for instance because a host responded with an error page */
export function asManifest(value: unknown): Manifest {
  if (isRecord(value) && typeof value.version === 'string' && Array.isArray(value.texts)) {
    return {version: value.version, texts: value.texts};
  }
  throw new Error(`${dataFolder}/manifest.json is not a manifest of the search index`);
}

/** @throws Error when the value is not a head */
export function asHead(value: unknown): Head {
  if (isRecord(value) && Array.isArray(value.labels) && Array.isArray(value.pages)) {
    return {labels: value.labels, pages: value.pages};
  }
  throw new Error(`${dataFolder}/head.json does not match the manifest`);
}

/** @throws Error when the value is not a list of texts */
export function asTextShard(value: unknown): TextShard {
  if (Array.isArray(value)) {
    return value as TextShard;
  }
  throw new Error(`${dataFolder}: a list of texts does not match the manifest`);
}
