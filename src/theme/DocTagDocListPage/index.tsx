import type {ReactNode} from 'react';
import type {Props} from '@theme/DocTagDocListPage';
import DocTagDocListPage from '@theme-original/DocTagDocListPage';
import BreadcrumbData from '@theme/DocBreadcrumbs/StructuredData';

import {docsTags} from '@site/src/texts/docs-tags';

/** Adds breadcrumbs for search engines. */
export default function DocTagDocListPageWrapper(props: Props): ReactNode {
  const {label, permalink, allTagsPath} = props.tag;
  return (
    <>
      <DocTagDocListPage {...props} />
      <BreadcrumbData
        breadcrumbs={[
          {type: 'link', label: docsTags.title, href: allTagsPath},
          {type: 'link', label, href: permalink},
        ]}
      />
    </>
  );
}
