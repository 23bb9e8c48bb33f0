import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';

/** Adds the description that the original leaves out. */
export default function BlogTagsListPageWrapper(props: ComponentProps<typeof BlogTagsListPage>): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="Subjects of the blog, in alphabetical order, each with the number of its posts." />
    </>
  );
}
