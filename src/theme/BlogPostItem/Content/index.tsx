import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogPostItem/Content';
import Content from '@theme-original/BlogPostItem/Content';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

/** Shows what a post is about in lists: its description, instead of how it begins. */
export default function BlogPostItemContent({children, ...props}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return <Content {...props}>{isBlogPostPage ? children : <p>{metadata.description}</p>}</Content>;
}
