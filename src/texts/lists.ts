/** Metadata that all lists share: search engines show it, in results and as breadcrumbs. */
export const lists = {
  home: 'Home',
  page: (page: number) => `Page ${page}`,
  title: (title: string, page: number) => `${title}, page ${page}`,
  description: (description: string, page: number, pages: number) => `${description} Page ${page} of ${pages}.`,
} as const;
