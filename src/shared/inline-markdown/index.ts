import type {PhrasingContent} from 'mdast';

/**
 * Parses inline Markdown: code in backticks, emphasis with one or two asterisks, and links.
 *
 * @returns mdast nodes, which plugins insert into pages and components render
 */
export function parseInlineMarkdown(markdown: string): PhrasingContent[] {
  const pattern =
    /`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)|\*\*(?<strong>[^*]+)\*\*|\*(?<stressed>[^*]+)\*/g;
  const found: PhrasingContent[] = [];
  let end = 0;
  for (const match of markdown.matchAll(pattern)) {
    found.push({type: 'text', value: markdown.slice(end, match.index)});
    end = match.index + match[0].length;
    const {code: literal, label, url, strong, stressed} = match.groups ?? {};
    if (literal !== undefined) {
      found.push({type: 'inlineCode', value: literal});
    } else if (label !== undefined && url !== undefined) {
      found.push({type: 'link', url, children: parseInlineMarkdown(label)});
    } else if (strong !== undefined) {
      found.push({type: 'strong', children: parseInlineMarkdown(strong)});
    } else {
      found.push({type: 'emphasis', children: parseInlineMarkdown(stressed ?? '')});
    }
  }
  return [...found, {type: 'text', value: markdown.slice(end)} as const].filter(
    (node) => node.type !== 'text' || node.value !== '',
  );
}
