import type {SdkId} from '../../../data/sdks';
import {leadOf, excerpt, highlight, containsPhrases, type HighlightTerms} from './excerpt';
import type {HeadIndex} from './headIndex';
import {IndexFiles, type Fetch} from './indexFiles';
import {LookUp} from './lookUp';
import {preference} from './preference';
import {parseQuery, type ParsedQuery, type Synonyms} from './query';
import {rank, weigh, type Merits, type RankedPage} from './rank';
import type {SearchAnswer, SearchClient, SearchHit, SearchRequest} from './types';

interface Options {
  /** Address of the index's folder, with a slash at the end. */
  readonly folder: string;
  /** Address of the site, without a slash at the end: hits carry full addresses. */
  readonly origin: string;
  readonly synonyms: Synonyms;
  /** The language whose pages the reader prefers. */
  readonly sdk?: () => SdkId | undefined;
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
  readonly wanted: HighlightTerms;
}

/** Maximum number of text files to fetch for one answer. */
const maxTexts = 10;
/** Maximum number of text files to fetch when looking for a phrase. */
const maxTextsForPhrase = 14;
const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const none = {matchLevel: 'none', matchedWords: []} as const;

/** Answers queries from the index that is served with the site. */
class StaticClient implements SearchClient {
  private readonly files: IndexFiles;
  private turn = 0;
  private last:
    {readonly query: string; readonly sdk: SdkId | undefined; readonly ranking: Promise<Ranking>} | undefined;

  constructor(private readonly options: Options) {
    this.files = new IndexFiles(options.folder, options.fetch ?? ((url) => globalThis.fetch(url)));
  }

  warmUp(): void {
    this.files.head().catch(() => undefined);
  }

  async search({query, page, hitsPerPage}: SearchRequest): Promise<SearchAnswer> {
    this.turn += 1;
    const {turn} = this;
    const sdk = this.options.sdk?.();
    if (this.last?.query !== query || this.last.sdk !== sdk) {
      const ranking = this.rank(query, sdk);
      this.last = {query, sdk, ranking};
      ranking.catch(() => {
        this.last = this.last?.ranking === ranking ? undefined : this.last;
      });
    }
    const {rankedHits, wanted} = await this.last.ranking;
    const shown = rankedHits.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const head = await this.files.head();
    const texts = await this.textsOf(
      shown.map((hit) => idOf(head, hit)),
      maxTexts,
      turn,
    );
    return {
      hits: shown.map((hit) => this.hitOf(head, hit, texts.get(idOf(head, hit)) ?? '', wanted)),
      total: rankedHits.length,
    };
  }

  private async rank(query: string, sdk: SdkId | undefined): Promise<Ranking> {
    const [head, manifest] = await Promise.all([this.files.head(), this.files.manifest()]);
    const lookUp = new LookUp(this.files, head, manifest.terms);
    const parsed = parseQuery(query, this.options.synonyms);
    const answers = await Promise.all(parsed.map((variant) => this.weighVariant(head, lookUp, variant)));
    const best = new Map<number, RankedPage>();
    for (const [index, {merits, favoured}] of answers.entries()) {
      for (const ranked of rank(head, merits, favoured)) {
        const score =
          ranked.score * (parsed[index]?.weight ?? 1) * preference(head.pages[ranked.page]?.path ?? '', sdk);
        if (score > (best.get(ranked.page)?.score ?? 0)) {
          best.set(ranked.page, {...ranked, score});
        }
      }
    }
    if (best.size === 0 && lookUp.failure) {
      throw new Error('The terms of the query could not be fetched', {cause: lookUp.failure});
    }
    const rankedHits = [...best.values()]
      .sort((one, other) => other.score - one.score)
      .flatMap(({page, whole, sections}): RankedHit[] => [
        ...(whole ? [{page, section: undefined}] : []),
        ...sections.map((section) => ({page, section})),
      ]);
    const terms = new Set(answers.flatMap(({terms: own}) => own));
    return {rankedHits, wanted: {terms, phrases: parsed[0]?.phrases ?? []}};
  }

