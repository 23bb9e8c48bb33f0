import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BreadcrumbData from '@theme/DocBreadcrumbs/StructuredData';

import {lists} from '@site/src/texts/lists';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Names and paths of the pages from below the home page to the list itself. */
  readonly breadcrumbs: readonly (readonly [name: string, path: string])[];
  /** Position of this page in a list of several pages. */
  readonly pagination?: {readonly page: number; readonly totalPages: number; readonly permalink: string};
}

/** Metadata of a list for search engines: title and description, numbered from page 2 on, and breadcrumbs. */
export default function ListMetadata({title, description, breadcrumbs, pagination}: Props): ReactNode {
  const later = pagination && pagination.page > 1 ? pagination : undefined;
  const crumbs = [...breadcrumbs, ...(later ? [[lists.page(later.page), later.permalink] as const] : [])];
  return (
    <>
      <PageMetadata
        title={later ? lists.title(title, later.page) : title}
        description={later ? lists.description(description, later.page, later.totalPages) : description}
      />
      <BreadcrumbData breadcrumbs={crumbs.map(([label, href]) => ({type: 'link', label, href}))} />
    </>
  );
}
