import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

type Crumb = Props['breadcrumbs'][number];

const home: Crumb = {type: 'link', label: 'Home', href: '/'};

/** Begins at the home page, since a list of one says nothing, and gives each page its canonical address. */
function FromHome({breadcrumbs}: Props): ReactNode {
  const crumbs = breadcrumbs.map((crumb): Crumb =>
    crumb.href === undefined ? crumb : {...crumb, href: crumb.href.replace(/(.)\/$/, '$1')},
  );
  return <StructuredData breadcrumbs={[home, ...crumbs.filter(({href}) => href !== home.href)]} />;
}

/** The place of a docs page that is an entry of no sidebar. */
function OfPage(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  return <FromHome breadcrumbs={[{type: 'link', label: title, href: permalink}]} />;
}

/** Breadcrumbs for search engines, from the home page to the page. */
export default function DocBreadcrumbsStructuredDataWrapper({breadcrumbs}: Props): ReactNode {
  return breadcrumbs.length > 0 ? <FromHome breadcrumbs={breadcrumbs} /> : <OfPage />;
}
