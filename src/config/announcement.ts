import type {ThemeConfig} from '@docusaurus/theme-common';

import {site} from '../texts/site';

/** The announcement bar above the navbar. A new `id` shows the bar to readers who dismissed an earlier announcement. */
export const announcement: NonNullable<ThemeConfig['announcementBar']> = {
  id: 'announcement-bar',
  content: site.announcement,
  backgroundColor: '#454CF0',
  textColor: '#fff',
  isCloseable: false,
};
