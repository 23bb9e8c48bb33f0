import {fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';

import {sdks} from '../../data/sdks';
import {reveal} from '../../shared/reader-choices/reveal';
import {script} from './index';

const key = 'docusaurus.tab.sdk';
const root = document.documentElement;

/** What the browser parses, before React hydrates it. */
function Group({last = 'rust'}: {readonly last?: string}): ReactNode {
  return (
    <div>
      <div role="tablist">
        {['javascript', 'go', last].map((id) => (
          <button key={id} type="button" role="tab" aria-selected={id === 'javascript'} data-sdk-tab={id}>
            {id}
          </button>
        ))}
      </div>
      <div data-sdk-panel="javascript">const</div>
      <div data-sdk-panel="go java">
        func <i id="term">term</i>
      </div>
      <div data-sdk-panel={last}>
        <details>
          <summary>More</summary>
          <p id="more">fn</p>
        </details>
      </div>
    </div>
  );
}

function Page(): ReactNode {
  return (
    <>
      <select data-sdk-menu="" aria-label="Language" defaultValue="javascript">
        {sdks.map(({id}) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      <Group />
      <Group last="php" />
      <div data-sdk-panel="swift">Swift has none.</div>
      <details>
        <summary>Apart</summary>
        <p id="apart">Text</p>
      </details>
    </>
  );
}

const tab = (name: string, group = 0): HTMLElement => screen.getAllByRole('tab', {name})[group] ?? document.body;
const selected = (): string[] => screen.getAllByRole('tab', {selected: true}).map(({textContent}) => textContent);
const shownPanels = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-sdk-panel]:not([hidden])')].map(
    ({dataset}) => dataset.sdkPanel ?? '',
  );
const first = (text: string): HTMLElement => screen.getAllByText(text)[0] ?? document.body;
const find = (text: string): boolean => fireEvent(first(text), new Event('beforematch', {bubbles: true}));

const scrollBy = vi.fn();
const scrollIntoView = vi.fn();

beforeAll(() => {
  vi.stubGlobal('performance', {getEntriesByType: () => []});
  // jsdom has no style sheets of scripts.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(): void {}
    },
  );
  Object.assign(document, {adoptedStyleSheets: []});
  window.eval(script());
});

beforeEach(() => {
  vi.stubGlobal('scrollBy', scrollBy);
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  window.history.replaceState({key: 'kept'}, '', '/a?q=1#b');
  localStorage.clear();
  root.dataset.sdk = 'javascript';
  render(<Page />);
  fireEvent(window, new Event('DOMContentLoaded'));
});

describe('a page that has been parsed', () => {
  it('lets the browser find text in panels that are not chosen', () => {
    const panels = [...document.querySelectorAll('[data-sdk-panel]')];
    expect(panels.map((panel) => panel.getAttribute('hidden'))).toEqual([
      null,
      'until-found',
      'until-found',
      null,
      'until-found',
      'until-found',
      'until-found',
    ]);
  });

  it('shows the stored choice in tabs and menus', () => {
    root.dataset.sdk = 'go';
    fireEvent(window, new Event('DOMContentLoaded'));
    expect(selected()).toEqual(['go', 'go']);
    expect(screen.getAllByRole('tab').map(({tabIndex}) => tabIndex)).toEqual([-1, 0, -1, -1, 0, -1]);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('go');
    expect(shownPanels()).toEqual(['go java', 'go java']);
  });
});

