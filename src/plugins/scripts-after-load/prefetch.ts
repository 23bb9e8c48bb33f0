import type {ClientModule} from '@docusaurus/types';

function prefetchFocusedLink({target}: FocusEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (link && link.origin === window.location.origin && !/\.\w+$/.test(link.pathname)) {
    void window.docusaurus.preload(link.pathname);
  }
}

/**
 * Prefetches a page only when the reader is about to follow a link to it. By default, Docusaurus prefetches all links in
 * view, which downloads more than the page itself. On hover and touch it already preloads the page, unless the link has
 * a fragment; on keyboard focus it does nothing.
 */
const prefetch: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      return;
    }
    const {preload} = window.docusaurus;
    window.docusaurus = {prefetch: () => false, preload: (path) => preload(path.replace(/[?#].*$/, ''))};
    window.addEventListener('focusin', prefetchFocusedLink);
  },
};

export default prefetch;
