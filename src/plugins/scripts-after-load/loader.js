/*
 * Inline script at the start of every page's body; the head lists the framework's scripts. A page is painted without
 * them. They run once the page is complete and the browser is idle, or, when the reader saves data, once the reader does
 * something. What needs React waits for it. A page that was changed, by a translator for instance, can't be hydrated: it
 * stays as it is, unless the reader uses something that needs React, which then renders the page from the start.
 */
(() => {
  const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';
  const sources = JSON.parse(document.getElementById('framework-scripts').textContent);
  const {saveData, effectiveType} = navigator.connection || {};
  const intents = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'];
  const fields = 'input, textarea, select';
  /** What needs React, except links, and what the other inline scripts do at once. */
  const controls = `button:not([type=submit], [popovertarget], [data-copy]), [role=button], a[data-term], ${fields}`;
  const maxAttempts = 6;
  let attempts = 0;
  let isLoading = false;
  let isChanged = false;
  /** Only React can show what a query asks for: results, a filter, an upgrade plan. */
  let isNeeded = /[?&](?!sdk=|ci=|utm_)/.test(location.search);
  /** Scripts on their way. */
  const pending = [];
  /** Clicks and entries for React, in their order; repeat.ts does them. */
  const kept = (window.keptForReact = []);

  /** Whether the page was built for this address; archives and proxies serve it at another one. */
  function isOwnAddress() {
    const {pathname} = new URL(document.querySelector('meta[property="og:url"]').content);
    const normalize = (path) => path.replace(/(\/index)?(\.html)?\/*$/, '').toLowerCase();
    return pathname === '/404.html' || normalize(pathname) === normalize(decodeURI(location.pathname));
  }

  function fetchScript(source) {
    const script = Object.assign(document.createElement('script'), {src: source, async: false});
    script.onload = () => script.remove();
    script.onerror = () => {
      script.remove();
      retry([source]);
    };
    document.head.append(script);
    pending.push(script);
  }

  function retry(failed) {
    attempts += 1;
    if (attempts <= maxAttempts) {
      setTimeout(() => isLoading && failed.forEach(fetchScript), 400 * attempts);
      return;
    }
    // The next action loads the scripts again.
    attempts = 0;
    isLoading = false;
    forget();
  }

  /** Forgets what waits for React. */
  function forget() {
    kept.splice(0).forEach(({element}) => element.removeAttribute('aria-busy'));
  }

  function load() {
    if (isLoading || !isOwnAddress() || (isChanged && !isNeeded)) return;
    isLoading = true;
    // React must hydrate the complete document: it would duplicate anything that the parser adds later.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => sources.forEach(fetchScript));
    else sources.forEach(fetchScript);
  }

  const changes = new MutationObserver((records) => {
    // Once React has begun, it changes the page itself. Until then, only the menu may get a copy of the sidebar.
    if (window.docusaurusRoot) changes.disconnect();
    else isChanged ||= records.some(({target}) => !target.closest?.('[data-early]'));
    if (!isChanged || isNeeded) return;
    isLoading = false;
    // A script that is moved to another document doesn't run.
    pending.splice(0).forEach((script) => {
      script.onerror = null;
      new Document().adoptNode(script);
    });
  });

  function keep(element, entry) {
    const among = () => document.querySelectorAll(controls);
    kept.push({element, index: [...among()].indexOf(element), among, ...entry});
    isNeeded = true;
    load();
  }

  function onClick(event) {
    const control = event.target.closest(controls);
    const isTouch = event.pointerType === 'touch';
    if (!control || event.defaultPrevented || control.matches(fields) || isHydrated()) return;
    // A mouse shows the hint on a term, and follows its link.
    if (control.matches('a[data-term]') && !isTouch) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('aria-busy', 'true');
    keep(control, {isTouch});
  }

  function onInput({target}) {
    // The search and the language menu don't wait for React.
    if (!target.matches(fields) || target.closest('.navbar')) return;
    const earlier = kept.findIndex(({element}) => element === target);
    // While an input method composes, its entry stays pending after hydration and keeps changing.
    if (isHydrated() && earlier < 0) return;
    if (earlier >= 0) kept.splice(earlier, 1);
    keep(target, {value: target.value, checked: target.checked});
  }

  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  // What waits is not done for a reader who has left the page and comes back.
  addEventListener('pagehide', forget);
  addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name !== 'ChunkLoadError') return;
    event.preventDefault();
    // React Loadable remembers a chunk that failed, so the scripts have to run again.
    if (!isHydrated()) retry(sources);
  });
  addEventListener('DOMContentLoaded', () => {
    changes.observe(document.getElementById('__docusaurus'), {childList: true, characterData: true, subtree: true});
  });
  addEventListener('load', () => {
    if ((saveData || /2g/.test(effectiveType)) && !isNeeded) {
      intents.forEach((type) => addEventListener(type, load, {passive: true}));
    } else {
      // Safari has no idle callback. The page is painted first.
      setTimeout(() => (window.requestIdleCallback || setTimeout)(load, {timeout: 1000}), 100);
    }
  });
})();
