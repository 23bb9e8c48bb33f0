import {anchorOf, type Head} from '@site/src/shared/search/format';
import {readTokens, readWords, wholeOf} from '@site/src/shared/search/tokens';

/** A page as the ranking sees it. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  readonly label: string;
  /** How much a hit here counts, 1 for documentation. */
  readonly prior: number;
  readonly firstSection: number;
  /** Number of terms. */
  readonly titleLength: number;
  /** Number of terms. */
  readonly pathLength: number;
}

/** A section as the ranking sees it. */
export interface IndexedSection {
  readonly page: number;
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
  readonly length: number;
}

/** Number of sections indexed before yielding to the browser. */
const chunkSize = 400;

function add(index: Map<string, number[]>, term: string, value: number): void {
  const list = index.get(term);
  if (!list) {
    index.set(term, [value]);
  } else if (list[list.length - 1] !== value) {
    list.push(value);
  }
}

/** Titles, paths and headings of the whole site, indexed in the browser from `head.json`. */
export class HeadIndex {
  readonly pages: IndexedPage[] = [];
  readonly sections: IndexedSection[] = [];
  /** Pages by the terms of their titles. */
  readonly titles = new Map<string, number[]>();
  /** Pages by the terms of their paths. */
  readonly paths = new Map<string, number[]>();
  /** Sections by the terms of their headings. */
  readonly headings = new Map<string, number[]>();
  /** Every term of the three, ascending. */
  terms: readonly string[] = [];

  private constructor() {}

  /**
   * Builds the index in chunks, so that typing stays responsive.
   *
   * @param yieldToBrowser called between two chunks
   */
  static async of(head: Head, yieldToBrowser: () => Promise<void>): Promise<HeadIndex> {
    const index = new HeadIndex();
    let nextYield = chunkSize;
    for (const page of head.pages) {
      index.addPage(page, head.labels);
      if (index.sections.length > nextYield) {
        nextYield = index.sections.length + chunkSize;
        await yieldToBrowser();
      }
    }
    index.terms = [...new Set([...index.titles.keys(), ...index.paths.keys(), ...index.headings.keys()])].sort();
    return index;
  }

  /** Headings above a section, from the title of its page down to its own. */
  trailOf(id: number): string[] {
    const own = this.sections[id];
    const page = own && this.pages[own.page];
    if (!own || !page) {
      return [];
    }
    const trail = own.level > 1 ? [own.heading] : [];
    let {level} = own;
    for (let above = id - 1; above > page.firstSection && level > 2; above -= 1) {
      const section = this.sections[above];
      if (section && section.level < level) {
        trail.unshift(section.heading);
        level = section.level;
      }
    }
    return [page.title, ...trail];
  }

  private addPage([path, title, label, prior, sections]: Head['pages'][number], labels: readonly string[]): void {
    const number = this.pages.length;
    const titleTerms = readTokens(title);
    titleTerms.forEach(({term}) => add(this.titles, term, number));
    // So that the query "can-i-deploy" finds a page titled "Can I Deploy".
    const name = readWords(title).length > 1 ? wholeOf(title) : undefined;
    if (name) {
      add(this.titles, name, number);
    }
    const pathTerms = readWords(path.replaceAll('/', ' ')).flatMap(({parts}) => parts);
    pathTerms.forEach(({term}) => add(this.paths, term, number));
    this.pages.push({
      path,
      title,
      label: labels[label] ?? '',
      prior: prior / 10,
      firstSection: this.sections.length,
      titleLength: titleTerms.length,
      pathLength: pathTerms.length,
    });
    for (const [level, heading, anchor = level > 1 ? anchorOf(heading) : ''] of sections) {
      const terms = level > 1 ? readTokens(heading) : [];
      terms.forEach(({term}) => add(this.headings, term, this.sections.length));
      this.sections.push({page: number, level, heading, anchor, length: terms.length});
    }
  }
}
