import type {ClientModule} from '@docusaurus/types';

function fetchAtFocus({target}: FocusEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (link && link.origin === window.location.origin && !/\.\w+$/.test(link.pathname)) {
    void window.docusaurus.preload(link.pathname);
  }
}

/**
 * The framework fetches the pages behind all links in view, which is more than the page itself. Here a page is
 * fetched when the reader is about to follow its link. The framework's links do so for a pointer and a touch, but
 * not where the link leads to a heading; and nothing does for the keyboard.
 */
const fetchAhead: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      return;
    }
    const {preload} = window.docusaurus;
    window.docusaurus = {prefetch: () => false, preload: (path) => preload(path.replace(/[?#].*$/, ''))};
    window.addEventListener('focusin', fetchAtFocus);
  },
};

export default fetchAhead;
