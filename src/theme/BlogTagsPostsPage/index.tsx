import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogTagsPostsPage';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';

import ListMetadata from '@site/src/components/ListMetadata';

/** Numbers the pages of a tag in title and description. */
export default function BlogTagsPostsPageWrapper(props: Props): ReactNode {
  const {tag, listMetadata} = props;
  return (
    <>
      <BlogTagsPostsPage {...props} />
      <ListMetadata
        title={useBlogTagsPostsPageTitle(tag)}
        description={tag.description ?? `Posts of the blog on ${tag.label}.`}
        trail={[
          ['Blog', '/blog'],
          ['Tags', tag.allTagsPath],
          [tag.label, tag.permalink],
        ]}
        part={listMetadata}
      />
    </>
  );
}
