import type {ComponentProps, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import BlogLayout from '@theme-original/BlogLayout';

const listPage = /^\/blog(\/page\/\d+)?\/?$/;

/** Gives the lists of posts the heading that the original leaves out. */
export default function BlogLayoutWrapper({children, ...props}: ComponentProps<typeof BlogLayout>): ReactNode {
  const isList = listPage.test(useLocation().pathname);
  return (
    <BlogLayout {...props}>
      {isList && <h1>Blog</h1>}
      {children}
    </BlogLayout>
  );
}
