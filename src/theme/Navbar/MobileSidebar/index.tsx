import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/**
 * Makes the mobile menu a modal for keyboard users: it takes the focus when it opens, Escape closes it, and the page
 * behind it is inert. Afterwards the focus returns to the menu button.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();

  useEffect(() => {
    const navbar = document.querySelector('.navbar');
    if (!shown || !navbar) {
      return undefined;
    }
    const background = [...(navbar.parentElement?.children ?? []), ...navbar.children].filter(
      (element) => element !== navbar && !element.matches('.navbar-sidebar, .navbar-sidebar__backdrop, [inert]'),
    );
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        toggle();
      }
    };
    background.forEach((element) => element.setAttribute('inert', ''));
    navbar.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({preventScroll: true});
    document.addEventListener('keydown', onKeyDown);
    return () => {
      const hasFocus = document.activeElement === document.body || document.activeElement?.closest('.navbar-sidebar');
      background.forEach((element) => element.removeAttribute('inert'));
      document.removeEventListener('keydown', onKeyDown);
      if (hasFocus) {
        navbar.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
      }
    };
  }, [shown, toggle]);

  return <MobileSidebar />;
}
