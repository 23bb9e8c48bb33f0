import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readApiTables, readNotDocumented} from '../../content/api-reference';
import {readSettingTexts} from '../../content/broker-settings';
import {readCliCorrections} from '../../content/cli-corrections';
import {readCompanies} from '../../content/companies';
import {readDecisions} from '../../content/decisions';
import {readDeploymentRules} from '../../content/deployment-rules';
import {readErrorFamilies} from '../../content/errors';
import {readExitCodes} from '../../content/exit-codes';
import {readFacts} from '../../content/facts';
import {readGlossary} from '../../content/glossary';
import {readGoneLinks} from '../../content/gone-links';
import {playgroundView, readMatchingSituations} from '../../content/matching-situations';
import {readPlugins} from '../../content/plugins';
import {readReleaseNotes} from '../../content/releases';
import {readResources} from '../../content/resources';
import {matrixView, readMatrix, readPlatforms} from '../../content/support';
import {readVersionChanges} from '../../content/version-changes';

/** Reads all collections. @throws ContentError for the first collection with faults */
const readAll = (siteDir: string) => ({
  apiTables: readApiTables(siteDir),
  brokerSettings: readSettingTexts(siteDir),
  cliCorrections: readCliCorrections(siteDir),
  companies: readCompanies(siteDir),
  decisions: readDecisions(siteDir),
  deploymentRules: readDeploymentRules(siteDir),
  errors: readErrorFamilies(siteDir),
  exitCodes: readExitCodes(siteDir),
  facts: readFacts(siteDir),
  glossary: readGlossary(siteDir),
  goneLinks: readGoneLinks(siteDir),
  matchingSituations: readMatchingSituations(siteDir),
  notDocumented: readNotDocumented(siteDir),
  platforms: readPlatforms(siteDir),
  plugins: readPlugins(siteDir),
  releaseNotes: readReleaseNotes(siteDir),
  resources: readResources(siteDir),
  support: readMatrix(siteDir),
  versionChanges: readVersionChanges(siteDir),
});

/**
 * Reads the collections of `content/`, so that a faulty entry fails the build, and the development server reloads edited
 * content. Components import what they show of it from `@generated/content-collections/default/…`.
 */
export default function contentCollections({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-collections',

    getPathsToWatch: () => [path.join(siteDir, 'content/**/*.{json,mdx,yml}')],

    loadContent: async () => readAll(siteDir),

    async contentLoaded({actions: {createData}}) {
      const {companies, glossary, matchingSituations, plugins, resources, support} = readAll(siteDir);
      await Promise.all([
        createData('companies.json', companies),
        createData('matching-situations.json', matchingSituations.map(playgroundView)),
        createData('plugins.json', plugins),
        createData('resources.json', resources),
        createData('support-matrix.json', matrixView(support)),
        createData('hints.json', Object.fromEntries(glossary.map(({id, short}) => [id, short]))),
        // Every page depends on this file, so it only has the fields that determine which words are terms.
        createData(
          'term-forms.json',
          glossary.map(({id, forms, except, everywhere}) => ({id, forms, except, everywhere})),
        ),
      ]);
    },
  };
}
