import {
  asHead,
  asManifest,
  asTermRange,
  asTextShard,
  type Manifest,
  type TermRange,
  type TextShard,
} from '@site/src/shared/search/format';
import {HeadIndex} from './headIndex';

/** The part of `fetch` that the engine uses, so that tests can pass a stub. */
export type Fetch = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

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

  head(): Promise<HeadIndex> {
    return this.cached('head.json', async () =>
      HeadIndex.of(asHead(await this.getVersioned('head.json')), yieldToBrowser),
    );
  }

  terms(range: number): Promise<TermRange> {
    const file = `terms/${range}.json`;
    return this.cached(file, async () => asTermRange(await this.getVersioned(file)));
  }

  text(shard: number): Promise<TextShard> {
    const file = `text/${shard}.json`;
    return this.cached(file, async () => asTextShard(await this.getVersioned(file)));
  }

  /** Whether a shard of texts is in the cache. */
  hasText(shard: number): boolean {
    return this.loaded.has(`text/${shard}.json`);
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
