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

/** The part of `fetch` that the engine needs, so that tests can answer from elsewhere. */
export type Fetch = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * The files of the index. Each is fetched once; one that failed is fetched again when next asked for,
 * so that the next key stroke recovers.
 */
export class IndexFiles {
  private readonly kept = new Map<string, Promise<unknown>>();
  private readonly arrived = new Set<string>();

  /**
   * @param folder address of the folder that holds `manifest.json`, with a slash at the end
   * @param load where the files come from
   */
  constructor(
    private readonly folder: string,
    private readonly load: Fetch,
  ) {}

  manifest(): Promise<Manifest> {
    return this.keep('manifest.json', async () => asManifest(await this.get('manifest.json')));
  }

  head(): Promise<HeadIndex> {
    return this.keep('head.json', async () => HeadIndex.of(asHead(await this.getVersioned('head.json')), pause));
  }

  terms(range: number): Promise<TermRange> {
    const file = `terms/${range}.json`;
    return this.keep(file, async () => asTermRange(await this.getVersioned(file)));
  }

  text(shard: number): Promise<TextShard> {
    const file = `text/${shard}.json`;
    return this.keep(file, async () => asTextShard(await this.getVersioned(file)));
  }

  /** Whether a shard of texts is there without fetching. */
  hasText(shard: number): boolean {
    return this.arrived.has(`text/${shard}.json`);
  }

  private keep<T>(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.kept.get(key) as Promise<T> | undefined;
    if (kept) {
      return kept;
    }
    const made = make().then(
      (value) => {
        this.arrived.add(key);
        return value;
      },
      (error: unknown) => {
        this.kept.delete(key);
        throw error;
      },
    );
    this.kept.set(key, made);
    return made;
  }

  private async getVersioned(file: string): Promise<unknown> {
    return this.get(`${(await this.manifest()).version}/${file}`);
  }

  private async get(file: string): Promise<unknown> {
    const response = await this.load(this.folder + file);
    if (!response.ok) {
      // The site was published anew since the manifest came: begin again with the new one.
      this.kept.clear();
      this.arrived.clear();
      throw new Error(`${this.folder}${file}: HTTP ${response.status}`);
    }
    return response.json();
  }
}
