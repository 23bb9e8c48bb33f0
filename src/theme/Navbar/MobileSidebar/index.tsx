import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/**
 * Makes the menu of a narrow window one that the keyboard can't leave by accident: while it covers the page, the
 * focus is in it, Escape closes it, and what lies behind is out of reach.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();

  useEffect(() => {
    const bar = document.querySelector('.navbar');
    if (!shown || !bar) {
      return undefined;
    }
    const behind = [...(bar.parentElement?.children ?? []), ...bar.children].filter(
      (element) => element !== bar && !element.matches('.navbar-sidebar, .navbar-sidebar__backdrop, [inert]'),
    );
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        toggle();
      }
    };
    behind.forEach((element) => element.setAttribute('inert', ''));
    bar.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({preventScroll: true});
    document.addEventListener('keydown', onKeyDown);
    return () => {
      const isInMenu = document.activeElement === document.body || document.activeElement?.closest('.navbar-sidebar');
      behind.forEach((element) => element.removeAttribute('inert'));
      document.removeEventListener('keydown', onKeyDown);
      if (isInMenu) {
        bar.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
      }
    };
  }, [shown, toggle]);

  return <MobileSidebar />;
}
