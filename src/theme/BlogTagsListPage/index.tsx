import type {ComponentProps, ReactNode} from 'react';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';

import ListMetadata from '@site/src/components/ListMetadata';
import {blog} from '@site/src/texts/blog';

/** Adds a title that differs from that of the docs' tags, a description and breadcrumbs for search engines. */
export default function BlogTagsListPageWrapper(props: ComponentProps<typeof BlogTagsListPage>): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <ListMetadata
        title={blog.tags.metaTitle}
        description={blog.tags.description}
        breadcrumbs={[
          [blog.title, '/blog'],
          [blog.tags.title, '/blog/tags'],
        ]}
      />
    </>
  );
}
