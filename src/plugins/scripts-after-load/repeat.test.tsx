import {beforeEach, describe, expect, it, vi} from 'vitest';

import {repeatAll, repeatEntries, type KeptAction} from './repeat';

const among = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('button, input, textarea');

function kept(element: HTMLElement, entry: Partial<KeptAction> = {}): KeptAction {
  return {element, among, index: [...among()].indexOf(element), ...entry};
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`no ${selector}`);
  }
  return element;
}

let log: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  document.body.innerHTML =
    '<button id="a" aria-busy="true"></button><button id="b"></button><textarea></textarea><input type="checkbox">';
  document.body.onclick = ({target}) => void log.push(`click ${(target as Element).id}`);
  document.body.addEventListener('touchstart', ({target}) => void log.push(`touch ${(target as Element).id}`));
});

describe('what a reader did before hydration', () => {
  it('is repeated once, in its order, and no longer waits', () => {
    const actions = [kept(find('#a')), kept(find('#b'), {isTouch: true}), kept(find('#a'))];
    repeatAll(actions);
    vi.runAllTimers();
    expect(log.join(', ')).toContain('click a, touch b, click b, click a');
    expect(actions).toEqual([]);
    expect(find('#a').hasAttribute('aria-busy')).toBe(false);
  });

  it('reaches the element in the place of one that React has replaced', () => {
    const actions = [kept(find('#b'))];
    find('#b').outerHTML = '<button id="new"></button>';
    repeatAll(actions);
    expect(log).toContain('click new');
  });

  it('is dropped when its element is gone', () => {
    const actions = [kept(find('input'))];
    document.body.innerHTML = '';
    expect(() => repeatAll(actions)).not.toThrow();
  });

  it('restores fields at once, before clicks, so that the next letter is not lost', () => {
    const field = find('textarea') as HTMLTextAreaElement;
    field.addEventListener('input', () => void log.push(field.value));
    repeatAll([kept(find('#a')), kept(field, {value: 'web'})]);
    expect(log.slice(0, 2)).toEqual(['web', 'click a']);
  });

  it('is entries alone as long as clicks have to wait', () => {
    const actions = [kept(find('#a')), kept(find('textarea'), {value: 'web'})];
    repeatEntries(actions);
    expect((find('textarea') as HTMLTextAreaElement).value).toBe('web');
    expect(log).toEqual([]);
    expect(actions.map(({element}) => element.id)).toEqual(['a']);
  });

  it('is the text of a field, with the caret where it was', () => {
    const field = find('textarea') as HTMLTextAreaElement;
    const values: string[] = [];
    field.addEventListener('input', () => values.push(field.value));
    field.value = 'webhook';
    field.focus();
    field.setSelectionRange(0, 0);
    repeatAll([kept(field, {value: 'webhook'})]);
    expect(values).toEqual(['webhook']);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 0]);
  });

  it.each([true, false])('is the state of a checkbox: %s', (checked) => {
    const box = find('input') as HTMLInputElement;
    const changes: boolean[] = [];
    box.addEventListener('change', () => changes.push(box.checked));
    box.checked = checked;
    repeatAll([kept(box, {value: 'on', checked})]);
    expect(changes).toEqual([checked]);
  });
});
