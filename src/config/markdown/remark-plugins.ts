import type {Plugin, PluggableList} from 'unified';
import type {Node} from 'unist';

import remarkApiTable from '../../plugins/remark-api-table';
import remarkBrokerSettings from '../../plugins/remark-broker-settings';
import remarkCliOptions from '../../plugins/remark-cli-options';
import remarkDecisions from '../../plugins/remark-decisions';
import remarkDeploymentRules from '../../plugins/remark-deployment-rules';
import remarkDiagrams from '../../plugins/remark-diagrams';
import remarkErrors from '../../plugins/remark-errors';
import remarkExitCodes from '../../plugins/remark-exit-codes';
import remarkFacts from '../../plugins/remark-facts';
import remarkGlossary from '../../plugins/remark-glossary';
import remarkIncludeSample from '../../plugins/remark-include-sample';
import remarkInstallTabs from '../../plugins/remark-install-tabs';
import remarkLibraryFacts from '../../plugins/remark-library-facts';
import remarkLibraryGuides from '../../plugins/remark-library-guides';
import remarkMatchingSituations from '../../plugins/remark-matching-situations';
import remarkRuleTable from '../../plugins/remark-rule-table';
import remarkPageComponents from '../../plugins/remark-page-components';
import remarkPipelineFiles from '../../plugins/remark-pipeline-files';
import {remarkReleases} from '../../plugins/remark-release-history';
import remarkSectionPages, {type Navigation} from '../../plugins/remark-section-pages';
import {remarkSupport} from '../../plugins/remark-support';
import remarkTerms from '../../plugins/remark-terms';
import remarkVersionChanges from '../../plugins/remark-version-changes';

/**
 * Binds a plugin to its options in a closure. Docusaurus sends options in its configuration to the browser, which would
 * reveal paths on the build machine.
 */
export const withOptions = <Options, Tree extends Node>(
  plugin: Plugin<[Options], Tree>,
  options: Options,
): Plugin<[], Tree> =>
  function attach() {
    return plugin.call(this, options);
  };

/** What plugins read beyond the page: the project on disk, with its samples, its URL on GitHub, and the sidebars. */
export interface Sources extends Navigation {
  readonly source: string;
}

/**
 * The remark plugins of docs, posts and pages, in the order in which they run.
 *
 * @param sources folder that `file=` of a fence is resolved against, the URL that its title links to, and the sidebars
 */
export default function remarkPlugins(sources: Sources): PluggableList {
  return [
    withOptions(remarkIncludeSample, sources),
    remarkApiTable,
    remarkBrokerSettings,
    remarkCliOptions,
    remarkDecisions,
    remarkDeploymentRules,
    remarkErrors,
    remarkExitCodes,
    remarkFacts,
    remarkGlossary,
    remarkLibraryFacts,
    remarkLibraryGuides,
    remarkMatchingSituations,
    remarkRuleTable,
    remarkPipelineFiles,
    ...remarkReleases,
    remarkSectionPages(sources),
    ...remarkSupport,
    remarkVersionChanges,
    // After all plugins that add text.
    remarkTerms,
    remarkInstallTabs,
    remarkDiagrams,
    remarkPageComponents,
  ];
}
