import {useSyncExternalStore} from 'react';

/** Key in local storage for shortcuts of a single character. */
export const storageKey = 'pact.shortcuts';

/** The value that turns these shortcuts off; without a value they are on. */
export const off = 'off';

const changeEvent = 'shortcuts-change';

/** The setting while storage is full or blocked; lasts until the page is unloaded. */
let unsaved: boolean | undefined;

/** Whether shortcuts of a single character are on. Reads the storage, so it's right in every open tab. */
export function areShortcutsOn(): boolean {
  try {
    return unsaved ?? window.localStorage.getItem(storageKey) !== off;
  } catch {
    return true;
  }
}

function setShortcuts(isOn: boolean): void {
  try {
    if (isOn) {
      window.localStorage.removeItem(storageKey);
    } else {
      window.localStorage.setItem(storageKey, off);
    }
    unsaved = undefined;
  } catch {
    unsaved = isOn;
  }
  window.dispatchEvent(new Event(changeEvent));
}

function subscribe(notify: () => void): () => void {
  // "storage" fires when another tab changes the setting, "pageshow" when a page comes back from the browser's cache.
  const events = [changeEvent, 'storage', 'pageshow'];
  events.forEach((event) => window.addEventListener(event, notify));
  return () => events.forEach((event) => window.removeEventListener(event, notify));
}

/** Hook for whether shortcuts of a single character are on, and the function that turns them on and off. */
export function useShortcuts(): readonly [isOn: boolean, turn: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, areShortcutsOn, () => true), setShortcuts];
}

/** Whether this is a Mac, an iPad or an iPhone, where Cmd takes the place of Ctrl. */
export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

/**
 * Whether a key belongs to an input method that is composing text. Safari ends the composition before it reports the
 * key that ended it; only the code of that key tells.
 */
export function isComposing({isComposing: composes, keyCode}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return composes || keyCode === 229;
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'getModifierState'>;

/** Whether a key types "/". Many layouts have it on another key, with Shift, AltGr (on Windows, Ctrl and Alt) or Option. */
export function isSlash(event: Key): boolean {
  const {key, altKey, ctrlKey, metaKey} = event;
  const isPlain = !ctrlKey && !metaKey && (!altKey || isApple());
  return key === '/' && (isPlain || event.getModifierState('AltGraph'));
}

/**
 * Whether a key is Ctrl+K, on Apple's systems Cmd+K; there, Ctrl+K deletes the rest of a line. Layouts for other
 * alphabets have no K, so the place of the key counts.
 */
export function isCommandK({key, code, altKey, ctrlKey, metaKey, shiftKey}: Key): boolean {
  const isCommand = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isCommand && isK && !altKey && !shiftKey;
}

/** Whether an element takes text or selects by typing, so that characters belong to it. */
export function isField(target: EventTarget | null | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), select, textarea'))
  );
}
