import type {ComponentProps, ReactNode} from 'react';
import DocTagsListPage from '@theme-original/DocTagsListPage';

import ListMetadata from '@site/src/components/ListMetadata';

/** Adds the description that the original leaves out, and tells its title from that of the blog's tags. */
export default function DocTagsListPageWrapper(props: ComponentProps<typeof DocTagsListPage>): ReactNode {
  return (
    <>
      <DocTagsListPage {...props} />
      <ListMetadata
        title="Tags of the documentation"
        description="Tags that gather documentation pages of one kind, such as those with diagrams or videos."
        trail={[['Tags', '/tags']]}
      />
    </>
  );
}
