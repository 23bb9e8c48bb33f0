import {act, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import Term from './index';

const means = 'A pact whose failure is forgiven.';

function show(): {link: HTMLElement; whole: HTMLElement} {
  render(
    <p>
      <Term id="pending-pact">pending pact</Term>
    </p>,
  );
  const link = screen.getByRole('link', {name: 'pending pact'});
  return {link, whole: link.parentElement ?? link};
}

const hint = (): HTMLElement | null => screen.queryByRole('tooltip');
const hover = (element: HTMLElement): boolean => fireEvent.mouseEnter(element);
const leave = (element: HTMLElement): boolean => fireEvent.mouseLeave(element);

/** @returns whether the link is followed */
function tap(element: HTMLElement): boolean {
  fireEvent.touchStart(element);
  act(() => element.focus());
  return fireEvent.click(element);
}

// jsdom follows no link.
const stay = (event: Event): void => event.preventDefault();
afterEach(() => window.removeEventListener('click', stay));

describe('a term', () => {
  it('is a link to the glossary, with no hint in the page', () => {
    const {link} = show();
    expect(link.getAttribute('href')).toBe('/getting_started/terminology#pending-pact');
    expect(document.body.textContent).toBe('pending pact');
    expect(link.hasAttribute('aria-describedby')).toBe(false);
  });

  it('tells what it means while the pointer is on it or on the hint', () => {
    const {link, whole} = show();
    hover(whole);
    expect(hint()?.textContent).toBe(means);
    expect(link.getAttribute('aria-describedby')).toBe(hint()?.id);
    expect(whole.contains(hint())).toBe(true);
    leave(whole);
    expect(hint()).toBeNull();
    expect(link.hasAttribute('aria-describedby')).toBe(false);
  });

  it('tells it while it has the focus, wherever the pointer goes', () => {
    const {link, whole} = show();
    act(() => link.focus());
    expect(hint()?.textContent).toBe(means);
    hover(whole);
    leave(whole);
    expect(hint()).not.toBeNull();
    act(() => link.blur());
    expect(hint()).toBeNull();
  });

  it('is dismissed with Escape and by a press elsewhere, and by no other key', () => {
    const {whole} = show();
    hover(whole);
    fireEvent.keyDown(document, {key: 'a'});
    expect(hint()).not.toBeNull();
    fireEvent.keyDown(document, {key: 'Escape'});
    expect(hint()).toBeNull();
    hover(whole);
    fireEvent.pointerDown(whole);
    expect(hint()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(hint()).toBeNull();
  });

  it('opens by the first tap, with the way to the glossary, and is followed by the second', () => {
    const {link} = show();
    expect(tap(link)).toBe(false);
    expect(hint()?.textContent).toBe(means);
    const way = screen.getByRole('link', {name: 'In the glossary'});
    expect(way.getAttribute('href')).toBe('/getting_started/terminology#pending-pact');
    window.addEventListener('click', stay);
    const followed = vi.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', followed, {once: true});
    tap(link);
    expect(followed).toHaveReturnedWith(false);
  });

  it('keeps the hint when the focus goes to the link in it', () => {
    const {link} = show();
    tap(link);
    act(() => screen.getByRole('link', {name: 'In the glossary'}).focus());
    expect(hint()).not.toBeNull();
  });

  it('is followed by a click of the mouse and by the keyboard', () => {
    const {link} = show();
    const followed = vi.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', followed);
    window.addEventListener('click', stay);
    fireEvent.click(link);
    fireEvent.click(link);
    document.removeEventListener('click', followed);
    expect(followed.mock.results.map(({value}) => value as unknown)).toEqual([false, false]);
    expect(screen.queryByRole('link', {name: 'In the glossary'})).toBeNull();
  });

  it('closes the hint of another', () => {
    render(
      <p>
        <Term id="pending-pact">one</Term>
        <Term id="branch">two</Term>
      </p>,
    );
    const [one, two] = screen.getAllByRole('link');
    act(() => one?.focus());
    hover(two?.parentElement ?? document.body);
    expect(screen.getAllByRole('tooltip').map(({textContent}) => textContent)).toEqual(['A line of development.']);
  });

  it('moves its hint into the window', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 700, 200, 100));
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(750);
    const {whole} = show();
    hover(whole);
    const box = hint()?.parentElement;
    expect(box?.style.marginLeft).toBe('-118px');
    expect(box?.hasAttribute('data-above')).toBe(true);
  });
});
