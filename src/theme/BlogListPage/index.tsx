import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage';
import BlogListPage from '@theme-original/BlogListPage';

import ListMetadata from '@site/src/components/ListMetadata';

/** Adds breadcrumbs for search engines, and numbers the pages in title and description. */
export default function BlogListPageWrapper(props: Props): ReactNode {
  const {blogTitle, blogDescription} = props.metadata;
  return (
    <>
      <BlogListPage {...props} />
      <ListMetadata
        title={blogTitle}
        description={blogDescription}
        breadcrumbs={[[blogTitle, '/blog']]}
        pagination={props.metadata}
      />
    </>
  );
}
