import type {ClientModule} from '@docusaurus/types';

const focusTarget: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}, previousLocation}) {
    // The browser handles page loads and links within a page; Docusaurus handles links without a fragment.
    if (!previousLocation || !hash || pathname === previousLocation.pathname) {
      return;
    }
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target && !target.hasAttribute('tabindex')) {
      target.setAttribute('tabindex', '-1');
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
    }
    target?.focus({preventScroll: true});
  },
};

export default focusTarget;
