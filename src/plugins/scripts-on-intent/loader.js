/*
 * Runs at the start of every page's body; the document's head lists the framework's scripts. A page is complete without
 * them, so they are fetched only when the reader reaches for it: by pointer, touch, key or focus, or by resting on it.
 * What the reader does until they have taken over is not lost: the browser follows links by itself, and what needs
 * a script is done again as soon as there is one.
 */
(function () {
  var root = document.documentElement;
  var scripts = JSON.parse(document.getElementById('framework-scripts').textContent);
  var rest = 6000;
  var attempts = 3;
  /** How often a chunk of the page could not be fetched. */
  var failures = 0;
  var connection = navigator.connection || {};
  var savesData = connection.saveData || /2g/.test(connection.effectiveType);
  var intents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  var isAsked = false;
  /** What to do when the framework is there, in the order in which the reader did it. */
  var held = [];
  /** What the reader put into fields. */
  var values = new Map();
  /** Beginning of a query, typed before there is a field for it; null while none is expected. */
  var query = null;
  /** The one of what is held that opens the search. */
  var opening = null;
  /** Scripts that were kept from running. */
  var left = [];

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
      if (attempt < attempts) setTimeout(fetchScript, 400 * attempt, source, attempt + 1);
      else giveUp();
    };
    document.head.append(script);
  }

  /** Without scripts the browser does what it can; the next intent tries again. */
  function giveUp() {
    isAsked = false;
    held = [];
    query = null;
    delete root.dataset.waits;
  }

  function fetchScripts() {
    scripts.forEach(function (source) {
      fetchScript(source, 1);
    });
  }

  function load() {
    if (isAsked) return;
    isAsked = true;
    session('shown');
    // The framework takes over a whole document; what came after it would be there twice.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchScripts);
    else fetchScripts();
  }

  /** Whether a click makes the browser fetch another page in the place of this one. */
  function isLeaving(event, link) {
    var isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    var isPlain = !event.defaultPrevented && !isModified && !link.target;
    var isPage = link.origin === location.origin && !/\.\w+$/.test(link.pathname);
    return isPlain && isPage && link.pathname + link.search !== location.pathname + location.search;
  }

  /**
   * Keeps scripts that have not run yet from running: they would hold up the page that the reader goes to. Those that
   * have run are no longer in this one, and a script that has come to another document does not run.
   */
  function leave(event) {
    var link = event.target.closest('a[href]');
    if (!link || !isLeaving(event, link)) return;
    document.querySelectorAll('script[src*="/assets/js/"]').forEach(function (script) {
      left.push(new Document().adoptNode(script));
    });
    // Who stays after all has them then; who comes back, at once.
    setTimeout(stay, rest);
  }

  function stay() {
    left.splice(0).forEach(function (script) {
      var again = document.createElement('script');
      again.src = script.src;
      again.async = false;
      again.onload = script.onload;
      again.onerror = script.onerror;
      script.onload = script.onerror = null;
      document.head.append(again);
    });
  }

  function hold(event, action) {
    event.preventDefault();
    event.stopImmediatePropagation();
    root.dataset.waits = '';
    held.push(action);
    load();
  }

  function isField(element) {
    return element.matches('input, textarea, select, [contenteditable]');
  }

  /**
   * Sets a field's value as if the reader had typed it: React ignores the event unless the value differs
   * from the last one that was set on the element itself.
   */
  function enter(field, value) {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
  }

  function onClick(event) {
    var control = event.target.closest('a[href], button, summary, [role=tab], input[type=checkbox], input[type=radio]');
    if (!event.isTrusted || !control || control.type === 'submit') return;
    if (control.matches('a:not([href="#"])')) return;
    hold(event, function () {
      control.focus();
      control.click();
    });
  }

  function repeat(event) {
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
    if (query !== null && isPlain && (event.key.length === 1 || event.key === 'Backspace')) {
      event.preventDefault();
      event.stopImmediatePropagation();
      query = event.key === 'Backspace' ? query.slice(0, -1) : query + event.key;
    } else if (opensSearch || (/^(Arrow|Home|End)/.test(event.key) && target.closest('[role=tab]'))) {
      var again = repeat(event);
      if (opensSearch) {
        query = '';
        opening = again;
      }
      hold(event, again);
    } else if (event.key === 'Escape') {
      query = null;
      held = held.filter(function (action) {
        return action !== opening;
      });
    }
  }

  function onInput(event) {
    if (event.isTrusted && isField(event.target)) values.set(event.target, event.target.value);
  }

  /** Fetches the page behind a link before the click, as the framework does with its parts. */
  function fetchAhead(event) {
    var link = event.target.closest && event.target.closest('a[href^="/"]');
    if (!link || savesData || link.pathname === location.pathname || /\.\w+$/.test(link.pathname)) return;
    if (document.querySelector('link[rel=prefetch][href="' + CSS.escape(link.pathname) + '"]')) return;
    var hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  }

  /** Makes what scrolls by itself reachable by keyboard, as ScrollFrame does. */
  function reachFrames() {
    document.querySelectorAll('[data-scroll-frame]').forEach(function (frame) {
      var scrolls = frame.scrollWidth > frame.clientWidth;
      var reachable = {tabindex: 0, role: 'group', 'aria-label': frame.dataset.scrollFrame};
      Object.keys(reachable).forEach(function (name) {
        if (scrolls) frame.setAttribute(name, reachable[name]);
        else frame.removeAttribute(name);
      });
    });
  }

  function takeOver() {
    intents.forEach(function (type) {
      removeEventListener(type, load);
    });
    removeEventListener('pointerover', fetchAhead);
    removeEventListener('resize', reachFrames);
    removeEventListener('click', onClick, true);
    removeEventListener('click', leave);
    removeEventListener('keydown', onKey, true);
    removeEventListener('input', onInput, true);
    values.forEach(function (value, field) {
      if (field.isConnected) enter(field, value);
    });
    // The search takes it from there when it is opened.
    if (query) root.dataset.query = query;
    held.forEach(function (action) {
      action();
    });
    delete root.dataset.waits;
  }

  intents.forEach(function (type) {
    addEventListener(type, load, {passive: true});
  });
  addEventListener('pointerover', fetchAhead, {passive: true});
  addEventListener('click', onClick, true);
  // After the framework, which may have taken over the link already.
  addEventListener('click', leave);
  addEventListener('input', onInput, true);
  addEventListener('keydown', onKey, true);
  // A chunk of the page could not be fetched. React Loadable remembers that, so only running the scripts again retries.
  addEventListener('unhandledrejection', function (event) {
    if (!event.reason || event.reason.name !== 'ChunkLoadError') return;
    event.preventDefault();
    if (root.dataset.hasHydrated === 'true') return;
    failures += 1;
    if (failures % attempts > 0) setTimeout(fetchScripts, 400 * (failures % attempts));
    else giveUp();
  });
  addEventListener('DOMContentLoaded', function () {
    // The framework marks this button as disabled until it has taken over; here a click on it is kept.
    document.querySelectorAll('.navbar button:disabled').forEach(function (button) {
      button.disabled = false;
    });
  });
  addEventListener('resize', reachFrames);
  addEventListener('pageshow', stay);
  addEventListener('load', function () {
    reachFrames();
    // A query asks for what only scripts can show: results of a search, a filter, a plan.
    if (session() || location.search) setTimeout(load);
    else if (!savesData) setTimeout(load, rest);
  });
  new MutationObserver(function (_, observer) {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      takeOver();
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
})();
