import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

import {newestReleases, type NotedRelease} from '../../content/releases/newest';
import {headingId} from '../../data/releases/headings';
import {titleOf} from '../../data/releases/libraries';
import {sourceRoutes} from '../built-pages';
import {feedFile, renderAtom, type FeedEntry} from './atom';

const name = 'release-feed';
const size = 50;

/** The page that shows the same releases. */
const page = '/releases.mdx';

/** @param urlOf returns the URL of a docs page, given by its path relative to `docs/` */
function entryOf({history, note, version, date}: NotedRelease, urlOf: (page: string) => string): FeedEntry {
  const {library, notes} = history;
  return {
    // Doesn't change when the changelog moves.
    id: `tag:docs.pact.io,2026:releases/${library.id}/${version}`,
    title: `${titleOf(library)} ${version}`,
    url: `${urlOf(library.page)}#${headingId(notes, version)}`,
    date,
    change: note.change,
    action: note.action,
  };
}

/**
 * Creates a plugin that writes the newest 50 releases of all libraries as an Atom feed, `/releases/atom.xml`. It takes
 * them from `content/releases`, as `<NewestReleases>` does.
 *
 * @param rights copyright notice of the feed
 */
export default function releaseFeed(rights: string): () => Plugin {
  return () => ({
    name,
    async postBuild({outDir, routes, siteConfig: {url}}) {
      const paths = new Map(sourceRoutes(routes).map(({path: route, source}) => [source, route]));
      const urlOf = (source: string): string => {
        const route = paths.get(`docs${source}`);
        if (route === undefined) {
          throw new Error(`${name}: docs${source} is not a page of the site; correct the path in src/data/releases`);
        }
        return url + route;
      };
      const entries = newestReleases()
        .slice(0, size)
        .map((release) => entryOf(release, urlOf));
      const file = path.join(outDir, feedFile);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, renderAtom(entries, {feed: `${url}/${feedFile}`, page: urlOf(page), rights}));
    },
  });
}
