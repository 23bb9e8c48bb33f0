import type {ComponentProps, ReactNode} from 'react';
import DocTagsListPage from '@theme-original/DocTagsListPage';

import ListMetadata from '@site/src/components/ListMetadata';
import {docsTags} from '@site/src/texts/docs-tags';

/** Adds a title that differs from that of the blog's tags, a description and breadcrumbs for search engines. */
export default function DocTagsListPageWrapper(props: ComponentProps<typeof DocTagsListPage>): ReactNode {
  return (
    <>
      <DocTagsListPage {...props} />
      <ListMetadata
        title={docsTags.metaTitle}
        description={docsTags.description}
        breadcrumbs={[[docsTags.title, '/tags']]}
      />
    </>
  );
}
