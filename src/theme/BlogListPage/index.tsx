import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage';
import BlogListPage from '@theme-original/BlogListPage';

import ListMetadata from '@site/src/components/ListMetadata';

/** Numbers the pages of the list in title and description. */
export default function BlogListPageWrapper(props: Props): ReactNode {
  const {blogTitle, blogDescription} = props.metadata;
  return (
    <>
      <BlogListPage {...props} />
      <ListMetadata
        title={blogTitle}
        description={blogDescription}
        trail={[[blogTitle, '/blog']]}
        part={props.metadata}
      />
    </>
  );
}
