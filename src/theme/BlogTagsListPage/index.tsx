import type {ComponentProps, ReactNode} from 'react';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';

import ListMetadata from '@site/src/components/ListMetadata';

/** Adds the description that the original leaves out, and tells its title from that of the docs' tags. */
export default function BlogTagsListPageWrapper(props: ComponentProps<typeof BlogTagsListPage>): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <ListMetadata
        title="Tags of the blog"
        description="Subjects of the blog, in alphabetical order, each with the number of its posts."
        trail={[
          ['Blog', '/blog'],
          ['Tags', '/blog/tags'],
        ]}
      />
    </>
  );
}
