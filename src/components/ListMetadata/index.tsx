import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BreadcrumbData from '@theme/DocBreadcrumbs/StructuredData';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Names and addresses of what is above the list, below the home page, and at the end the list itself. */
  readonly trail: readonly (readonly [name: string, address: string])[];
  /** Which part this is of a list that goes over several pages. */
  readonly part?: {readonly page: number; readonly totalPages: number; readonly permalink: string};
}

/** What search engines learn of a list: title and description, with the number of the page, and its place in the site. */
export default function ListMetadata({title, description, trail, part}: Props): ReactNode {
  const further = part && part.page > 1 ? part : undefined;
  const crumbs = [...trail, ...(further ? [[`Page ${further.page}`, further.permalink] as const] : [])];
  return (
    <>
      <PageMetadata
        title={further ? `${title}, page ${further.page}` : title}
        description={further ? `${description} Page ${further.page} of ${further.totalPages}.` : description}
      />
      <BreadcrumbData breadcrumbs={crumbs.map(([label, href]) => ({type: 'link', label, href}))} />
    </>
  );
}
