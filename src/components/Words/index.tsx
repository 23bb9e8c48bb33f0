import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PhrasingContent} from 'mdast';

import {words} from '@site/src/shared/inline-markdown';

function show(node: PhrasingContent, index: number): ReactNode {
  switch (node.type) {
    case 'inlineCode':
      return <code key={index}>{node.value}</code>;
    case 'link':
      return (
        <Link key={index} to={node.url}>
          {node.children.map(show)}
        </Link>
      );
    case 'strong':
      return <strong key={index}>{node.children.map(show)}</strong>;
    case 'emphasis':
      return <em key={index}>{node.children.map(show)}</em>;
    case 'text':
      return node.value;
    default:
      return undefined;
  }
}

/** A line of Markdown, read as the plugins of pages read it: code, links, emphasis. */
export default function Words({of}: {readonly of: string}): ReactNode {
  return words(of).map(show);
}
