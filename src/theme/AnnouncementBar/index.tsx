import {useEffect, type ReactNode} from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {useThemeConfig} from '@docusaurus/theme-common';

/** Shows an announcement with a new id on the first visit; the original hides it until the second. */
export default function AnnouncementBarWrapper(): ReactNode {
  const id = useThemeConfig().announcementBar?.id;

  // Runs before the theme stores the new id: until then, the page hides the bar if the old announcement was dismissed.
  useEffect(() => {
    try {
      if (localStorage.getItem('docusaurus.announcement.id') !== id) {
        document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
      }
    } catch {
      // Without storage, no announcement can have been dismissed.
    }
  }, [id]);

  return <AnnouncementBar />;
}
