import rehypeAfterPaint from '../../plugins/rehype-after-paint';
import rehypeHighlightCode from '../../plugins/rehype-highlight-code';
import rehypeTables from '../../plugins/rehype-tables';
import rehypeTerminal from '../../plugins/rehype-terminal';
import {highlightedLanguages} from '../prism';
import {reloadingRemarkPlugins} from './reloading';
import remarkPlugins, {withOptions, type Samples} from './remark-plugins';

/**
 * Options for the Markdown of docs, posts and pages.
 *
 * @param samples folder that `file=` of a fence is resolved against, and URL that its title links to
 */
export const markdownPlugins = (samples: Samples) => ({
  beforeDefaultRemarkPlugins:
    process.env.NODE_ENV === 'development' ? [reloadingRemarkPlugins(samples)] : remarkPlugins(samples),
  rehypePlugins: [
    rehypeTables,
    rehypeTerminal,
    rehypeAfterPaint,
    withOptions(rehypeHighlightCode, {languages: highlightedLanguages}),
  ],
});
