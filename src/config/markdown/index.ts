import rehypeAfterPaint from '../../plugins/rehype-after-paint';
import rehypeHighlightCode from '../../plugins/rehype-highlight-code';
import rehypeTables from '../../plugins/rehype-tables';
import rehypeTerminal from '../../plugins/rehype-terminal';
import {highlightedLanguages} from '../prism';
import {reloadingRemarkPlugins} from './reloading';
import remarkPlugins, {withOptions, type Sources} from './remark-plugins';

/**
 * Options for the Markdown of docs, posts and pages.
 *
 * @param sources folder that `file=` of a fence is resolved against, the URL that its title links to, and the sidebars
 */
export const markdownPlugins = (sources: Sources) => ({
  beforeDefaultRemarkPlugins:
    process.env.NODE_ENV === 'development' ? [reloadingRemarkPlugins(sources)] : remarkPlugins(sources),
  rehypePlugins: [
    rehypeTables,
    rehypeTerminal,
    rehypeAfterPaint,
    withOptions(rehypeHighlightCode, {languages: highlightedLanguages}),
  ],
});
