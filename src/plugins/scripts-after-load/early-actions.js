/*
 * Inline script in the head of every page: what it does at once, before React has hydrated the page. Each action ends
 * with what React reads when it takes over, an attribute of the document or an open popover, and stops once it has.
 */
(() => {
  const root = document.documentElement;
  const isEarly = () => root.dataset.hasHydrated !== 'true';

  /** Uses the storage, unless it is blocked; a mode then lasts until the page is unloaded. */
  function storage(use) {
    try {
      return use();
    } catch {
      return undefined;
    }
  }

  function setColorMode(mode) {
    root.dataset.theme = root.dataset.themeChoice = mode;
  }

  function toggleColorMode() {
    setColorMode(root.dataset.theme === 'dark' ? 'light' : 'dark');
    storage(() => localStorage.setItem('theme', root.dataset.theme));
  }

  async function fetchText(file) {
    const response = await fetch(file);
    return response.ok ? new Blob([await response.text()], {type: 'text/plain'}) : Promise.reject(response);
  }

  /** Copies the file that a button names, or else the code beside it; within the click, as Safari wants it. */
  async function copy(button) {
    const file = button.dataset.copy;
    try {
      if (file) await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchText(file)})]);
      else await navigator.clipboard.writeText(button.closest('figure').querySelector('code').textContent);
      button.dataset.outcome = 'copied';
    } catch {
      button.dataset.outcome = 'failed';
    }
    setTimeout(() => delete button.dataset.outcome, 2000);
  }

  function onClick(event) {
    const button = isEarly() && event.target.closest('button');
    if (!button || !button.matches('[class*=toggleButton], [data-copy]')) return;
    event.stopImmediatePropagation();
    if (button.matches('[data-copy]')) copy(button);
    else toggleColorMode();
  }

  /** Whether a key opens the search, by the rules of src/shared/shortcuts. */
  function opensSearch(event) {
    const {key, code, altKey, ctrlKey, metaKey, shiftKey} = event;
    const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
    if (key !== '/') {
      const isCommand = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
      return isCommand && isK && !altKey && !shiftKey;
    }
    const target = event.composedPath()[0];
    const isField = target.matches('input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]');
    const isPlain = (!ctrlKey && !metaKey && (!altKey || isApple)) || event.getModifierState('AltGraph');
    return isPlain && !isField && storage(() => localStorage.getItem('pact.shortcuts')) !== 'off';
  }

  /** Opens the search, whose box has a field, so that what is typed next isn't lost. */
  function onKey(event) {
    const box = document.getElementById('search-box');
    const isOurs = isEarly() && !event.defaultPrevented && !event.repeat;
    const isComposing = event.isComposing || event.keyCode === 229;
    if (!isOurs || isComposing || !box?.togglePopover || !opensSearch(event)) return;
    event.preventDefault();
    box.togglePopover();
  }

  /** The phone menu opens below the navbar, with the sidebar of the page, which React renders in it later. */
  function onBeforeToggle({target: menu, newState}) {
    if (menu.id !== 'mobile-menu' || newState !== 'open') return;
    menu.style.top = `${menu.closest('.navbar').getBoundingClientRect().bottom}px`;
    const slot = menu.querySelector('[data-early]');
    const sidebar = document.querySelector('aside .theme-doc-sidebar-menu') || document.querySelector('aside nav');
    if (slot && sidebar && !slot.firstChild) slot.append(sidebar.cloneNode(true));
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('beforetoggle', onBeforeToggle, true);
  addEventListener('compositionstart', () => (root.dataset.composing = ''));
  addEventListener('compositionend', () => delete root.dataset.composing);
  addEventListener('storage', ({key, newValue}) => {
    if (key === 'theme' && isEarly()) setColorMode(newValue === 'dark' ? 'dark' : 'light');
  });
  addEventListener('DOMContentLoaded', () => {
    // Docusaurus disables this button until hydration.
    document.querySelectorAll('button[class*=toggleButton]').forEach((button) => (button.disabled = false));
  });
})();
