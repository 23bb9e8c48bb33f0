import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';

type Crumb = Props['breadcrumbs'][number];

const home: Crumb = {type: 'link', label: 'Home', href: '/'};

/** Begins at the home page, since a list of one says nothing, and gives each page its canonical address. */
export default function DocBreadcrumbsStructuredDataWrapper({breadcrumbs}: Props): ReactNode {
  const crumbs = breadcrumbs.map((crumb): Crumb =>
    crumb.href === undefined ? crumb : {...crumb, href: crumb.href.replace(/(.)\/$/, '$1')},
  );
  return <StructuredData breadcrumbs={[home, ...crumbs.filter(({href}) => href !== home.href)]} />;
}
