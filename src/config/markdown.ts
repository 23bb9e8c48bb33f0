import type {Plugin} from 'unified';
import type {Node} from 'unist';

import rehypeAfterPaint from '../plugins/rehype-after-paint';
import rehypeHighlightCode from '../plugins/rehype-highlight-code';
import remarkApiTable from '../plugins/remark-api-table';
import remarkBrokerSettings from '../plugins/remark-broker-settings';
import remarkCliOptions from '../plugins/remark-cli-options';
import remarkDecisions from '../plugins/remark-decisions';
import remarkDeploymentRules from '../plugins/remark-deployment-rules';
import remarkDiagrams from '../plugins/remark-diagrams';
import remarkErrors from '../plugins/remark-errors';
import remarkGlossary from '../plugins/remark-glossary';
import remarkIncludeSample from '../plugins/remark-include-sample';
import remarkLibraryGuides from '../plugins/remark-library-guides';
import remarkPageComponents from '../plugins/remark-page-components';
import remarkPipelineFiles from '../plugins/remark-pipeline-files';
import remarkReleaseHistory from '../plugins/remark-release-history';
import {remarkSupport} from '../plugins/remark-support';
import remarkTerms from '../plugins/remark-terms';
import {highlightedLanguages} from './prism';

/**
 * A plugin with its options. Docusaurus sends the options in its configuration to the browser, folders of this machine
 * among them; what a function closes over stays here.
 */
const withOptions = <Options, Tree extends Node>(plugin: Plugin<[Options], Tree>, options: Options): Plugin<[], Tree> =>
  function attach() {
    return plugin.call(this, options);
  };

/** Where samples are, on disk and on the code host. */
interface Samples {
  readonly root: string;
  readonly source: string;
}

/**
 * The steps that the Markdown of docs, posts and pages goes through, in their order.
 *
 * @param samples where `file=` of a fence is read, and where its title leads
 */
export const markdownPlugins = (samples: Samples) => ({
  beforeDefaultRemarkPlugins: [
    withOptions(remarkIncludeSample, samples),
    remarkApiTable,
    remarkBrokerSettings,
    remarkCliOptions,
    remarkDecisions,
    remarkDeploymentRules,
    remarkErrors,
    remarkGlossary,
    remarkLibraryGuides,
    remarkPipelineFiles,
    remarkReleaseHistory,
    ...remarkSupport,
    // Behind all steps that make text.
    remarkTerms,
    remarkDiagrams,
    remarkPageComponents,
  ],
  rehypePlugins: [rehypeAfterPaint, withOptions(rehypeHighlightCode, {languages: highlightedLanguages})],
});
