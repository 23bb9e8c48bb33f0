import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import IconMenu from '@theme/Icon/Menu';

import {mobileMenu} from '@site/src/texts/mobile-menu';

/** The button that opens and closes the mobile menu. The browser does both, so it works before React hydrates the page. */
export default function MobileMenuToggle(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={mobileMenu.toggle}
      popoverTarget="mobile-menu"
      onClick={() => 'popover' in HTMLElement.prototype || toggle()}
    >
      <IconMenu />
    </button>
  );
}
