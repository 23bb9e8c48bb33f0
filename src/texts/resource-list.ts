const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** Lists of articles, talks and projects, with their filter, and the list of plugins. */
export const resourceList = {
  filter: {
    label: 'Filter',
    kind: 'Type',
    subject: 'Language or topic',
    languages: 'Languages',
    topics: 'Topics',
    all: 'All',
    keywords: 'Keywords',
    reset: 'Clear filter',
    /** Shown while the filter is empty; otherwise `matching` is. */
    total: (count: number) => entries(count),
    matching: (found: number, total: number) => `${found} of ${entries(total)}`,
  },
  noMatch: (count: number) =>
    count === 1 ? "The only entry doesn't match the filter." : `None of the ${count} entries match the filter.`,
  changed: (date: string) => `last changed ${date}`,
  period: (start: string, end: string) => `${start} to ${end}`,
  spoken: (language: string) => `in ${language}`,
  archived: 'archived copy',
  about: (subjects: string) => `About ${subjects}`,
  plugin: {
    provides: 'Adds support for',
    version: 'Version',
    writtenIn: 'Written in',
    authors: 'By',
    note: 'Note',
  },
} as const;
