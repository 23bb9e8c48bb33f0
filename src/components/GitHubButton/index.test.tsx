import {act, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import GitHubButton from './index';

type Callback = (entries: {isIntersecting: boolean}[]) => void;

let seen: Callback | undefined;
const disconnect = vi.fn();

beforeEach(() => {
  seen = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        seen = callback;
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelectorAll('script').forEach((script) => script.remove());
});

const scripts = () => Array.from(document.querySelectorAll('script'), ({src}) => src);

describe('the GitHub button', () => {
  it('is a plain link that loads no script until it scrolls into view', () => {
    render(<GitHubButton repository="pact-foundation/pact-reference" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://github.com/pact-foundation/pact-reference');
    expect(screen.getByRole('link').textContent).toBe('Star pact-foundation/pact-reference on GitHub');
    act(() => seen?.([{isIntersecting: false}]));
    expect(scripts()).toEqual([]);
  });

  it("loads GitHub's script once it scrolls into view", () => {
    render(<GitHubButton repository="pact-foundation/pact-reference" />);
    act(() => seen?.([{isIntersecting: true}]));
    expect(scripts()).toEqual(['https://buttons.github.io/buttons.js']);
    expect(disconnect).toHaveBeenCalled();
  });

  it.each(['load', 'error'])('keeps the link and removes the script element on %s', (event) => {
    render(<GitHubButton repository="pact-foundation/pact-reference" />);
    act(() => seen?.([{isIntersecting: true}]));
    document.querySelector('script')?.dispatchEvent(new Event(event));
    expect(scripts()).toEqual([]);
    expect(screen.getByRole('link')).toBeTruthy();
  });

  it('stops observing when it unmounts', () => {
    const {unmount} = render(<GitHubButton repository="pact-foundation/pact-reference" />);
    disconnect.mockClear();
    unmount();
    expect(disconnect).toHaveBeenCalled();
  });
});
