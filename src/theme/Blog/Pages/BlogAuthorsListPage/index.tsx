import type {ComponentProps, ReactNode} from 'react';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

import ListMetadata from '@site/src/components/ListMetadata';
import {blog} from '@site/src/texts/blog';

/** Adds title, description and breadcrumbs for search engines. */
export default function BlogAuthorsListPageWrapper(props: ComponentProps<typeof BlogAuthorsListPage>): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <ListMetadata
        title={blog.authors.metaTitle}
        description={blog.authors.description}
        breadcrumbs={[
          [blog.title, '/blog'],
          [blog.authors.title, '/blog/authors'],
        ]}
      />
    </>
  );
}
