import type {ReactNode} from 'react';
import type {Props} from '@theme/DocTagDocListPage';
import DocTagDocListPage from '@theme-original/DocTagDocListPage';
import BreadcrumbData from '@theme/DocBreadcrumbs/StructuredData';

/** Adds the place of a tag in the site. */
export default function DocTagDocListPageWrapper(props: Props): ReactNode {
  const {label, permalink, allTagsPath} = props.tag;
  return (
    <>
      <DocTagDocListPage {...props} />
      <BreadcrumbData
        breadcrumbs={[
          {type: 'link', label: 'Tags', href: allTagsPath},
          {type: 'link', label, href: permalink},
        ]}
      />
    </>
  );
}
