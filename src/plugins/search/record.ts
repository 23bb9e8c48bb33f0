import type {NavbarItem} from '@docusaurus/theme-common';

import {tidy} from '../built-pages';

/** A heading and the text up to the next one. */
export interface SectionRecord {
  /** 1 for what comes before the first heading. */
  readonly level: number;
  /** Empty on level 1. */
  readonly heading: string;
  /** Fragment of the section's address, empty on level 1. */
  readonly anchor: string;
  readonly text: string;
  /** What the rows of its tables are about, if there are any: options, settings, methods. */
  readonly names?: string;
}

/** A page as the index is built from. */
export interface PageRecord {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Part of the site that the page belongs to. */
  readonly label: string;
  /** How much a hit on the page counts; 1 is usual. */
  readonly prior: number;
  readonly sections: readonly SectionRecord[];
}

/** Collects the sections of one page. */
export class SectionCollector {
  private readonly done: SectionRecord[] = [];
  private current = {level: 1, heading: '', anchor: '', text: '', names: ''};

  /** Begins a section. */
  open(level: number, heading: string, anchor: string): void {
    this.close();
    this.current = {level, heading, anchor, text: '', names: ''};
  }

  /** Adds text to the section that is open. */
  add(text: string): void {
    this.current.text += text;
  }

  /** Adds what a row of a table is about. */
  name(text: string): void {
    this.current.names += `${text} `;
  }

  /** The sections so far. */
  finish(): SectionRecord[] {
    this.close();
    return [...this.done];
  }

  private close(): void {
    const {names, ...section} = this.current;
    this.done.push({...section, text: tidy(section.text), ...(names === '' ? {} : {names: tidy(names)})});
    this.current = {...this.current, text: '', names: ''};
  }
}

const priors: readonly (readonly [pattern: RegExp, prior: number])[] = [
  [/changelog|release[-_](?:notes|history)/i, 0.3],
  [/^\/blog\//, 0.55],
  [/^\/(?:events|users)(?:\/|$)|\/proposals\//, 0.6],
  [/^\/(?:ai_tools|roadmap)\/|\/pact_plugins\/examples\//, 0.8],
  // They answer one question each, in the words of those who ask.
  [/^\/how_do_i(?:\/|$)/, 1.2],
];

/** How much hits on a page count: what is current and explains comes before records of the past. */
export function priorOf(path: string): number {
  return priors.find(([pattern]) => pattern.test(path))?.[1] ?? 1;
}

/** Whether only the beginnings of a page's sections are worth finding. */
export function isHistory(path: string): boolean {
  return priorOf(path) <= 0.3;
}

/**
 * Part of the site that a page belongs to: the label of the navigation item that is highlighted on it.
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

/** Whether a page is to be found at all; work in progress and lists of other pages are not. */
export function isFindable(path: string): boolean {
  return !/-wip$/.test(path) && !/^\/(?:search|404(?:\.html)?|blog\/archive)$/.test(path);
}
