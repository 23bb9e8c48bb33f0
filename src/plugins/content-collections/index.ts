import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readSettingTexts} from '../../content/broker-settings';
import {readDeploymentRules} from '../../content/deployment-rules';
import {readGlossary} from '../../content/glossary';
import {readReleaseNotes} from '../../content/releases';
import {readMatrix, readPlatforms} from '../../content/support';

/** Reads all collections. @throws ContentError for the first collection with faults */
const readAll = (siteDir: string) => ({
  brokerSettings: readSettingTexts(siteDir),
  deploymentRules: readDeploymentRules(siteDir),
  glossary: readGlossary(siteDir),
  platforms: readPlatforms(siteDir),
  releaseNotes: readReleaseNotes(siteDir),
  support: readMatrix(siteDir),
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
      const {glossary} = readAll(siteDir);
      await Promise.all([
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
