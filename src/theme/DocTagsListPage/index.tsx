import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import DocTagsListPage from '@theme-original/DocTagsListPage';

/** Adds the description that the original leaves out. */
export default function DocTagsListPageWrapper(props: ComponentProps<typeof DocTagsListPage>): ReactNode {
  return (
    <>
      <DocTagsListPage {...props} />
      <PageMetadata description="Tags that gather documentation pages of one kind, such as those with diagrams or videos." />
    </>
  );
}
