import {readdirSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';

import contentCollections from '@site/src/plugins/content-collections';

it('all collections of content/ are valid', async () => {
  const files = readdirSync('content', {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.(?:mdx|yml)$/.test(name),
  );
  const plugin = contentCollections({siteDir: process.cwd()} as LoadContext);
  const collections = (await plugin.loadContent?.()) as Readonly<Record<string, unknown>>;
  console.log(`collections: read ${Object.keys(collections).length} from ${files.length} files`);
  expect(files.length).toBeGreaterThan(400);
});
