import type {ReactNode} from 'react';
import StructuredData from '@theme-original/BlogPostPage/StructuredData';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BreadcrumbData from '@theme/DocBreadcrumbs/StructuredData';

/** Adds the place of a post in the site. */
export default function BlogPostStructuredDataWrapper(): ReactNode {
  const {title, permalink} = useBlogPost().metadata;
  return (
    <>
      <StructuredData />
      <BreadcrumbData
        breadcrumbs={[
          {type: 'link', label: 'Blog', href: '/blog'},
          {type: 'link', label: title, href: permalink},
        ]}
      />
    </>
  );
}
