/** What a reader did before hydration and only React can do, as `loader.js` keeps it. */
export interface KeptAction {
  readonly element: HTMLElement;
  /** The elements of its kind, and its place among them. */
  readonly among: () => NodeListOf<HTMLElement>;
  readonly index: number;
  /** For a click: whether it was a tap. */
  readonly isTouch?: boolean;
  /** For an entry in a field. */
  readonly value?: string;
  readonly checked?: boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field => element.matches('input, textarea, select');

/**
 * Reports an entry to React as if it was made now. React overrides the setters of the element and ignores an event if
 * the value is the one last set with them, so this sets another one first, and the right one with the prototype's.
 */
function report(field: Field, {value = '', checked = false}: KeptAction): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  const selection = 'selectionStart' in field ? ([field.selectionStart, field.selectionEnd] as const) : [null, null];
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selection[0] !== null && 'setSelectionRange' in field && field === document.activeElement) {
    field.setSelectionRange(selection[0], selection[1]);
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

function repeat(action: KeptAction): void {
  // React has replaced the elements of a page that it couldn't hydrate.
  const element = action.element.isConnected ? action.element : action.among()[action.index];
  element?.removeAttribute('aria-busy');
  if (element && isField(element)) {
    report(element, action);
  } else if (element) {
    if (action.isTouch) {
      element.dispatchEvent(new Event('touchstart', {bubbles: true}));
    }
    element.click();
  }
}

const isEntry = ({value}: KeptAction): boolean => value !== undefined;

/**
 * Repeats what a reader has entered in fields before hydration.
 *
 * @param actions the list of `loader.js`, which keeps the clicks
 */
export function repeatEntries(actions: KeptAction[]): void {
  const all = actions.splice(0);
  actions.push(...all.filter((action) => !isEntry(action)));
  all.filter(isEntry).forEach(repeat);
}

/**
 * Repeats what a reader did before hydration. Entries in fields come first, all at once, so that nothing typed in between
 * is lost. Clicks follow in order, one by one, because React handles the second click of a pair only after it has rendered
 * the first.
 *
 * @param actions the list of `loader.js`, which becomes empty
 */
export function repeatAll(actions: KeptAction[]): void {
  repeatEntries(actions);
  repeatNext(actions);
}

function repeatNext(actions: KeptAction[]): void {
  const action = actions.shift();
  if (action) {
    repeat(action);
    window.setTimeout(() => repeatNext(actions));
  }
}