  private async weighVariant(
    head: HeadIndex,
    lookUp: LookUp,
    {clauses, words, phrases}: ParsedQuery,
  ): Promise<{merits: Merits; favoured: ReadonlySet<number>; terms: string[]}> {
    const found = await lookUp.find(clauses);
    const merits = weigh(head, found, words);
    const terms = found.flatMap(({matches}) => matches.map(({term}) => term));
    return {
      merits,
      favoured: phrases.length > 0 ? await this.sectionsWithPhrases(head, merits, phrases) : new Set(),
      terms,
    };
  }

  /** The sections that contain the phrases, among the best candidates. */
  private async sectionsWithPhrases(head: HeadIndex, merits: Merits, phrases: readonly string[]): Promise<Set<number>> {
    const candidates = rank(head, merits).flatMap(({page, sections}) => [
      head.pages[page]?.firstSection ?? 0,
      ...sections,
    ]);
    const texts = await this.textsOf(candidates, maxTextsForPhrase, undefined);
    return new Set(
      candidates.filter((id) =>
        containsPhrases(`${head.sections[id]?.heading ?? ''}\n${texts.get(id) ?? ''}`, phrases),
      ),
    );
  }

  /**
   * Texts of sections, as far as they are available.
   *
   * @param limit maximum number of files to fetch
   * @param turn if set, fetch only after a pause, and not if another search has started since
   */
  private async textsOf(ids: readonly number[], limit: number, turn: number | undefined): Promise<Map<number, string>> {
    const {texts: firsts} = await this.files.manifest();
    const shardOf = (id: number): number => shardAt(firsts, id);
    const shards = [...new Set(ids.map(shardOf))];
    const missing = shards.filter((shard) => !this.files.hasText(shard)).slice(0, limit);
    if (missing.length > 0 && turn !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, this.options.patience ?? 120));
    }
    const wanted = turn === undefined || turn === this.turn ? missing : [];
    const available = shards.filter((shard) => this.files.hasText(shard) || wanted.includes(shard));
    const loaded = new Map(
      await Promise.all(
        available.map(async (shard) => [shard, await this.files.text(shard).catch(() => undefined)] as const),
      ),
    );
    return new Map(ids.map((id) => [id, loaded.get(shardOf(id))?.[id - (firsts[shardOf(id)] ?? 0)] ?? '']));
  }

  private hitOf(head: HeadIndex, {page, section}: RankedHit, text: string, wanted: HighlightTerms): SearchHit {
    const {path = '', label = '', firstSection = 0} = head.pages[page] ?? {};
    const id = section ?? firstSection;
    const trail = [label, ...head.trailOf(id)];
    const anchor = head.sections[id]?.anchor ?? '';
    const own = trail[trail.length - 1] ?? '';
    const cut = excerpt(text, wanted);
    const marked = highlight(own, wanted);
    const type =
      cut && !marked.includes('<mark>') && section !== undefined ? 'content' : (levels[trail.length - 1] ?? 'lvl6');
    const hierarchy = Object.fromEntries(levels.map((level, at) => [level, trail[at] ?? null]));
    const highlighted = Object.fromEntries(
      levels.map((level, at) => [level, {value: at === 0 ? label : highlight(trail[at] ?? '', wanted), ...none}]),
    );
    const address = this.options.origin + path;
    // A page found by its title is shown with its first words.
    const content = cut ?? highlight(leadOf(section === undefined ? text : ''), wanted);
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
    };
  }
}

function idOf(head: HeadIndex, {page, section}: RankedHit): number {
  return section ?? head.pages[page]?.firstSection ?? 0;
}

function shardAt(firsts: readonly number[], id: number): number {
  let low = 0;
  let high = firsts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((firsts[middle] ?? 0) <= id) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Makes the engine that answers from the index served with the site. */
export function createStaticClient(options: Options): SearchClient {
  return new StaticClient(options);
}
