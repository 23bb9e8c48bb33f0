import {useEffect, useRef, type FocusEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';

import {mobileMenu} from '@site/src/texts/mobile-menu';

import styles from './styles.module.css';

/**
 * The menu in narrow windows: a popover with the entries of the navbar and the sidebar of the page. The browser opens
 * and closes it, before hydration, too; until then `src/plugins/scripts-after-load` copies the sidebar into it.
 */
export default function MobileMenu(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (menu.current?.matches('#mobile-menu:popover-open')) {
      toggle();
    }
  }, [toggle]);

  // The theme closes the menu when a link in it is followed, on "back" and when the window becomes wide.
  useEffect(() => (shown ? () => menu.current?.hidePopover() : undefined), [shown]);

  function onBlur({currentTarget, relatedTarget}: FocusEvent<HTMLDivElement>): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !relatedTarget.matches('.navbar__toggle')) {
      currentTarget.hidePopover();
    }
  }

  return (
    // The listener only notices that the focus has left.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={menu}
      id="mobile-menu"
      popover="auto"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, styles.menu, shown && styles.shown)}
      onToggle={({newState}) => (newState === 'open') !== shown && toggle()}
      onBlur={onBlur}
    >
      <div className={styles.head}>
        <p className={styles.title}>{mobileMenu.mainMenu}</p>
        <ColorModeToggle />
      </div>
      <div className={styles.main}>
        <PrimaryMenu />
      </div>
      <div className={clsx('menu', styles.sidebar)}>
        {content ?? <div data-early="" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />}
      </div>
    </div>
  );
}
