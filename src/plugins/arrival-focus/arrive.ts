import type {ClientModule} from '@docusaurus/types';

const arrive: ClientModule = {
  onRouteDidUpdate({location: {pathname, hash}, previousLocation}) {
    // A page that is loaded, or a link inside of it, is the browser's affair. Docusaurus does the rest of pages.
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

export default arrive;
