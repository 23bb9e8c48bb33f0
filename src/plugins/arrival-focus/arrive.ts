import type {ClientModule} from '@docusaurus/types';

import {nearId} from './near-id';

/** Goes to the id that was probably meant, or else to the top. */
function findNearTarget(id: string, isNewPage: boolean): void {
  const near = nearId(
    id,
    Array.from(document.querySelectorAll('main [id]'), (element) => element.id),
  );
  if (near) {
    window.location.replace(`#${encodeURIComponent(near)}`);
  } else if (isNewPage) {
    window.scrollTo(0, 0);
  }
}

const focusTarget: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}, previousLocation}) {
    if (!hash) {
      return;
    }
    // src/plugins/typed-addresses makes sure that it can be decoded.
    const id = decodeURIComponent(hash.slice(1));
    const target = document.getElementById(id);
    const isNewPage = previousLocation !== null && pathname !== previousLocation.pathname;
    if (!target) {
      // A reader who has scrolled since the page was loaded is reading.
      if (previousLocation || window.scrollY === 0) {
        findNearTarget(id, isNewPage);
      }
      return;
    }
    // The browser handles page loads and links within a page; Docusaurus handles links without a fragment.
    if (!isNewPage) {
      return;
    }
    if (!target.hasAttribute('tabindex')) {
      target.setAttribute('tabindex', '-1');
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
    }
    target.focus({preventScroll: true});
  },
};

export default focusTarget;
