/*
 * Inline script in the head of every page: what it does at once, before React has hydrated the page. Each action ends
 * with what React reads when it takes over, an attribute of the document or an open popover, and stops once it has.
 */
(function () {
  var root = document.documentElement;

  function isEarly() {
    return root.dataset.hasHydrated !== 'true';
  }

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function setColorMode(mode) {
    root.dataset.theme = root.dataset.themeChoice = mode;
  }

  function toggleColorMode() {
    setColorMode(root.dataset.theme === 'dark' ? 'light' : 'dark');
    try {
      localStorage.setItem('theme', root.dataset.theme);
    } catch {
      // Storage is blocked: the mode lasts until the page is unloaded.
    }
  }

  async function fetchText(file) {
    var response = await fetch(file);
    if (!response.ok) throw new Error(file);
    return new Blob([await response.text()], {type: 'text/plain'});
  }

  /** Copies the file that a button names, or else the code beside it. */
  async function copy(button) {
    var file = button.dataset.copy;
    try {
      // Within the click, as Safari wants it.
      if (file) await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchText(file)})]);
      else await navigator.clipboard.writeText(button.closest('figure').querySelector('code').textContent);
      button.dataset.outcome = 'copied';
    } catch {
      button.dataset.outcome = 'failed';
    }
    setTimeout(function () {
      delete button.dataset.outcome;
    }, 2000);
  }

  function onClick(event) {
    var button = isEarly() && event.target.closest('button');
    if (!button) return;
    if (button.matches('[class*=toggleButton]')) toggleColorMode();
    else if (button.matches('[data-copy]')) copy(button);
    else return;
    event.stopImmediatePropagation();
  }

  /** Whether a key opens the search, by the rules of src/shared/shortcuts. */
  function opensSearch(event) {
    var isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
    if (event.defaultPrevented || event.repeat || event.isComposing || event.keyCode === 229) return false;
    if (event.key === '/') {
      var isPlain = !event.ctrlKey && !event.metaKey && (!event.altKey || isApple);
      var target = event.composedPath()[0];
      var isField =
        target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), select, textarea');
      return (isPlain || event.getModifierState('AltGraph')) && !isField && stored('pact.shortcuts') !== 'off';
    }
    var isCommand = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    var isK = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === 'k' : event.code === 'KeyK';
    return isCommand && isK && !event.altKey && !event.shiftKey;
  }

  /** Opens the search, whose box has a field, so that what is typed next isn't lost. */
  function onKey(event) {
    var box = document.getElementById('search-box');
    if (!isEarly() || !box || !box.showPopover || !opensSearch(event)) return;
    event.preventDefault();
    box.togglePopover();
  }

  /** The phone menu opens below the navbar, with the sidebar of the page, which React renders in it later. */
  function onBeforeToggle(event) {
    var menu = event.target;
    if (menu.id !== 'mobile-menu' || event.newState !== 'open') return;
    menu.style.top = menu.closest('.navbar').getBoundingClientRect().bottom + 'px';
    var slot = menu.querySelector('[data-early]');
    var sidebar = document.querySelector('aside .theme-doc-sidebar-menu') || document.querySelector('aside nav');
    if (slot && sidebar && !slot.firstChild) slot.append(sidebar.cloneNode(true));
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('beforetoggle', onBeforeToggle, true);
  addEventListener('compositionstart', function () {
    root.dataset.composing = '';
  });
  addEventListener('compositionend', function () {
    delete root.dataset.composing;
  });
  addEventListener('storage', function (event) {
    if (event.key === 'theme' && isEarly()) setColorMode(event.newValue === 'dark' ? 'dark' : 'light');
  });
  addEventListener('DOMContentLoaded', function () {
    // Docusaurus disables this button until hydration.
    document.querySelectorAll('button[class*=toggleButton]').forEach(function (button) {
      button.disabled = false;
    });
  });
})();
