import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readApiTables, readNotDocumented} from '../../content/api-reference';
import {readErrorFamilies} from '../../content/errors';
import {readCompanies} from '../../content/companies';
import {readDecisions} from '../../content/decisions';
import {readGlossary} from '../../content/glossary';
import {readPlugins} from '../../content/plugins';
import {readResources} from '../../content/resources';

/** Reads all collections. @throws ContentError for the first collection with faults */
const readAll = (siteDir: string) => ({
  apiTables: readApiTables(siteDir),
  notDocumented: readNotDocumented(siteDir),
  errors: readErrorFamilies(siteDir),
  companies: readCompanies(siteDir),
  decisions: readDecisions(siteDir),
  glossary: readGlossary(siteDir),
  plugins: readPlugins(siteDir),
  resources: readResources(siteDir),
});

/**
 * Reads the collections of `content/`, so that a faulty entry stops the build and the development server reloads
 * content that is edited, and gives components what they show of them as `@generated/content-collections/default/…`.
 */
export default function contentCollections({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-collections',

    getPathsToWatch: () => [path.join(siteDir, 'content/**/*.{json,mdx,yml}')],

    loadContent: async () => readAll(siteDir),

    async contentLoaded({actions: {createData}}) {
      const {companies, glossary, plugins, resources} = readAll(siteDir);
      await Promise.all([
        createData('companies.json', companies),
        createData('plugins.json', plugins),
        createData('resources.json', resources),
        createData('hints.json', Object.fromEntries(glossary.map(({id, short}) => [id, short]))),
        // Every page depends on this file, so it has only what decides which words are terms.
        createData(
          'term-forms.json',
          glossary.map(({id, forms, except, everywhere}) => ({id, forms, except, everywhere})),
        ),
      ]);
    },
  };
}
