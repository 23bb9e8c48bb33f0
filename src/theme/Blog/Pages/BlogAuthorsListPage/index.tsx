import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

/** Adds the description that the original leaves out. */
export default function BlogAuthorsListPageWrapper(props: ComponentProps<typeof BlogAuthorsListPage>): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata description="Who writes for the blog, with the number of posts of each author." />
    </>
  );
}
