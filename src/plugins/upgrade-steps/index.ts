import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {faultAt, sourceOf} from '../../content/collection';
import {findHistory} from '../../content/releases';
import {libraries, type LibraryId} from '../../data/releases/libraries';
import {newestOf, releasesOf, type UpgradeLibrary} from '../../data/releases/upgrade';
import {emitFetchedData, toFetchedData, type FetchedData} from '../fetched-data';

const name = 'upgrade-steps';

/** URLs of docs pages by source: `@site/docs/…`. */
type Pages = ReadonlyMap<string, string>;

/** An entry of the list of libraries, and the releases of that library. */
interface Prepared {
  readonly library: UpgradeLibrary;
  readonly data: FetchedData;
}

const pagesOf = (docs: LoadedContent): Pages =>
  new Map(
    docs.loadedVersions
      .flatMap((version) => version.docs)
      // Docusaurus strips trailing slashes later.
      .map(({source, permalink}) => [source, permalink.replace(/(?<=.)\/$/, '')]),
  );

function find(pages: Pages, page: string, fault: string): string {
  const address = pages.get(`@site/docs${page}`);
  if (address === undefined) {
    throw new Error(`${name}: ${fault}`);
  }
  return address;
}

/**
 * Gives the upgrade advisor the notes of `content/releases`: a list of the libraries,
 * `@generated/upgrade-steps/default/libraries.json`, and for each library an asset that is fetched when a reader
 * chooses it.
 */
export default function upgradeSteps({baseUrl}: LoadContext): Plugin {
  let prepared: readonly FetchedData[] = [];

  function prepare(id: LibraryId, pages: Pages): Prepared {
    const history = findHistory(id);
    const releases = releasesOf(history, (page, note) =>
      find(
        pages,
        page,
        faultAt(sourceOf(note), `guide.page: docs${page} is not a page of the site; correct the path.`),
      ),
    );
    const data = toFetchedData(`upgrade/${id}`, releases);
    return {
      library: {
        id,
        name: history.library.name,
        page: find(
          pages,
          history.library.page,
          `docs${history.library.page} is not a page; correct it for ${id} in src/data/releases/libraries.ts`,
        ),
        newest: newestOf(releases.versions),
        steps: releases.steps.length,
        releases: baseUrl + data.file,
      },
      data,
    };
  }

  return {
    name,

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      if (!docs) {
        throw new Error(`${name}: the docs plugin is missing; remove ${name} from docusaurus.config.ts`);
      }
      const pages = pagesOf(docs);
      const all = libraries
        .filter(({id}) => findHistory(id).notes.length > 0)
        .map(({id}) => prepare(id, pages))
        .sort((a, b) => a.library.name.localeCompare(b.library.name, 'en'));
      prepared = all.map(({data}) => data);
      await actions.createData(
        'libraries.json',
        all.map(({library}) => library),
      );
    },

    configureWebpack: emitFetchedData(name, () => prepared),
  };
}
