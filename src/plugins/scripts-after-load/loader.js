/*
 * Inline script at the start of every page's body; the head lists the framework's scripts. A page is painted without
 * them. They run once the page is complete and the browser is idle, or, when the reader saves data, once the reader does
 * something. A click that needs the framework waits for it. A page whose text or structure was changed, by a
 * translator for instance, can't be hydrated: it stays as it is until the reader uses something that needs React.
 */
(function () {
  var root = document.documentElement;
  var sources = JSON.parse(document.getElementById('framework-scripts').textContent);
  var connection = navigator.connection || {};
  var savesData = connection.saveData || /2g/.test(connection.effectiveType);
  var intentEvents = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'];
  /** What needs React, except links and what early-actions.js and the reader choices do at once. */
  var controls =
    'button:not([type=submit], [popovertarget], [data-copy]), [role=button], input, textarea, select, a[data-term]';
  var fields = 'input, textarea, select';
  var maxAttempts = 3;
  var attempts = 0;
  var retryTimer;
  var isLoading = false;
  /** Whether the reader needs React. Only React can show what a query asks for: results, a filter, an upgrade plan. */
  var isNeeded = /[?&](?!sdk=|ci=|utm_)/.test(location.search);
  /** Whether the page can't be hydrated, only rendered again. */
  var isChanged = false;
  /** Elements that extensions have added; they are taken out during hydration, because React expects none. */
  var added = [];
  /** Clicks and entries for React, in their order. */
  var kept = [];

  /** Whether this page was built for this address; archives and proxies serve it at another one. */
  function isOwnAddress() {
    function normalize(path) {
      return decodeURI(path)
        .replace(/(\/index)?(\.html)?\/*$/, '')
        .toLowerCase();
    }
    var own = new URL(document.querySelector('meta[property="og:url"]').content).pathname;
    return own === '/404.html' || normalize(own) === normalize(location.pathname);
  }

  function onMutation(records) {
    records.forEach(function (record) {
      var isPlainAddition =
        record.removedNodes.length === 0 &&
        Array.from(record.addedNodes).every(function (node) {
          return node.nodeType === Node.ELEMENT_NODE;
        });
      if (record.target.closest && record.target.closest('[data-early]')) return;
      if (record.type === 'childList' && isPlainAddition) {
        record.addedNodes.forEach(function (node) {
          added.push({node: node, parent: record.target, next: record.nextSibling});
        });
      } else {
        isChanged = true;
      }
    });
  }
  var observer = new MutationObserver(onMutation);

  function preload(source) {
    return new Promise(function (resolve, reject) {
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = source;
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    });
  }

  /** Fetches all scripts before it runs the first, so that a change of the page in between is noticed. */
  function fetchScripts() {
    retryTimer = undefined;
    Promise.all(sources.map(preload)).then(run, retry);
  }

  function run() {
    onMutation(observer.takeRecords());
    isLoading = !isChanged || isNeeded;
    if (!isLoading) return;
    added.forEach(function (each) {
      each.node.remove();
    });
    observer.disconnect();
    sources.forEach(function (source) {
      var script = document.createElement('script');
      script.src = source;
      script.async = false;
      script.onload = script.remove;
      script.onerror = retry;
      document.head.append(script);
    });
  }

  /** Starts again from the beginning, because React Loadable remembers a chunk that failed. */
  function retry() {
    if (retryTimer) return;
    attempts += 1;
    if (attempts < maxAttempts) retryTimer = setTimeout(fetchScripts, 400 * attempts);
    else drop();
  }

  /** Forgets what waits for React; the next action loads the scripts again. */
  function drop() {
    attempts = 0;
    isLoading = false;
    kept.forEach(function (entry) {
      entry.element.removeAttribute('aria-busy');
    });
    kept = [];
  }

  function load() {
    if (isLoading || !isOwnAddress() || (isChanged && !isNeeded)) return;
    isLoading = true;
    // React must hydrate the complete document: it would duplicate anything that the parser adds later.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchScripts);
    else fetchScripts();
  }

  function keep(element, entry) {
    var all = Array.from(document.querySelectorAll(controls));
    kept.push(Object.assign({element: element, index: all.indexOf(element)}, entry));
    isNeeded = true;
    load();
  }

  function onClick(event) {
    var control = event.target.closest(controls);
    if (!control || event.defaultPrevented || control.matches(fields) || root.dataset.hasHydrated === 'true') return;
    if (control.matches('a[data-term]') && event.pointerType !== 'touch') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('aria-busy', 'true');
    keep(control, {isTouch: event.pointerType === 'touch'});
  }

  function onInput(event) {
    var field = event.target;
    // The search and the language menu don't wait for React.
    if (!field.matches(fields) || field.closest('.navbar')) return;
    kept = kept.filter(function (entry) {
      return entry.element !== field;
    });
    keep(field, {value: field.value, checked: field.checked});
  }

  /**
   * Reports an entry to React as if it was made now. React overrides the setters of the element and ignores an event if
   * the value is the one last set with them, so this sets another one first, and the right one with the prototype's.
   */
  function report(field, entry) {
    if (/^(checkbox|radio)$/.test(field.type)) {
      field.checked = !entry.checked;
      field.click();
      return;
    }
    var isFocused = field === document.activeElement && 'selectionStart' in field;
    var selection = isFocused && [field.selectionStart, field.selectionEnd];
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, entry.value);
    if (selection) field.setSelectionRange(selection[0], selection[1]);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
  }

  function repeat(entry) {
    var element = entry.element;
    element.removeAttribute('aria-busy');
    // React has replaced the elements of a page that it couldn't hydrate.
    if (!element.isConnected) element = document.querySelectorAll(controls)[entry.index];
    if (!element) return;
    if (element.matches(fields)) {
      report(element, entry);
      return;
    }
    if (entry.isTouch) element.dispatchEvent(new Event('touchstart', {bubbles: true}));
    element.click();
  }

  /** Hands over to React. */
  function onHydrated() {
    intentEvents.forEach(function (type) {
      removeEventListener(type, load);
    });
    removeEventListener('click', onClick, true);
    removeEventListener('input', onInput, true);
    added.forEach(function (each) {
      if (each.parent.isConnected)
        each.parent.insertBefore(each.node, each.next && each.next.isConnected ? each.next : null);
    });
    // An input method loses its composition when the field changes.
    if (root.hasAttribute('data-composing')) addEventListener('compositionend', repeatAll, {once: true});
    else repeatAll();
  }

  /** One by one, because React handles the second click of a pair only after it has rendered the first. */
  function repeatAll() {
    var entry = kept.shift();
    if (!entry) return;
    repeat(entry);
    setTimeout(repeatAll);
  }

  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  // What waits is not done for a reader who has left the page and comes back.
  addEventListener('pagehide', drop);
  addEventListener('unhandledrejection', function (event) {
    if (!event.reason || event.reason.name !== 'ChunkLoadError') return;
    event.preventDefault();
    if (root.dataset.hasHydrated !== 'true') retry();
  });
  addEventListener('DOMContentLoaded', function () {
    observer.observe(document.getElementById('__docusaurus'), {childList: true, characterData: true, subtree: true});
  });
  addEventListener('load', function () {
    if (savesData && !isNeeded) {
      intentEvents.forEach(function (type) {
        addEventListener(type, load, {passive: true});
      });
    } else if (window.requestIdleCallback) {
      requestIdleCallback(load);
    } else {
      setTimeout(load);
    }
  });
  new MutationObserver(function (_, hydration) {
    if (root.dataset.hasHydrated === 'true') {
      hydration.disconnect();
      onHydrated();
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
})();
