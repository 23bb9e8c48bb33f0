import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Fetch} from '../../src/components/Search/engine/indexFiles';
import {createStaticClient} from '../../src/components/Search/engine/staticClient';
import type {SearchHit} from '../../src/components/Search/engine/types';
import {searchVocabulary} from '../../src/data/search-vocabulary';
import type {SdkId} from '../../src/data/sdks';
import {dataFolder} from '../../src/shared/search/format';
import {buildFolder} from './site';

const fetchFromBuild: Fetch = async (file) => {
  const name = path.join(buildFolder, dataFolder, file);
  return {
    ok: existsSync(name),
    status: existsSync(name) ? 200 : 404,
    json: async (): Promise<unknown> => JSON.parse(await readFile(name, 'utf8')),
  };
};

let chosen: SdkId | undefined;

const client = createStaticClient({
  folder: '',
  origin: 'https://docs.pact.io',
  vocabulary: searchVocabulary,
  patience: 0,
  sdk: () => chosen,
  fetch: fetchFromBuild,
});

/**
 * Searches the index of the build.
 *
 * @param sdk the language that the reader has chosen
 */
export async function search(query: string, sdk: SdkId | undefined, count: number): Promise<readonly SearchHit[]> {
  chosen = sdk;
  return (await client.search({query, page: 0, hitsPerPage: count})).hits;
}

/** The page of a hit, without its host. */
export function pageOf({url_without_anchor: url}: SearchHit): string {
  return new URL(url).pathname;
}
