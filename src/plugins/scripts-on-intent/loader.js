/*
 * Inline script at the start of every page's body; the head lists the framework's scripts. Pages are readable without
 * scripts, so these are loaded only when the reader interacts with the page (pointer, touch, key, focus) or stays on it
 * for a while. Nothing the reader does before hydration is lost: the browser follows links by itself, and actions that
 * need a script are replayed afterwards.
 */
(function () {
  var root = document.documentElement;
  var scripts = JSON.parse(document.getElementById('framework-scripts').textContent);
  var idleDelay = 6000;
  var maxAttempts = 3;
  /** How many times a chunk of the page failed to load. */
  var chunkFailures = 0;
  var connection = navigator.connection || {};
  var savesData = connection.saveData || /2g/.test(connection.effectiveType);
  var intentEvents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  var isLoading = false;
  /** Actions to replay after hydration, in order. */
  var pendingActions = [];
  /** Values that the reader typed into fields. */
  var fieldValues = new Map();
  /** Search query typed before the search has opened; null unless the search is about to open. */
  var searchQuery = null;
  /** The pending action that opens the search. */
  var openSearch = null;
  /** Scripts kept from running because the reader is leaving the page. */
  var suspendedScripts = [];

  function session(value) {
    try {
      return value ? sessionStorage.setItem('intent', value) : sessionStorage.getItem('intent');
    } catch {
      return null;
    }
  }

  function fetchScript(source, attempt) {
    var script = document.createElement('script');
    script.src = source;
    script.async = false;
    script.onload = function () {
      script.remove();
    };
    script.onerror = function () {
      script.remove();
      if (attempt < maxAttempts) setTimeout(fetchScript, 400 * attempt, source, attempt + 1);
      else giveUp();
    };
    document.head.append(script);
  }

  /** Drops pending actions, so that the browser handles the next ones; the next intent loads the scripts again. */
  function giveUp() {
    isLoading = false;
    pendingActions = [];
    searchQuery = null;
    delete root.dataset.pending;
  }

  function fetchScripts() {
    scripts.forEach(function (source) {
      fetchScript(source, 1);
    });
  }

  function load() {
    if (isLoading) return;
    isLoading = true;
    session('shown');
    // React must hydrate the complete document: it would duplicate anything that the parser adds later.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchScripts);
    else fetchScripts();
  }

  /** Whether a click makes the browser navigate to another page of the site. */
  function isNavigation(event, link) {
    var isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    var isPlain = !event.defaultPrevented && !isModified && !link.target;
    var isPage = link.origin === location.origin && !/\.\w+$/.test(link.pathname);
    return isPlain && isPage && link.pathname + link.search !== location.pathname + location.search;
  }

  /**
   * Keeps scripts that haven't run yet from running, because they would delay the next page. Scripts that have run are
   * no longer in the document; a script that is moved to another document doesn't run.
   */
  function suspendScripts(event) {
    var link = event.target.closest('a[href]');
    if (!link || !isNavigation(event, link)) return;
    document.querySelectorAll('script[src*="/assets/js/"]').forEach(function (script) {
      suspendedScripts.push(new Document().adoptNode(script));
    });
    // In case the navigation fails; coming back to the page restores them at once.
    setTimeout(restoreScripts, idleDelay);
  }

  function restoreScripts() {
    suspendedScripts.splice(0).forEach(function (script) {
      var copy = document.createElement('script');
      copy.src = script.src;
      copy.async = false;
      copy.onload = script.onload;
      copy.onerror = script.onerror;
      script.onload = script.onerror = null;
      document.head.append(copy);
    });
  }

  function postpone(event, action) {
    event.preventDefault();
    event.stopImmediatePropagation();
    root.dataset.pending = '';
    pendingActions.push(action);
    load();
  }

  function isField(element) {
    return element.matches('input, textarea, select, [contenteditable]');
  }

  /**
   * Sets a field's value as if the reader had typed it. React overrides the value setter of the element and ignores the
   * event if the value is the one last set with it, so this uses the setter of the prototype.
   */
  function typeInto(field, value) {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
  }

  function onClick(event) {
    var control = event.target.closest('a[href], button, summary, [role=tab], input[type=checkbox], input[type=radio]');
    if (!event.isTrusted || !control || control.type === 'submit') return;
    if (control.matches('a:not([href="#"])')) return;
    postpone(event, function () {
      control.focus();
      control.click();
    });
  }

  function replayKey(event) {
    return function () {
      event.target.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: event.key,
          code: event.code,
          ctrlKey: event.ctrlKey,
          metaKey: event.metaKey,
          bubbles: true,
          cancelable: true,
        }),
      );
    };
  }

  function onKey(event) {
    var target = event.target;
    var isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!event.isTrusted || (isField(target) && isPlain)) return;
    var opensSearch = isPlain ? event.key === '/' : !event.altKey && event.key.toLowerCase() === 'k';
    if (searchQuery !== null && isPlain && (event.key.length === 1 || event.key === 'Backspace')) {
      event.preventDefault();
      event.stopImmediatePropagation();
      searchQuery = event.key === 'Backspace' ? searchQuery.slice(0, -1) : searchQuery + event.key;
    } else if (opensSearch || (/^(Arrow|Home|End)/.test(event.key) && target.closest('[role=tab]'))) {
      var replay = replayKey(event);
      if (opensSearch) {
        searchQuery = '';
        openSearch = replay;
      }
      postpone(event, replay);
    } else if (event.key === 'Escape') {
      searchQuery = null;
      pendingActions = pendingActions.filter(function (action) {
        return action !== openSearch;
      });
    }
  }

  function onInput(event) {
    if (event.isTrusted && isField(event.target)) fieldValues.set(event.target, event.target.value);
  }

  /** Prefetches the document of a hovered link; after hydration, Docusaurus prefetches the chunks of its page. */
  function prefetchPage(event) {
    var link = event.target.closest && event.target.closest('a[href^="/"]');
    if (!link || savesData || link.pathname === location.pathname || /\.\w+$/.test(link.pathname)) return;
    if (document.querySelector('link[rel=prefetch][href="' + CSS.escape(link.pathname) + '"]')) return;
    var hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  }

  /** Makes frames that scroll focusable; after hydration, ScrollFrame does. */
  function updateScrollFrames() {
    document.querySelectorAll('[data-scroll-frame]').forEach(function (frame) {
      var isScrollable = frame.scrollWidth > frame.clientWidth;
      var attributes = {tabindex: 0, role: 'group', 'aria-label': frame.dataset.scrollFrame};
      Object.keys(attributes).forEach(function (name) {
        if (isScrollable) frame.setAttribute(name, attributes[name]);
        else frame.removeAttribute(name);
      });
    });
  }

  /** Hands over to React: replays what the reader did, and stops listening. */
  function onHydrated() {
    intentEvents.forEach(function (type) {
      removeEventListener(type, load);
    });
    removeEventListener('pointerover', prefetchPage);
    removeEventListener('resize', updateScrollFrames);
    removeEventListener('click', onClick, true);
    removeEventListener('click', suspendScripts);
    removeEventListener('keydown', onKey, true);
    removeEventListener('input', onInput, true);
    fieldValues.forEach(function (value, field) {
      if (field.isConnected) typeInto(field, value);
    });
    // SearchBar reads this when the search opens.
    if (searchQuery) root.dataset.query = searchQuery;
    pendingActions.forEach(function (action) {
      action();
    });
    delete root.dataset.pending;
  }

  intentEvents.forEach(function (type) {
    addEventListener(type, load, {passive: true});
  });
  addEventListener('pointerover', prefetchPage, {passive: true});
  addEventListener('click', onClick, true);
  // Bubbles up after React has handled the click, which prevents the default for links that it follows.
  addEventListener('click', suspendScripts);
  addEventListener('input', onInput, true);
  addEventListener('keydown', onKey, true);
  // React Loadable caches a failed chunk, so retrying means running the scripts again.
  addEventListener('unhandledrejection', function (event) {
    if (!event.reason || event.reason.name !== 'ChunkLoadError') return;
    event.preventDefault();
    if (root.dataset.hasHydrated === 'true') return;
    chunkFailures += 1;
    if (chunkFailures % maxAttempts > 0) setTimeout(fetchScripts, 400 * (chunkFailures % maxAttempts));
    else giveUp();
  });
  addEventListener('DOMContentLoaded', function () {
    // Docusaurus disables this button until hydration; here a click on it is replayed afterwards.
    document.querySelectorAll('.navbar button:disabled').forEach(function (button) {
      button.disabled = false;
    });
  });
  addEventListener('resize', updateScrollFrames);
  addEventListener('pageshow', restoreScripts);
  addEventListener('load', function () {
    updateScrollFrames();
    // Only scripts can show what a query string asks for: search results, a filter, an upgrade plan.
    if (session() || location.search) setTimeout(load);
    else if (!savesData) setTimeout(load, idleDelay);
  });
  new MutationObserver(function (_, observer) {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      onHydrated();
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
})();
