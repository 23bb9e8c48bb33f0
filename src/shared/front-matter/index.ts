/** What a page is for; `STYLE.md` describes the form of each. */
export const pageTypes = ['tutorial', 'how-to', 'reference', 'explanation', 'hub'] as const;

/** What a page is for, as its front matter says. */
export type PageType = (typeof pageTypes)[number];

/** When the facts of a page were last compared with their source, in words; the plugin `front-matter` writes it. */
export interface Checked {
  /** `2026-11-22`. */
  readonly on: string;
  /** `22 November 2026`. */
  readonly day: string;
  /** `Pact Go 2.7.0 and Pact JS 17.1.4`; empty where the facts belong to no release. */
  readonly against: string;
}
