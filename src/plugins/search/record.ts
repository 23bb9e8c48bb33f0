import type {NavbarItem} from '@docusaurus/theme-common';

import {collapseWhitespace} from '../built-pages';

/** Text of a panel that is shown for some languages. */
export interface PanelText {
  /** Ids of the languages, separated by spaces. */
  readonly sdk: string;
  readonly text: string;
}

/** A heading and the text up to the next one. */
export interface SectionRecord {
  /** 1 for the text before the first heading. */
  readonly level: number;
  /** Empty on level 1. */
  readonly heading: string;
  /** Id of the heading, empty on level 1. */
  readonly anchor: string;
  /** Text outside of language panels. */
  readonly text: string;
  /** Texts of language panels, if any. */
  readonly panels?: readonly PanelText[];
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
  /** Names of the page that its title doesn't have. */
  readonly keywords: readonly string[];
  readonly sections: readonly SectionRecord[];
}

/** Collects the sections of one page. */
export class SectionCollector {
  private readonly done: SectionRecord[] = [];
  private current = {level: 1, heading: '', anchor: ''};
  private names = '';
  /** By the languages that see it; the text for all is first. */
  private texts = new Map([['', '']]);

  /** Starts a section. */
  open(level: number, heading: string, anchor: string): void {
    this.close();
    this.current = {level, heading, anchor};
  }

  /**
   * Adds text to the current section.
   *
   * @param sdk ids of the languages whose panel has the text; empty outside of panels
   */
  add(text: string, sdk = ''): void {
    this.texts.set(sdk, (this.texts.get(sdk) ?? '') + text);
  }

  /**
   * Ends a cell, an item or a line of code, so that an excerpt doesn't run into the next one.
   *
   * @param sdk as in {@link add}
   */
  separate(sdk = ''): void {
    this.add(/[^\s.,:;!?…·]\s*$/u.test(this.texts.get(sdk) ?? '') ? ' · ' : ' ', sdk);
  }

  /** Adds a name that a table row documents. */
  name(text: string): void {
    this.names += `${text} `;
  }

  /** Returns the sections so far. */
  finish(): SectionRecord[] {
    this.close();
    return [...this.done];
  }

  private close(): void {
    const [[, text] = ['', ''], ...others] = [...this.texts].map(
      ([sdk, each]) => [sdk, collapseWhitespace(each)] as const,
    );
    const panels = others.map(([sdk, panel]) => ({sdk, text: panel})).filter((panel) => panel.text !== '');
    const names = collapseWhitespace(this.names);
    this.done.push({...this.current, text, ...(panels.length > 0 && {panels}), ...(names !== '' && {names})});
    this.texts = new Map([['', '']]);
    this.names = '';
  }
}

const priors: readonly (readonly [pattern: RegExp, prior: number])[] = [
  [/changelog|release[-_](?:notes|history)/i, 0.3],
  [/^\/blog\//, 0.4],
  // These tables mention every feature, so they match nearly every query.
  [/^\/roadmap\/feature_support\/./, 0.5],
  [/^\/(?:events|users)(?:\/|$)|\/proposals\//, 0.6],
  [/^\/(?:ai_tools|roadmap)\/|\/pact_plugins\/examples\//, 0.8],
  // Most readers use the Broker with its tools, not by HTTP.
  [/^\/pact_broker\/(?:api|advanced_topics\/api_docs)\//, 0.8],
  // Each answers one question, in the words that readers search for.
  [/^\/how_do_i(?:\/|$)/, 1.5],
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
