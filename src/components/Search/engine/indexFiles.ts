import type MiniSearch from 'minisearch';

import {asHead, asManifest, asTextShard, type Manifest, type TextShard} from '@site/src/shared/search/format';
import {unpackIndex} from '@site/src/shared/search/text-index';
import {makeCatalogue, type Catalogue} from './catalogue';

/** The part of `fetch` that the engine uses, so that tests can pass a stub. */
export type Fetch = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

/** Fetches and caches the files of the index. A failure isn't cached, so that the next key stroke tries again. */
export class IndexFiles {
  private readonly cache = new Map<string, Promise<unknown>>();
  private readonly loaded = new Set<string>();

  /**
   * @param folder address of the folder of `manifest.json`, with a trailing slash
   */
  constructor(
    private readonly folder: string,
    private readonly fetch: Fetch,
  ) {}

  manifest(): Promise<Manifest> {
    return this.cached('manifest.json', async () => asManifest(await this.get('manifest.json')));
  }

  /** Titles and headings. */
  catalogue(): Promise<Catalogue> {
    return this.cached('head.json', async () => makeCatalogue(asHead(await this.getVersioned('head.json'))));
  }

  /** The index of all texts. */
  texts(): Promise<MiniSearch> {
    return this.cached('index.json', async () => unpackIndex(await this.getVersioned('index.json')));
  }

  /** Whether the index of all texts is in the cache. */
  hasTexts(): boolean {
    return this.loaded.has('index.json');
  }

  shard(number: number): Promise<TextShard> {
    const file = `text/${number}.json`;
    return this.cached(file, async () => asTextShard(await this.getVersioned(file)));
  }

  /** Whether a shard of texts is in the cache. */
  hasShard(number: number): boolean {
    return this.loaded.has(`text/${number}.json`);
  }

  private cached<T>(key: string, load: () => Promise<T>): Promise<T> {
    const existing = this.cache.get(key) as Promise<T> | undefined;
    if (existing) {
      return existing;
    }
    const promise = load().then(
      (value) => {
        this.loaded.add(key);
        return value;
      },
      (error: unknown) => {
        this.cache.delete(key);
        throw error;
      },
    );
    this.cache.set(key, promise);
    return promise;
  }

  private async getVersioned(file: string): Promise<unknown> {
    return this.get(`${(await this.manifest()).version}/${file}`);
  }

  private async get(file: string): Promise<unknown> {
    const response = await this.fetch(this.folder + file);
    if (!response.ok) {
      // The site was redeployed after the manifest was fetched: start over with the new one.
      this.cache.clear();
      this.loaded.clear();
      throw new Error(`${this.folder}${file}: HTTP ${response.status}`);
    }
    return response.json();
  }
}
