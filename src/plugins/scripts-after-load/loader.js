/*
 * Inline script at the start of every page's body; the head lists the framework's scripts. A page is painted without
 * them. They run once the page is complete and the browser is idle, or, when the reader saves data, once the reader does
 * something. What needs React waits for it. A page that was changed, by a translator for instance, can't be hydrated: it
 * stays as it is, unless the reader uses something that needs React, which then renders the page from the start.
 */
(() => {
  const root = document.documentElement;
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
  let pending = [];
  /** Clicks and entries for React, in their order. */
  let kept = [];

  /** Whether the page was built for this address; archives and proxies serve it at another one. */
  function isOwnAddress() {
    const {pathname} = new URL(document.querySelector('meta[property="og:url"]').content);
    const [own, requested] = [pathname, decodeURI(location.pathname)].map((path) =>
      path.replace(/(\/index)?(\.html)?\/*$/, '').toLowerCase(),
    );
    return own === requested || own === '/404';
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
    if (attempts <= maxAttempts) setTimeout(() => failed.forEach(fetchScript), 400 * attempts);
    else drop();
  }

  /** Forgets what waits for React; the next action loads the scripts again. */
  function drop() {
    attempts = 0;
    isLoading = false;
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
    pending.splice(0).forEach((script) => new Document().adoptNode(script));
  });

  function keep(element, entry) {
    kept.push({element, index: [...document.querySelectorAll(controls)].indexOf(element), ...entry});
    isNeeded = true;
    load();
  }

  function onClick(event) {
    const control = event.target.closest(controls);
    const isTouch = event.pointerType === 'touch';
    if (!control || event.defaultPrevented || control.matches(fields) || root.dataset.hasHydrated === 'true') return;
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
    kept = kept.filter(({element}) => element !== target);
    keep(target, {value: target.value, checked: target.checked});
  }

  /**
   * Reports an entry to React as if it was made now. React overrides the setters of the element and ignores an event if
   * the value is the one last set with them, so this sets another one first, and the right one with the prototype's.
   */
  function report(field, {value, checked}) {
    if (/^(checkbox|radio)$/.test(field.type)) {
      field.checked = !checked;
      field.click();
      return;
    }
    const {selectionStart, selectionEnd} = field;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    if (field === document.activeElement && selectionEnd) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
  }

  /** One by one, because React handles the second click of a pair only after it has rendered the first. */
  function repeatAll() {
    const entry = kept.shift();
    if (!entry) return;
    // React has replaced the elements of a page that it couldn't hydrate.
    const element = entry.element.isConnected ? entry.element : document.querySelectorAll(controls)[entry.index];
    element?.removeAttribute('aria-busy');
    if (element?.matches(fields)) {
      report(element, entry);
    } else {
      if (entry.isTouch) element?.dispatchEvent(new Event('touchstart', {bubbles: true}));
      element?.click();
    }
    setTimeout(repeatAll);
  }

  const hydration = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    hydration.disconnect();
    intents.forEach((type) => removeEventListener(type, load));
    removeEventListener('click', onClick, true);
    removeEventListener('input', onInput, true);
    // An input method loses its composition when the field changes.
    if ('composing' in root.dataset) addEventListener('compositionend', repeatAll, {once: true});
    else repeatAll();
  });

  hydration.observe(root, {attributeFilter: ['data-has-hydrated']});
  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  // What waits is not done for a reader who has left the page and comes back.
  addEventListener('pagehide', drop);
  addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name !== 'ChunkLoadError') return;
    event.preventDefault();
    // React Loadable remembers a chunk that failed, so the scripts have to run again.
    if (root.dataset.hasHydrated !== 'true') retry(sources);
  });
  addEventListener('DOMContentLoaded', () => {
    changes.observe(document.getElementById('__docusaurus'), {childList: true, characterData: true, subtree: true});
  });
  addEventListener('load', () => {
    if ((saveData || /2g/.test(effectiveType)) && !isNeeded) {
      intents.forEach((type) => addEventListener(type, load, {passive: true}));
    } else if (window.requestIdleCallback) {
      requestIdleCallback(load, {timeout: 1000});
    } else {
      setTimeout(load);
    }
  });
})();
