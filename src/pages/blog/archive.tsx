import type {ReactNode} from 'react';
import BlogArchive from '@site/src/components/BlogArchive';
import BreadcrumbData from '@theme/DocBreadcrumbs/StructuredData';
import Layout from '@theme/Layout';

/** Takes the place of the archive of the blog plugin, which brings the text of all posts along. */
export default function Archive(): ReactNode {
  return (
    <Layout title="Archive" description="All posts of the blog, by year, from the newest to the first of 2018.">
      <BreadcrumbData
        breadcrumbs={[
          {type: 'link', label: 'Blog', href: '/blog'},
          {type: 'link', label: 'Archive', href: '/blog/archive'},
        ]}
      />
      <main className="container margin-vert--lg">
        <h1>Archive</h1>
        <BlogArchive />
      </main>
    </Layout>
  );
}
