import {createHash} from 'node:crypto';

import {
  anchorOf,
  type Head,
  type HeadPage,
  type HeadSection,
  type Manifest,
  type SectionText,
} from '../../shared/search/format';
import {nameReader, packIndex, textReader} from '../../shared/search/text-index';
import {isHistory, type PageRecord, type SectionRecord} from './record';

/** Target size of a text shard, in characters. */
const textSize = 8000;
/** Characters to keep per section of a changelog. */
const historySize = 300;

/** Contents of the index files, by path relative to the folder of the index. */
export type IndexFileContents = ReadonlyMap<string, string>;

function headSectionOf({level, heading, anchor, names = ''}: SectionRecord): HeadSection {
  const own = level === 1 || anchor === anchorOf(heading) ? '' : anchor;
  return names ? [level, heading, own, names] : own ? [level, heading, own] : [level, heading];
}

function headOf(pages: readonly PageRecord[]): Head {
  const labels = [...new Set(pages.map(({label}) => label))];
  return {
    labels,
    pages: pages.map(({path, title, label, prior, keywords, sections}): HeadPage => [
      path,
      title,
      labels.indexOf(label),
      Math.round(prior * 10),
      keywords.join('\n'),
      sections.map(headSectionOf),
    ]),
  };
}

/** Packs consecutive items into groups of about the given size. */
function pack<T>(items: readonly T[], size: number, sizeOf: (item: T) => number): T[][] {
  const packs: T[][] = [];
  let room = 0;
  for (const item of items) {
    const last = packs.at(-1);
    const itemSize = sizeOf(item);
    if (last && room >= itemSize) {
      last.push(item);
      room -= itemSize;
    } else {
      packs.push([item]);
      room = size - itemSize;
    }
  }
  return packs;
}

function textOf({path}: PageRecord, {text, panels = []}: SectionRecord): SectionText {
  return [isHistory(path) ? text.slice(0, historySize) : text, ...panels.flatMap(({sdk, text: own}) => [sdk, own])];
}

/**
 * Builds the index: a head with titles, headings and documented names, an index of all texts, and the texts in page
 * order. The browser fetches the head, then the index, and the texts of the hits on screen.
 *
 * @returns the files; all but `manifest.json` are in a folder named after the hash of their content
 */
export function buildIndex(pages: readonly PageRecord[]): IndexFileContents {
  const readTerms = textReader();
  const readNames = nameReader();
  const texts = pages.flatMap((page) => page.sections.map((section) => textOf(page, section)));
  const terms = pages.flatMap((page) =>
    page.sections.map((section) => {
      const known = new Set([...readTerms(section.heading), ...readNames(section.names ?? '')]);
      const text = textOf(page, section).filter((_, index) => index === 0 || index % 2 === 0);
      // What the head has is found without the index, and would make it larger.
      return readTerms([...(section.level === 1 ? [page.description] : []), ...text].join(' ')).filter(
        (term) => !known.has(term),
      );
    }),
  );
  const files = new Map<string, string>([
    ['head.json', JSON.stringify(headOf(pages))],
    ['index.json', JSON.stringify(packIndex(terms))],
  ]);
  const shards = pack([...texts.entries()], textSize, ([, text]) => text.join('').length + 3);
  shards.forEach((shard, number) => files.set(`text/${number}.json`, JSON.stringify(shard.map(([, text]) => text))));

  const hash = createHash('sha256');
  files.forEach((content, name) => hash.update(`${name}\n${content}\n`));
  const version = hash.digest('hex').slice(0, 12);
  const manifest: Manifest = {version, texts: shards.map((shard) => shard[0]?.[0] ?? 0)};
  return new Map([
    ['manifest.json', JSON.stringify(manifest)],
    ...[...files].map(([name, content]) => [`${version}/${name}`, content] as const),
  ]);
}
