import type {ReactNode} from 'react';
import Header from '@theme-original/BlogPostItem/Header';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

import MarkdownControls from '@site/src/components/MarkdownControls';
import MarkdownAlternate from '@site/src/components/MarkdownControls/Alternate';

/** Adds the Markdown controls to the page of a post. */
export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const path = metadata.permalink.replace(/(.)\/$/, '$1');
  return (
    <>
      <Header />
      {isBlogPostPage && <MarkdownControls key={path} path={path} />}
      {isBlogPostPage && <MarkdownAlternate path={path} />}
    </>
  );
}
