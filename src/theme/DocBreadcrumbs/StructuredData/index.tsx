import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

import {lists} from '@site/src/texts/lists';

type Crumb = Props['breadcrumbs'][number];

const home: Crumb = {type: 'link', label: lists.home, href: '/'};

/** Starts at the home page, because a single breadcrumb says nothing, and links to canonical URLs. */
function FromHome({breadcrumbs}: Props): ReactNode {
  const crumbs = breadcrumbs.map((crumb): Crumb =>
    crumb.href === undefined ? crumb : {...crumb, href: crumb.href.replace(/(.)\/$/, '$1')},
  );
  return <StructuredData breadcrumbs={[home, ...crumbs.filter(({href}) => href !== home.href)]} />;
}

/** Breadcrumbs of a docs page that is in no sidebar. */
function WithoutSidebar(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  return <FromHome breadcrumbs={[{type: 'link', label: title, href: permalink}]} />;
}

/** Breadcrumbs for search engines, from the home page to the current page. */
export default function DocBreadcrumbsStructuredDataWrapper({breadcrumbs}: Props): ReactNode {
  return breadcrumbs.length > 0 ? <FromHome breadcrumbs={breadcrumbs} /> : <WithoutSidebar />;
}
