import type {NavbarItem} from '@docusaurus/theme-common';

import {collapseWhitespace} from '../built-pages';

/** A heading and the text up to the next one. */
export interface SectionRecord {
  /** 1 for the text before the first heading. */
  readonly level: number;
  /** Empty on level 1. */
  readonly heading: string;
  /** Id of the heading, empty on level 1. */
  readonly anchor: string;
  readonly text: string;
  /** Names that its table rows document, if any: options, settings, methods. */
  readonly names?: string;
}

/** A page, as input of the index. */
export interface PageRecord {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Where the page is: its categories in the sidebar, such as "Pact JS › Upgrading", else its section of the site. */
  readonly label: string;
  /** Weight of hits on the page; 1 is the default. */
  readonly prior: number;
  readonly sections: readonly SectionRecord[];
}

/** Collects the sections of one page. */
export class SectionCollector {
  private readonly done: SectionRecord[] = [];
  private current = {level: 1, heading: '', anchor: '', text: '', names: ''};

  /** Starts a section. */
  open(level: number, heading: string, anchor: string): void {
    this.close();
    this.current = {level, heading, anchor, text: '', names: ''};
  }

  /** Adds text to the current section. */
  add(text: string): void {
    this.current.text += text;
  }

  /** Ends a cell, an item or a line of code, so that an excerpt doesn't run into the next one. */
  separate(): void {
    this.current.text += /[^\s.,:;!?…·]\s*$/u.test(this.current.text) ? ' · ' : ' ';
  }

  /** Adds a name that a table row documents. */
  name(text: string): void {
    this.current.names += `${text} `;
  }

  /** Returns the sections so far. */
  finish(): SectionRecord[] {
    this.close();
    return [...this.done];
  }

  private close(): void {
    const {names, ...section} = this.current;
    this.done.push({
      ...section,
      text: collapseWhitespace(section.text),
      ...(names === '' ? {} : {names: collapseWhitespace(names)}),
    });
    this.current = {...this.current, text: '', names: ''};
  }
}

const priors: readonly (readonly [pattern: RegExp, prior: number])[] = [
  [/changelog|release[-_](?:notes|history)/i, 0.3],
  [/^\/blog\//, 0.55],
  [/^\/(?:events|users)(?:\/|$)|\/proposals\//, 0.6],
  [/^\/(?:ai_tools|roadmap)\/|\/pact_plugins\/examples\//, 0.8],
  // Each answers one question, in the words that readers search for.
  [/^\/how_do_i(?:\/|$)/, 1.2],
];

/** Weight of hits on a page: current explanations rank above history. */
export function priorOf(path: string): number {
  return priors.find(([pattern]) => pattern.test(path))?.[1] ?? 1;
}

/** Whether only the start of each section is indexed. */
export function isHistory(path: string): boolean {
  return priorOf(path) <= 0.3;
}

/**
 * Section of the site that a page belongs to: the label of the navigation item that is highlighted on it.
 *
 * @param items `themeConfig.navbar.items`
 */
export function labelOf(path: string, items: readonly NavbarItem[]): string {
  const item = items.find(
    ({activeBaseRegex, to}) =>
      (typeof activeBaseRegex === 'string' && new RegExp(activeBaseRegex).test(path)) ||
      (typeof to === 'string' && (path === to || path.startsWith(`${to}/`))),
  );
  return item?.label ?? 'Documentation';
}

/** Whether a page is in the index; drafts and lists of other pages are not. */
export function isSearchable(path: string): boolean {
  return !/-wip$/.test(path) && !/^\/(?:search|404(?:\.html)?|blog\/archive)$/.test(path);
}
