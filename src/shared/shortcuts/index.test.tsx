import {act, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {areShortcutsOn, isCommandK, isComposing, isField, isSlash, off, storageKey, useShortcuts} from '.';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';

function on(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

const press = (init: KeyboardEventInit): KeyboardEvent => new KeyboardEvent('keydown', init);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('"/"', () => {
  it.each<[string, string, KeyboardEventInit, boolean]>([
    ['a key of its own', windows, {key: '/', code: 'Slash'}, true],
    ['Shift and 7, as on German keyboards', windows, {key: '/', code: 'Digit7', shiftKey: true}, true],
    ['AltGr on Windows', windows, {key: '/', ctrlKey: true, altKey: true, modifierAltGraph: true}, true],
    ['AltGr on Linux', windows, {key: '/', modifierAltGraph: true}, true],
    ['Option', mac, {key: '/', altKey: true}, true],
    ['the key of a layout that has another character there', windows, {key: '-', code: 'Slash'}, false],
    ['Option where it types another character', mac, {key: '÷', code: 'Slash', altKey: true}, false],
    ['Ctrl', windows, {key: '/', ctrlKey: true}, false],
    ['Alt', windows, {key: '/', altKey: true}, false],
    ['Ctrl and Alt that type nothing', windows, {key: '/', ctrlKey: true, altKey: true}, false],
    ['Cmd', mac, {key: '/', metaKey: true}, false],
    ['Cmd and Option', mac, {key: '/', metaKey: true, altKey: true}, false],
  ])('with %s', (_, system, init, expected) => {
    on(system);
    expect(isSlash(press(init))).toBe(expected);
  });
});

describe('the shortcut with K', () => {
  it.each<[string, string, KeyboardEventInit, boolean]>([
    ['Ctrl', windows, {key: 'k', code: 'KeyK', ctrlKey: true}, true],
    ['Ctrl under Caps Lock', windows, {key: 'K', code: 'KeyK', ctrlKey: true}, true],
    ['Ctrl on a Russian layout', windows, {key: 'л', code: 'KeyK', ctrlKey: true}, true],
    ['Ctrl on Dvorak', windows, {key: 'k', code: 'KeyV', ctrlKey: true}, true],
    ['Ctrl and T of Dvorak, which is where others have K', windows, {key: 't', code: 'KeyK', ctrlKey: true}, false],
    ['Ctrl and Shift, which belongs to the browser', windows, {key: 'K', ctrlKey: true, shiftKey: true}, false],
    ['AltGr', windows, {key: 'k', ctrlKey: true, altKey: true}, false],
    ['the Windows key', windows, {key: 'k', metaKey: true}, false],
    ['Cmd', mac, {key: 'k', metaKey: true}, true],
    ['Ctrl on a Mac, which deletes the rest of a line', mac, {key: 'k', ctrlKey: true}, false],
    ['nothing', windows, {key: 'k'}, false],
  ])('with %s', (_, system, init, expected) => {
    on(system);
    expect(isCommandK(press(init))).toBe(expected);
  });
});

describe('a composition', () => {
  it.each<[string, KeyboardEventInit, boolean]>([
    ['in Chrome and Firefox', {key: 'Enter', isComposing: true, keyCode: 229}, true],
    ['at its end in Safari', {key: 'Enter', keyCode: 229}, true],
    ['is not each Enter', {key: 'Enter', keyCode: 13}, false],
  ])('%s', (_, init, expected) => {
    expect(isComposing(press(init))).toBe(expected);
  });
});

describe('a field', () => {
  it.each([
    ['<input>', true],
    ['<input type="search">', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<input type="checkbox">', false],
    ['<input type="radio">', false],
    ['<button></button>', false],
    ['<p></p>', false],
  ])('%s', (html, expected) => {
    document.body.innerHTML = html;
    expect(isField(document.body.firstElementChild)).toBe(expected);
  });

  it('is not the window', () => {
    expect(isField(window)).toBe(false);
    expect(isField(undefined)).toBe(false);
  });
});

describe('the setting', () => {
  function Setting(): ReactNode {
    const [isOn, turn] = useShortcuts();
    return <input type="checkbox" checked={isOn} onChange={({target}) => turn(target.checked)} />;
  }
  const box = (): HTMLInputElement => screen.getByRole('checkbox');

  it('is on until the reader turns it off, and stores only that', () => {
    render(<Setting />);
    expect(box().checked).toBe(true);
    act(() => box().click());
    expect(box().checked).toBe(false);
    expect(areShortcutsOn()).toBe(false);
    expect(localStorage.getItem(storageKey)).toBe(off);
    act(() => box().click());
    expect(areShortcutsOn()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('follows another tab', () => {
    render(<Setting />);
    localStorage.setItem(storageKey, off);
    act(() => void window.dispatchEvent(new StorageEvent('storage', {key: storageKey})));
    expect(box().checked).toBe(false);
  });

  it('lasts for the page when storage is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<Setting />);
    act(() => box().click());
    expect(areShortcutsOn()).toBe(false);
    act(() => box().click());
    expect(areShortcutsOn()).toBe(true);
  });
});
