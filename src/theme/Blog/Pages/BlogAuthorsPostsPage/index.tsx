import type {ReactNode} from 'react';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

import ListMetadata from '@site/src/components/ListMetadata';
import {blog} from '@site/src/texts/blog';

/** Adds a description and breadcrumbs for search engines, and numbers the pages in title and description. */
export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  const {author, listMetadata} = props;
  const name = author.name ?? author.key;
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <ListMetadata
        title={useBlogAuthorPageTitle(author)}
        description={blog.author.description(name)}
        breadcrumbs={[
          [blog.title, '/blog'],
          [blog.authors.title, '/blog/authors'],
          ...(author.page ? [[name, author.page.permalink] as const] : []),
        ]}
        pagination={listMetadata}
      />
    </>
  );
}
