import type {ReactNode} from 'react';
import StructuredData from '@theme-original/BlogPostPage/StructuredData';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BreadcrumbData from '@theme/DocBreadcrumbs/StructuredData';

import {blog} from '@site/src/texts/blog';

/** Adds breadcrumbs for search engines. */
export default function BlogPostStructuredDataWrapper(): ReactNode {
  const {title, permalink} = useBlogPost().metadata;
  return (
    <>
      <StructuredData />
      <BreadcrumbData
        breadcrumbs={[
          {type: 'link', label: blog.title, href: '/blog'},
          {type: 'link', label: title, href: permalink},
        ]}
      />
    </>
  );
}
