import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {NavbarItem} from '@docusaurus/theme-common';

import {markdownPath} from '../../shared/markdown-copies/path';
import {site as texts} from '../../texts/site';
import {collapseWhitespace} from '../built-pages';

/** A page as `llms.txt` lists it. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The pages of a sidebar, in order. */
export interface Section {
  readonly label: string;
  readonly pages: readonly ListedPage[];
}

type Docs = Pick<LoadedVersion, 'docs' | 'sidebars'>;
type Item = Docs['sidebars'][string][number];

/** Ids of all docs in a list of sidebar items, each with the label of its category. */
function docsOf(items: readonly Item[], category = ''): {readonly id: string; readonly category: string}[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      const own = item.link?.type === 'doc' ? [{id: item.link.id, category: item.label}] : [];
      return [...own, ...docsOf(item.items, item.label)];
    }
    // A "ref" belongs to another sidebar.
    return item.type === 'doc' ? [{id: item.id, category}] : [];
  });
}

/** Label of a sidebar, taken from the navbar items that link into it. */
function labelOf(sidebar: string, paths: ReadonlySet<string>, items: readonly NavbarItem[]): string {
  const labels = items.flatMap(({to, label}) =>
    typeof to === 'string' && typeof label === 'string' && paths.has(to) ? [label] : [],
  );
  const own = sidebar.replaceAll(/[-_]/g, ' ');
  return labels.join(', ') || own.charAt(0).toUpperCase() + own.slice(1);
}

/** Groups listed docs by sidebar, then those in no sidebar. A title that several docs share gets its category as a prefix. */
export function sectionsOf({docs, sidebars}: Docs, items: readonly NavbarItem[]): Section[] {
  const listed = docs.filter(({unlisted}) => !unlisted);
  const byId = new Map(listed.map((doc) => [doc.id, doc]));
  const counts = new Map<string, number>();
  for (const {title} of listed) {
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  function toPage({id, category}: {readonly id: string; readonly category: string}): ListedPage[] {
    const doc = byId.get(id);
    byId.delete(id);
    if (!doc) {
      return [];
    }
    const {title, description, permalink} = doc;
    const isPlain = counts.get(title) === 1 || category === '' || category === title;
    return [{path: permalink.replace(/(?<=.)\/$/, ''), title: isPlain ? title : `${category}: ${title}`, description}];
  }
  const sections = Object.entries(sidebars).map(([sidebar, own]) => {
    const pages = docsOf(own).flatMap(toPage);
    return {label: labelOf(sidebar, new Set(pages.map(({path}) => path)), items), pages};
  });
  const rest = [...byId.keys()].sort().flatMap((id) => toPage({id, category: ''}));
  return [...sections, {label: 'Other pages', pages: rest}].filter(({pages}) => pages.length > 0);
}

const escape = (value: string): string => collapseWhitespace(value).replaceAll(/[[\]\\<]/g, '\\$&');

/** Renders `llms.txt`: a summary of the site, then its docs by section; see llmstxt.org. */
export function renderIndex(
  site: {readonly title: string; readonly summary: string; readonly url: string},
  sections: readonly Section[],
): string {
  return [
    `# ${escape(site.title)}`,
    `> ${escape(site.summary)}`,
    texts.llms(`${site.url}/llms-full.txt`),
    ...sections.flatMap(({label, pages}) => [
      `## ${escape(label)}`,
      pages
        .map(
          ({path, title, description}) =>
            `- [${escape(title)}](${site.url}${markdownPath(path)}): ${escape(description)}`,
        )
        .join('\n'),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Renders `llms-full.txt`, the concatenated Markdown of all pages. */
export function renderFull(copies: readonly string[]): string {
  return copies.join('\n---\n\n');
}
