import {act, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import Term from './index';

const means = "A pact whose failure doesn't fail the build.";

function show(): {link: HTMLElement; container: HTMLElement} {
  render(
    <p>
      <Term id="pending-pact">pending pact</Term>
    </p>,
  );
  const link = screen.getByRole('link', {name: 'pending pact'});
  return {link, container: link.parentElement ?? link};
}

const hint = (): HTMLElement | null => screen.queryByRole('tooltip');
const hover = (element: HTMLElement): boolean => fireEvent.mouseEnter(element);
const leave = (element: HTMLElement): boolean => fireEvent.mouseLeave(element);

/** @returns whether the browser would follow the link */
function tap(element: HTMLElement): boolean {
  fireEvent.touchStart(element);
  act(() => element.focus());
  return fireEvent.click(element);
}

// jsdom doesn't implement navigation.
const preventNavigation = (event: Event): void => event.preventDefault();
afterEach(() => window.removeEventListener('click', preventNavigation));

describe('a term', () => {
  it('is a link to the glossary, without a hint in the DOM', () => {
    const {link} = show();
    expect(link.getAttribute('href')).toBe('/getting_started/terminology#pending-pact');
    expect(document.body.textContent).toBe('pending pact');
    expect(link.hasAttribute('aria-describedby')).toBe(false);
  });

  it('shows its definition while the pointer is on the term or the hint', () => {
    const {link, container} = show();
    hover(container);
    expect(hint()?.textContent).toBe(means);
    expect(link.getAttribute('aria-describedby')).toBe(hint()?.id);
    expect(container.contains(hint())).toBe(true);
    leave(container);
    expect(hint()).toBeNull();
    expect(link.hasAttribute('aria-describedby')).toBe(false);
  });

  it('shows its definition while it has the focus, wherever the pointer goes', () => {
    const {link, container} = show();
    act(() => link.focus());
    expect(hint()?.textContent).toBe(means);
    hover(container);
    leave(container);
    expect(hint()).not.toBeNull();
    act(() => link.blur());
    expect(hint()).toBeNull();
  });

  it('closes on Escape and on a press elsewhere, but on no other key', () => {
    const {container} = show();
    hover(container);
    fireEvent.keyDown(document, {key: 'a'});
    expect(hint()).not.toBeNull();
    fireEvent.keyDown(document, {key: 'Escape'});
    expect(hint()).toBeNull();
    hover(container);
    fireEvent.pointerDown(container);
    expect(hint()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(hint()).toBeNull();
  });

  it('opens with a link to the glossary on the first tap, and follows its own link on the second', () => {
    const {link} = show();
    expect(tap(link)).toBe(false);
    expect(hint()?.textContent).toBe(means);
    const glossary = screen.getByRole('link', {name: 'See the glossary'});
    expect(glossary.getAttribute('href')).toBe('/getting_started/terminology#pending-pact');
    window.addEventListener('click', preventNavigation);
    const followed = vi.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', followed, {once: true});
    tap(link);
    expect(followed).toHaveReturnedWith(false);
  });

  it('keeps the hint open when the focus moves to its link', () => {
    const {link} = show();
    tap(link);
    act(() => screen.getByRole('link', {name: 'See the glossary'}).focus());
    expect(hint()).not.toBeNull();
  });

  it('follows its link on a mouse click and on Enter', () => {
    const {link} = show();
    const followed = vi.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', followed);
    window.addEventListener('click', preventNavigation);
    fireEvent.click(link);
    fireEvent.click(link);
    document.removeEventListener('click', followed);
    expect(followed.mock.results.map(({value}) => value as unknown)).toEqual([false, false]);
    expect(screen.queryByRole('link', {name: 'See the glossary'})).toBeNull();
  });

  it('closes the hint of another term', () => {
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

  it('moves its hint into the viewport', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 700, 200, 100));
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(750);
    const {container} = show();
    hover(container);
    const box = hint()?.parentElement;
    expect(box?.style.marginLeft).toBe('-118px');
    expect(box?.hasAttribute('data-above')).toBe(true);
  });

  it('moves its hint back into a viewport that became narrower', () => {
    const {container} = show();
    hover(container);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 700, 200, 100));
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(320);
    fireEvent(window, new Event('resize'));
    expect(hint()?.parentElement?.style.marginLeft).toBe('-188px');
  });
});
