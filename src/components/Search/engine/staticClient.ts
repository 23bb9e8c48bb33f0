import type MiniSearch from 'minisearch';

import type {SdkId} from '../../../data/sdks';
import type {SectionText} from '@site/src/shared/search/format';
import {trailOf, type Catalogue} from './catalogue';
import {containsPhrases, highlight, leadOf} from './excerpt';
import {IndexFiles, type Fetch} from './indexFiles';
import {lookUp} from './lookUp';
import {findPassage, wholeText, type Wanted} from './passages';
import {languagesOf} from './preference';
import {parseQuery, type Vocabulary} from './query';
import {rank, type RankedPage} from './rank';
import type {SearchAnswer, SearchClient, SearchHit, SearchRequest} from './types';

interface Options {
  /** Address of the index's folder, with a slash at the end. */
  readonly folder: string;
  /** Address of the site, without a slash at the end: hits carry full addresses. */
  readonly origin: string;
  readonly vocabulary: Vocabulary;
  /** The language whose pages the reader prefers. */
  readonly sdk?: () => SdkId | undefined;
  /** Whether to answer from titles and headings only. */
  readonly savesData?: boolean;
  readonly fetch?: Fetch;
  /** Milliseconds to wait for another query before fetching texts. */
  readonly patience?: number;
}

/** A hit whose text has not been fetched yet; without a section, it is the page itself. */
interface RankedHit {
  readonly page: number;
  readonly section: number | undefined;
}

interface Ranking {
  readonly rankedHits: readonly RankedHit[];
  readonly wanted: Wanted;
  /** Whether a page has all of the query. */
  readonly isCovered: boolean;
  /** Whether only titles and headings have been asked, because the texts are on their way. */
  readonly isEarly: boolean;
}

interface LastRanking {
  readonly query: string;
  readonly sdk: SdkId | undefined;
  /** Milliseconds that it has waited for the texts; Infinity if they were there. */
  readonly waited: number;
  readonly ranking: Promise<Ranking>;
}

/** Maximum number of text files to fetch for one answer. */
const maxTexts = 10;
/** Maximum number of text files to fetch when looking for a phrase. */
const maxTextsForPhrase = 14;
/** Sections to show for each page. More of them would push other pages down. */
const sectionsShown = 1;
const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const none = {matchLevel: 'none', matchedWords: []} as const;
const noText: SectionText = [''];

/** Answers queries from the index that is served with the site. */
class StaticClient implements SearchClient {
  private readonly files: IndexFiles;
  private turn = 0;
  private last: LastRanking | undefined;

  constructor(private readonly options: Options) {
    this.files = new IndexFiles(options.folder, options.fetch ?? ((url) => globalThis.fetch(url)));
  }

  warmUp(): void {
    this.files
      .catalogue()
      .then(async () => (this.options.savesData ? undefined : this.files.texts()))
      .catch(() => undefined);
  }

  async search({query, page, hitsPerPage, wait = 0}: SearchRequest): Promise<SearchAnswer> {
    this.turn += 1;
    const {turn} = this;
    const sdk = this.options.sdk?.();
    const {rankedHits, wanted, isEarly} = await this.rankingOf(query, sdk, page > 0 ? 0 : wait, page > 0);
    const shown = rankedHits.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const catalogue = await this.files.catalogue();
    const texts = await this.textsOf(
      shown.map((hit) => idOf(catalogue, hit)),
      maxTexts,
      turn,
    );
    return {
      hits: shown.map((hit) => this.hitOf(catalogue, hit, texts.get(idOf(catalogue, hit)) ?? noText, wanted, sdk)),
      total: rankedHits.length,
      isEarly,
    };
  }

  /** Pages of results after the first continue the same ranking, even if more is known by then. */
  private async rankingOf(query: string, sdk: SdkId | undefined, wait: number, continues: boolean): Promise<Ranking> {
    const waited = this.files.hasTexts() ? Infinity : wait;
    if (this.last?.query !== query || this.last.sdk !== sdk || (waited > this.last.waited && !continues)) {
      const ranking = this.rank(query, sdk, wait);
      this.last = {query, sdk, waited, ranking};
      ranking.catch(() => {
        this.last = this.last?.ranking === ranking ? undefined : this.last;
      });
    }
    return this.last.ranking;
  }

  /** Ranks by titles and headings while the texts are on their way, if that answers the query. */
  private async rank(query: string, sdk: SdkId | undefined, wait: number): Promise<Ranking> {
    const catalogue = await this.files.catalogue();
    if (this.files.hasTexts()) {
      return this.rankIn(catalogue, await this.files.texts(), query, sdk);
    }
    const ranking = await this.rankIn(catalogue, undefined, query, sdk);
    if (this.options.savesData) {
      return ranking;
    }
    const early = {...ranking, isEarly: true};
    try {
      const patience = early.isCovered ? [new Promise<undefined>((resolve) => setTimeout(resolve, wait))] : [];
      const texts = await Promise.race([this.files.texts(), ...patience]);
      return texts ? await this.rankIn(catalogue, texts, query, sdk) : early;
    } catch (cause) {
      if (early.rankedHits.length > 0) {
        return early;
      }
      throw new Error('The index of all texts could not be fetched', {cause});
    }
  }

