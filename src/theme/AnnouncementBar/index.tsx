import {useEffect, type ReactNode} from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {useThemeConfig} from '@docusaurus/theme-common';

/** Shows an announcement with a new id on the first visit; the original keeps it hidden until the second. */
export default function AnnouncementBarWrapper(): ReactNode {
  const id = useThemeConfig().announcementBar?.id;

  // Runs before the theme stores the new id. Until then the page still hides what was dismissed under the old one.
  useEffect(() => {
    try {
      if (localStorage.getItem('docusaurus.announcement.id') !== id) {
        document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
      }
    } catch {
      // Without storage nothing was dismissed.
    }
  }, [id]);

  return <AnnouncementBar />;
}
