import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PhrasingContent} from 'mdast';

import {parseInlineMarkdown} from '@site/src/shared/inline-markdown';

function renderNode(node: PhrasingContent, index: number): ReactNode {
  switch (node.type) {
    case 'inlineCode':
      return <code key={index}>{node.value}</code>;
    case 'link':
      return (
        <Link key={index} to={node.url}>
          {node.children.map(renderNode)}
        </Link>
      );
    case 'strong':
      return <strong key={index}>{node.children.map(renderNode)}</strong>;
    case 'emphasis':
      return <em key={index}>{node.children.map(renderNode)}</em>;
    case 'text':
      return node.value;
    default:
      return undefined;
  }
}

/** Renders inline Markdown with code, links and emphasis. */
export default function InlineMarkdown({of}: {readonly of: string}): ReactNode {
  return parseInlineMarkdown(of).map(renderNode);
}
