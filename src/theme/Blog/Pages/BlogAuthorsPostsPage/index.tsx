import type {ReactNode} from 'react';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

import ListMetadata from '@site/src/components/ListMetadata';

/** Adds the description that the original leaves out, and numbers the pages in it and in the title. */
export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  const {author, listMetadata} = props;
  const name = author.name ?? author.key;
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <ListMetadata
        title={useBlogAuthorPageTitle(author)}
        description={`What ${name} has written for the blog of Pact, the newest post first.`}
        trail={[
          ['Blog', '/blog'],
          ['Authors', '/blog/authors'],
          ...(author.page ? [[name, author.page.permalink] as const] : []),
        ]}
        part={listMetadata}
      />
    </>
  );
}
