/* global choices */

/*
 * Inline script on every page, in a function with the parameter `choices`. It keeps the reader's choices, such as the
 * language, applies them before the first paint, and acts on tabs and menus at once, whether or not React has hydrated
 * the page. React components follow the `…-change` events. Without it, all panels are shown.
 */

function setUpChoice({name, labels, fallback, storageKey}) {
  const root = document.documentElement;
  const ids = Object.keys(labels);
  const styles = new CSSStyleSheet();
  const find = (target, part) => target.closest?.(`[data-${name}-${part}]`);

  const queryOption = () => new URLSearchParams(location.search).get(name);

  function writeQuery(id) {
    const query = new URLSearchParams(location.search);
    query.set(name, id);
    history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
  }

  function store(id) {
    try {
      localStorage.setItem(storageKey, id);
    } catch {
      // Storage is blocked: the choice lasts until the page is unloaded.
    }
  }

  /** Applies the choice in the URL, or else in storage. When the reader returns to a page, the one in storage wins. */
  function read(isReturn) {
    const requested = [queryOption()];
    try {
      requested.push(localStorage.getItem(storageKey));
    } catch {
      // Storage is blocked.
    }
    if (isReturn) requested.reverse();
    const id = requested.find((each) => ids.includes(each));
    root.dataset[name] = id || fallback;
    paint();
    if (!ids.includes(queryOption())) return;
    store(id);
    if (id !== queryOption()) writeQuery(id);
  }

  /**
   * Shows one panel of every tab group. The others are hidden at first, and later in a way in which the browser finds
   * their text; then they are out of the flow, because even an empty box separates the margins around it.
   */
  function paint() {
    const id = root.dataset[name];
    const html = `html[data-${name}]`;
    const rules = [
      `${html} [data-${name}-panel]:where(:not([hidden])) {display: none}`,
      `[data-${name}-panel][hidden] {position: absolute}`,
      `${html} [data-${name}-panel~="${id}"] {display: block; content-visibility: visible}`,
      `${html} [data-${name}-tab="${id}"] {border-color: var(--ifm-color-primary); color: var(--ifm-color-primary)}`,
      `[data-${name}-label]::before {content: "${labels[id]}"}`,
    ];
    styles.replaceSync(rules.join(''));
  }

  /** Updates tabs, menus and panels. Browsers find text in panels that are "hidden until found". */
  function update() {
    const chosen = root.dataset[name];
    paint();
    document.querySelectorAll(`[data-${name}-tab]`).forEach((tab) => {
      const isChosen = tab.matches(`[data-${name}-tab=${chosen}]`);
      tab.setAttribute('aria-selected', isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
    });
    document.querySelectorAll(`[data-${name}-menu]`).forEach((menu) => {
      menu.value = chosen;
    });
    document.querySelectorAll(`[data-${name}-panel]`).forEach((panel) => {
      if (panel.matches(`[data-${name}-panel~=${chosen}]`)) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
  }

  function show(id) {
    root.dataset[name] = id;
    dispatchEvent(new Event(`${name}-change`));
  }

  function choose(id) {
    store(id);
    writeQuery(id);
    show(id);
  }

  function onClick(event) {
    const tab = find(event.target, 'tab');
    if (!tab) return;
    event.preventDefault();
    // Other groups on the page change their height, too; the tab must stay where it is.
    const {top} = tab.getBoundingClientRect();
    choose(tab.getAttribute(`data-${name}-tab`));
    scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
  }

  function onKey(event) {
    const tab = find(event.target, 'tab');
    if (!tab || event.ctrlKey || event.metaKey || event.altKey) return;
    const {firstElementChild: first, lastElementChild: last} = tab.parentElement;
    const next = {
      ArrowRight: tab.nextElementSibling || first,
      ArrowLeft: tab.previousElementSibling || last,
      Home: first,
      End: last,
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  }

  function onMenu({target}) {
    if (find(target, 'menu')) choose(target.value);
  }

  /** Chooses the option of a panel in which the browser is about to show text. */
  function onFound({target}) {
    const [id] = (target.getAttribute(`data-${name}-panel`) || '').split(' ');
    if (!id) return;
    const tab = target.parentElement.querySelector(`[data-${name}-tab=${id}]`);
    if (tab) tab.click();
    else choose(id);
  }

  function onStorage({key, newValue}) {
    if (key !== storageKey || !ids.includes(newValue)) return;
    // A stale parameter in the URL would win over storage on reload.
    if (queryOption()) writeQuery(newValue);
    show(newValue);
  }

  document.adoptedStyleSheets.push(styles);
  read(performance.getEntriesByType('navigation')[0]?.type === 'back_forward');
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('change', onMenu, true);
  addEventListener('beforematch', onFound);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    // In the browser's cache, the page missed choices made on other pages.
    read(true);
    show(root.dataset[name]);
  });
  addEventListener(`${name}-change`, update);
  addEventListener('DOMContentLoaded', update);
}

choices.forEach(setUpChoice);

addEventListener('DOMContentLoaded', () => {
  // Panels that weren't hidden until found yet are closed to the browser when it looks for the target of the address.
  const target = document.getElementById(location.hash.slice(1));
  const panel = target?.closest('[hidden=until-found]');
  if (!panel) return;
  panel.dispatchEvent(new Event('beforematch', {bubbles: true}));
  target.scrollIntoView();
});