  private async rankIn(
    catalogue: Catalogue,
    texts: MiniSearch | undefined,
    query: string,
    sdk: SdkId | undefined,
  ): Promise<Ranking> {
    const best = new Map<number, RankedPage>();
    const terms = new Set<string>();
    let isCovered = false;
    const variants = parseQuery(query, this.options.vocabulary);
    const phrases = variants[0]?.phrases ?? [];
    const languages = languagesOf(query, sdk);
    for (const variant of variants) {
      const found = lookUp(catalogue.index, texts, variant.terms);
      found.terms.forEach((term) => terms.add(term));
      const pages = rank(catalogue, variant, found, languages);
      const favoured =
        phrases.length > 0 && texts ? await this.sectionsWithPhrases(catalogue, pages, phrases) : undefined;
      isCovered ||= pages.some(({coverage}) => coverage >= 1) && phrases.length === 0;
      for (const ranked of favoured ? rank(catalogue, variant, found, languages, favoured) : pages) {
        if (ranked.score > (best.get(ranked.page)?.score ?? 0)) {
          best.set(ranked.page, ranked);
        }
      }
    }
    const rankedHits = [...best.values()]
      .sort((one, other) => other.score - one.score)
      .flatMap(({page, whole, sections}): RankedHit[] => [
        ...(whole ? [{page, section: undefined}] : []),
        ...sections.slice(0, sectionsShown).map((section) => ({page, section})),
      ]);
    const asked = new Set(variants.flatMap((variant) => [...variant.terms.keys()]));
    return {rankedHits, wanted: {terms, asked, phrases}, isCovered, isEarly: false};
  }

  /** The sections that contain the phrases, among the best candidates. */
  private async sectionsWithPhrases(
    {pages, sections}: Catalogue,
    ranked: readonly RankedPage[],
    phrases: readonly string[],
  ): Promise<Set<number>> {
    const candidates = ranked.flatMap(({page, sections: own}) => [pages[page]?.first ?? 0, ...own]);
    const texts = await this.textsOf(candidates, maxTextsForPhrase, undefined);
    return new Set(
      candidates.filter((id) =>
        containsPhrases(`${sections[id]?.heading ?? ''}\n${wholeText(texts.get(id) ?? noText)}`, phrases),
      ),
    );
  }

  /**
   * Texts of sections, from at most `limit` files that are not in the cache yet; empty for the others.
   *
   * @param turn fetch nothing once another query has been asked; undefined to fetch in any case
   */
  private async textsOf(
    ids: readonly number[],
    limit: number,
    turn: number | undefined,
  ): Promise<Map<number, SectionText>> {
    const {texts: firsts} = await this.files.manifest();
    const shardOf = (id: number): number => firsts.findLastIndex((first) => first <= id);
    const shards = [...new Set(ids.map(shardOf))];
    const missing = shards.filter((shard) => !this.files.hasShard(shard)).slice(0, limit);
    if (missing.length > 0 && turn !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, this.options.patience ?? 120));
    }
    const wanted = turn === undefined || turn === this.turn ? missing : [];
    const available = shards.filter((shard) => this.files.hasShard(shard) || wanted.includes(shard));
    const loaded = new Map(
      await Promise.all(
        available.map(async (shard) => [shard, await this.files.shard(shard).catch(() => undefined)] as const),
      ),
    );
    return new Map(ids.map((id) => [id, loaded.get(shardOf(id))?.[id - (firsts[shardOf(id)] ?? 0)] ?? noText]));
  }

  private hitOf(
    catalogue: Catalogue,
    {page, section}: RankedHit,
    sectionText: SectionText,
    wanted: Wanted,
    chosen: SdkId | undefined,
  ): SearchHit {
    const {path = '', label = '', first = 0} = catalogue.pages[page] ?? {};
    const id = section ?? first;
    const trail = [label, ...trailOf(catalogue, id)];
    const anchor = catalogue.sections[id]?.anchor ?? '';
    const {text, excerpt: cut, sdk} = findPassage(sectionText, wanted, chosen, trail.join(' '));
    const marked = highlight(trail[trail.length - 1] ?? '', wanted);
    const type =
      cut && !marked.includes('<mark>') && section !== undefined ? 'content' : (levels[trail.length - 1] ?? 'lvl6');
    const hierarchy = Object.fromEntries(levels.map((level, at) => [level, trail[at] ?? null]));
    const highlighted = Object.fromEntries(
      levels.map((level, at) => [level, {value: at === 0 ? label : highlight(trail[at] ?? '', wanted), ...none}]),
    );
    const address = this.options.origin + path;
    // A page found by its title is shown with its first words.
    const content = cut?.html ?? highlight(leadOf(section === undefined ? text : ''), wanted);
    const result = {hierarchy: highlighted, hierarchy_camel: [], content: {value: content, ...none}};
    return {
      objectID: anchor ? `${path}#${anchor}` : path,
      url: anchor ? `${address}#${anchor}` : address,
      url_without_anchor: address,
      anchor: anchor || null,
      type,
      content: cut ? text.slice(0, 300) : null,
      hierarchy: hierarchy as SearchHit['hierarchy'],
      _highlightResult: result as unknown as SearchHit['_highlightResult'],
      _snippetResult: result as unknown as SearchHit['_snippetResult'],
      sdk,
    };
  }
}

function idOf({pages}: Catalogue, {page, section}: RankedHit): number {
  return section ?? pages[page]?.first ?? 0;
}

/** Makes the engine that answers from the index served with the site. */
export function createStaticClient(options: Options): SearchClient {
  return new StaticClient(options);
}
