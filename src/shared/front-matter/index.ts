/** Types of pages; `STYLE.md` describes each. */
export const pageTypes = ['tutorial', 'how-to', 'reference', 'explanation', 'hub'] as const;

/** Type of a page, from its front matter. */
export type PageType = (typeof pageTypes)[number];

/** Last check of the facts on a page, formatted by the plugin `front-matter`. */
export interface Checked {
  /** `2026-11-22`. */
  readonly on: string;
  /** `22 November 2026`. */
  readonly day: string;
  /** `Pact Go 2.7.0 and Pact JS 17.1.4`; empty where the facts belong to no release. */
  readonly against: string;
}
