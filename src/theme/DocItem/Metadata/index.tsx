import type {ReactNode} from 'react';
import Metadata from '@theme-original/DocItem/Metadata';
import {useDoc, useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';

/**
 * The section that a page belongs to: its library in the library docs, its closest category elsewhere. Pages for
 * newcomers have none, because they are about Pact as a whole.
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

/** Adds the section to the title, because many pages are called "Matching" or "Contributing". */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  // Of two pages with the same title in a section, one sets a different title for search engines.
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
