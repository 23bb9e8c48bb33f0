import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogArchivePage from '@theme-original/BlogArchivePage';

/** Adds a description; that of the original is the one word of its title. */
export default function BlogArchivePageWrapper(props: ComponentProps<typeof BlogArchivePage>): ReactNode {
  return (
    <>
      <BlogArchivePage {...props} />
      <PageMetadata description="All posts of the blog, by year, from the first of 2018 to the newest." />
    </>
  );
}
