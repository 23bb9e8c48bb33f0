import type {ReactNode} from 'react';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

/** Adds the description that the original leaves out. */
export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  const {name, key} = props.author;
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata description={`What ${name ?? key} has written for the blog of Pact, the newest post first.`} />
    </>
  );
}
