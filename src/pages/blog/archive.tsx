import type {ReactNode} from 'react';
import BreadcrumbData from '@theme/DocBreadcrumbs/StructuredData';
import Layout from '@theme/Layout';

import BlogArchive from '@site/src/components/BlogArchive';
import {blog} from '@site/src/texts/blog';

/** Replaces the blog plugin's archive, which would send the full text of all posts to the browser. */
export default function Archive(): ReactNode {
  return (
    <Layout title={blog.archive.title} description={blog.archive.description}>
      <BreadcrumbData
        breadcrumbs={[
          {type: 'link', label: blog.title, href: '/blog'},
          {type: 'link', label: blog.archive.title, href: '/blog/archive'},
        ]}
      />
      <main className="container margin-vert--lg">
        <h1>{blog.archive.title}</h1>
        <BlogArchive />
      </main>
    </Layout>
  );
}
