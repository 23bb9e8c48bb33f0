import type {ComponentProps, ReactNode} from 'react';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

import ListMetadata from '@site/src/components/ListMetadata';

/** Adds the description that the original leaves out. */
export default function BlogAuthorsListPageWrapper(props: ComponentProps<typeof BlogAuthorsListPage>): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <ListMetadata
        title="Authors of the blog"
        description="Who writes for the blog, with the number of posts of each author."
        trail={[
          ['Blog', '/blog'],
          ['Authors', '/blog/authors'],
        ]}
      />
    </>
  );
}
