import type {ClientModule} from '@docusaurus/types';

import {revealCurrentPage} from './reveal';

const follow: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation === null || previousLocation.pathname === location.pathname) {
      return;
    }
    revealCurrentPage();
    // A category that opens grows for a moment, and moves what is below it.
    document
      .querySelector('.theme-doc-sidebar-container nav.menu')
      ?.addEventListener('transitionend', revealCurrentPage, {once: true});
  },
};

export default follow;
