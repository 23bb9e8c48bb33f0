import {useEffect, useRef, type FocusEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {ErrorCauseBoundary, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';

import {mobileMenu} from '@site/src/texts/mobile-menu';

import styles from './styles.module.css';

/** As the navbar reports an entry that fails to render. */
function toNavbarError(item: NavbarItemProps, cause: Error): Error {
  return new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
    {cause},
  );
}

/**
 * The menu in narrow windows: a popover with the entries of the navbar and the sidebar of the page. The browser opens
 * and closes it, before hydration, too; until then `src/plugins/scripts-after-load` copies the sidebar into it.
 */
export default function MobileMenu(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
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
        <ul className="menu__list">
          {items.map((item, index) => (
            <ErrorCauseBoundary key={index} onError={(error) => toNavbarError(item, error)}>
              <NavbarItem mobile {...item} onClick={toggle} />
            </ErrorCauseBoundary>
          ))}
        </ul>
      </div>
      <div className={clsx('menu', styles.sidebar)}>
        {content ?? <div data-early="" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />}
      </div>
    </div>
  );
}
