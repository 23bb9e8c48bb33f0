import type {SdkId} from '../../../data/sdks';
import type {Vocabulary} from './query';
import type {SearchClient} from './types';

/** Keys of the hosted service. */
export interface HostedKeys {
  readonly appId: string;
  readonly apiKey: string;
}

/** What decides which engine answers, and how. */
export interface SearchSettings {
  /** Undefined: the site answers by itself. */
  readonly hosted: HostedKeys | undefined;
  readonly indexName: string;
  readonly facetFilters: readonly (string | string[])[] | undefined;
  /** Address of the folder of the site's own index, with a slash at the end. */
  readonly folder: string;
  /** Address of the site, without a slash at the end. */
  readonly origin: string;
  readonly vocabulary: Vocabulary;
  /** The language whose pages the reader prefers; read again for every query. */
  readonly sdk: () => SdkId | undefined;
}

/** Whether the reader has asked the browser to save data. Not all browsers tell. */
function savesData(): boolean {
  const {navigator} = globalThis as {navigator?: {readonly connection?: {readonly saveData?: boolean}}};
  return navigator?.connection?.saveData ?? false;
}

/** Creates the engine for the modal and the search page. The code of the other engine isn't loaded. */
export async function createSearchClient(settings: SearchSettings): Promise<SearchClient> {
  if (settings.hosted) {
    const {createHostedClient} = await import('./hostedClient');
    return createHostedClient({...settings, ...settings.hosted});
  }
  const {folder, origin, vocabulary, sdk} = settings;
  const own = {folder, origin, vocabulary, savesData: savesData()};
  try {
    const {createWorkerClient} = await import('./workerClient');
    return await createWorkerClient(own, sdk);
  } catch {
    // Without workers, the page answers by itself.
    const {createStaticClient} = await import('./staticClient');
    return createStaticClient({...own, sdk});
  }
}
