import type {ReactNode} from 'react';
import Metadata from '@theme-original/DocItem/Metadata';
import {useDoc, useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';

/**
 * The part of the site that a page belongs to: of the libraries the whole section, elsewhere the nearest category.
 * The pages for newcomers stand for the whole site.
 */
function useSection(title: string): string | undefined {
  const sidebar = useDocsSidebar()?.name;
  const categories = (useSidebarBreadcrumbs() ?? [])
    .filter(({type}) => type === 'category')
    .map(({label}) => label)
    .filter((label) => label !== title);
  if (sidebar === undefined || sidebar === 'getting-started') {
    return undefined;
  }
  return sidebar === 'docs' ? categories[0] : categories.at(-1);
}

/** Adds the section to the title, since many pages are called "Matching" or "Contributing". */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  // Where two pages of a section have one title, one of them has another for search engines.
  const {title_meta: title = metadata.title} = frontMatter as {readonly title_meta?: string};
  const section = useSection(metadata.title);
  return (
    <>
      <Metadata />
      {section && <PageMetadata title={`${title} – ${section}`} />}
      {!section && title !== metadata.title && <PageMetadata title={title} />}
    </>
  );
}
