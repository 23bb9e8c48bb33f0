import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogTagsPostsPage';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';

import ListMetadata from '@site/src/components/ListMetadata';
import {blog} from '@site/src/texts/blog';

/** Adds breadcrumbs for search engines, and numbers the pages in title and description. */
export default function BlogTagsPostsPageWrapper(props: Props): ReactNode {
  const {tag, listMetadata} = props;
  return (
    <>
      <BlogTagsPostsPage {...props} />
      <ListMetadata
        title={useBlogTagsPostsPageTitle(tag)}
        description={tag.description ?? blog.tag.description(tag.label)}
        breadcrumbs={[
          [blog.title, '/blog'],
          [blog.tags.title, tag.allTagsPath],
          [tag.label, tag.permalink],
        ]}
        pagination={listMetadata}
      />
    </>
  );
}