describe('before React is there', () => {
  it('a tap on a tab chooses its language everywhere', () => {
    fireEvent.click(tab('go', 1));
    expect(root.dataset.sdk).toBe('go');
    expect(selected()).toEqual(['go', 'go']);
    expect(shownPanels()).toEqual(['go java', 'go java']);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('go');
    expect(localStorage.getItem(key)).toBe('go');
    expect(window.location.href).toMatch(/\/a\?q=1&sdk=go#b$/);
    expect(window.history.state).toEqual({key: 'kept'});
  });

  it('the tab that was tapped stays where it is', () => {
    const tops = [400, 150];
    tab('go').getBoundingClientRect = () => ({top: tops.shift()}) as DOMRect;
    fireEvent.click(tab('go'));
    expect(scrollBy).toHaveBeenCalledWith({top: -250, behavior: 'instant'});
  });

  it('the last of two taps wins', () => {
    fireEvent.click(tab('go'));
    fireEvent.click(tab('rust'));
    expect(selected()).toEqual(['rust']);
  });

  it('nobody else has to act on the tap', () => {
    expect(fireEvent.click(tab('go'))).toBe(false);
    expect(fireEvent.click(first('const'))).toBe(true);
    expect(root.dataset.sdk).toBe('go');
  });

  it('the menu chooses a language', () => {
    fireEvent.change(screen.getByRole('combobox'), {target: {value: 'php'}});
    expect(root.dataset.sdk).toBe('php');
    expect(localStorage.getItem(key)).toBe('php');
    expect(shownPanels()).toEqual(['php']);
  });

  it.each([
    ['ArrowRight', 'javascript', 'go'],
    ['ArrowRight', 'rust', 'javascript'],
    ['ArrowLeft', 'javascript', 'rust'],
    ['ArrowLeft', 'go', 'javascript'],
    ['Home', 'rust', 'javascript'],
    ['End', 'go', 'rust'],
  ])('%s moves from %s to %s', (keyName, from, to) => {
    tab(from).focus();
    expect(fireEvent.keyDown(tab(from), {key: keyName})).toBe(false);
    expect(document.activeElement).toBe(tab(to));
    expect(root.dataset.sdk).toBe(to);
  });

  it.each([{key: 'a'}, {key: 'Enter'}, {key: 'ArrowLeft', altKey: true}, {key: 'End', ctrlKey: true}])(
    'other keys are left alone: $key',
    (press) => {
      expect(fireEvent.keyDown(tab('go'), press)).toBe(true);
      expect(root.dataset.sdk).toBe('javascript');
    },
  );

  it('a choice lasts for the visit when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    fireEvent.click(tab('go'));
    expect(selected()).toEqual(['go', 'go']);
  });
});

describe('a choice made in another browser tab', () => {
  it('is shown, and replaces the one in the URL', () => {
    window.history.replaceState(null, '', '/a?sdk=go#b');
    fireEvent(window, new StorageEvent('storage', {key, newValue: 'php'}));
    expect(selected()).toEqual(['php']);
    expect(window.location.search).toBe('?sdk=php');
  });

  it('adds nothing to a URL without one, and ignores what is not a choice', () => {
    fireEvent(window, new StorageEvent('storage', {key, newValue: 'rust'}));
    fireEvent(window, new StorageEvent('storage', {key, newValue: 'cobol'}));
    fireEvent(window, new StorageEvent('storage', {key: 'theme', newValue: 'go'}));
    fireEvent(window, new StorageEvent('storage', {key: null, newValue: null}));
    expect(root.dataset.sdk).toBe('rust');
    expect(window.location.search).toBe('?q=1');
  });

  it('is shown when the reader goes back to a page in the cache of the browser', () => {
    localStorage.setItem(key, 'go');
    fireEvent(window, new PageTransitionEvent('pageshow', {persisted: false}));
    expect(root.dataset.sdk).toBe('javascript');
    fireEvent(window, new PageTransitionEvent('pageshow', {persisted: true}));
    expect(selected()).toEqual(['go', 'go']);
  });
});

describe('found text', () => {
  it('opens the tab of its panel', () => {
    find('func');
    expect(selected()).toEqual(['go', 'go']);
    expect(localStorage.getItem(key)).toBe('go');
  });

  it('chooses the language of a note without tabs', () => {
    find('Swift has none.');
    expect(root.dataset.sdk).toBe('swift');
    expect(shownPanels()).toEqual(['swift']);
  });

  it('opens the tab of the element that the address points to', () => {
    window.history.replaceState(null, '', '#term');
    fireEvent(window, new Event('DOMContentLoaded'));
    expect(selected()).toEqual(['go', 'go']);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    window.history.replaceState(null, '', '#apart');
    fireEvent(window, new Event('DOMContentLoaded'));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('opens the tab and the section around an element', () => {
    reveal(document.getElementById('more') ?? root);
    expect(root.dataset.sdk).toBe('rust');
    expect(document.querySelectorAll('details[open] #more')).toHaveLength(1);
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('doesn’t scroll to an element that was visible', () => {
    reveal(first('const'));
    expect(scrollIntoView).not.toHaveBeenCalled();
    reveal(document.getElementById('apart') ?? root);
    expect(document.querySelectorAll('details[open] #apart')).toHaveLength(1);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });
});
