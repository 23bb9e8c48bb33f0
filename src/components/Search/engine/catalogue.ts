import MiniSearch from 'minisearch';

import {anchorOf, type Head} from '@site/src/shared/search/format';
import {indexOptions} from '@site/src/shared/search/text-index';
import {namesOf} from './names';

/** A page as the ranking sees it. */
export interface CataloguePage {
  readonly path: string;
  readonly title: string;
  readonly label: string;
  /** How much a hit here counts, 1 for documentation. */
  readonly prior: number;
  /** Number of its first section. */
  readonly first: number;
  /** What readers may call it, see `namesOf`. */
  readonly names: ReadonlySet<string>;
}

/** A section as the ranking sees it. */
export interface CatalogueSection {
  readonly page: number;
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
}

/** Pages and sections of the site, with an index of what names them. */
export interface Catalogue {
  readonly pages: readonly CataloguePage[];
  readonly sections: readonly CatalogueSection[];
  /** Its documents are sections by their number, then pages by their number plus that of all sections. */
  readonly index: MiniSearch;
}

/** How much a word counts in each field of the catalogue; 1 is a word of a text. */
export const fieldBoosts = {title: 4, keywords: 4, path: 2.6, heading: 3.1, names: 1.4};

/** Number of documents indexed before yielding to the browser. */
const chunkSize = 400;

/** Last part of a path that says something; a page "readme" is the first of its folder. */
function lastPart(path: string): string {
  return path.replace(/\/(?:readme|intro)$/, '').replace(/^.*\//, '');
}

/** Indexes titles, paths, keywords, headings and documented names. */
export async function makeCatalogue({labels, pages: headPages}: Head): Promise<Catalogue> {
  const pages: CataloguePage[] = [];
  const sections: CatalogueSection[] = [];
  const documents: Readonly<Record<string, number | string>>[] = [];
  for (const [page, [path, title, label, prior, keywords, headSections]] of headPages.entries()) {
    pages.push({
      path,
      title,
      label: labels[label] ?? '',
      prior: prior / 10,
      first: sections.length,
      names: new Set([title, ...(prior < 10 ? [] : [lastPart(path)]), ...keywords.split('\n')].flatMap(namesOf)),
    });
    for (const [level, heading, anchor = '', names = ''] of headSections) {
      documents.push({id: sections.length, ...(heading && {heading}), ...(names && {names})});
      sections.push({page, level, heading, anchor: anchor || (level > 1 ? anchorOf(heading) : '')});
    }
  }
  for (const [page, [path, title, label, , keywords]] of headPages.entries()) {
    documents.push({
      id: sections.length + page,
      title,
      path: `${path.replaceAll('/', ' ')} ${labels[label] ?? ''}`,
      ...(keywords && {keywords}),
    });
  }
  const index = new MiniSearch(indexOptions(Object.keys(fieldBoosts)));
  await index.addAllAsync(documents, {chunkSize});
  return {pages, sections, index};
}

/** Headings above a section, from the title of its page down to its own. */
export function trailOf({pages, sections}: Catalogue, id: number): string[] {
  const own = sections[id];
  const page = own && pages[own.page];
  if (!own || !page) {
    return [];
  }
  const trail = own.level > 1 ? [own.heading] : [];
  let {level} = own;
  for (let above = id - 1; above > page.first && level > 2; above -= 1) {
    const section = sections[above];
    if (section && section.level < level) {
      trail.unshift(section.heading);
      level = section.level;
    }
  }
  return [page.title, ...trail];
}
