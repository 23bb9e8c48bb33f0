import Loadable from 'react-loadable';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import Loading from '.';

interface Attempt {
  readonly succeed: () => void;
  readonly fail: (error: Error) => void;
}

/** Renders a page as Docusaurus loads it: with a delay of 200 ms and no timeout. The test settles each attempt. */
function renderPage(): Attempt[] {
  const attempts: Attempt[] = [];
  const Page = Loadable({
    loading: Loading,
    loader: () =>
      new Promise<() => React.ReactNode>((resolve, reject) => {
        attempts.push({succeed: () => resolve(() => <h1>The page</h1>), fail: reject});
      }),
  });
  render(<Page />);
  return attempts;
}

const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const settle = (step: (() => void) | undefined): Promise<void> => act(async () => step?.());

describe('a page that is loading', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows nothing for 200 ms, then a spinner that screen readers announce', async () => {
    renderPage();
    await pass(199);
    expect(document.body.textContent).toBe('');
    await pass(1);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
  });

  it('never shows the spinner if the page arrives in time', async () => {
    const attempts = renderPage();
    await pass(100);
    await settle(attempts[0]?.succeed);
    expect(screen.getByRole('heading').textContent).toBe('The page');
    await pass(1000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('has no timeout: the spinner stays', async () => {
    renderPage();
    await pass(3_600_000);
    expect(screen.getByRole('status')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the error and a button to retry when loading fails', async () => {
    const attempts = renderPage();
    await pass(300);
    await settle(() => attempts[0]?.fail(new Error('Loading chunk 42 failed')));
    expect(screen.getByRole('alert').textContent).toContain("This page couldn't be loaded. Check your connection");
    expect(screen.getByRole('alert').textContent).toContain('Loading chunk 42 failed');
    expect(screen.getByRole('button', {name: 'Retry'})).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('loads again on "Retry" and shows the page', async () => {
    const attempts = renderPage();
    await settle(() => attempts[0]?.fail(new Error('offline')));
    fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
    expect(attempts).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    await settle(attempts[1]?.succeed);
    expect(screen.getByRole('heading').textContent).toBe('The page');
  });

  it('shows the error again when the retry fails', async () => {
    const attempts = renderPage();
    await settle(() => attempts[0]?.fail(new Error('offline')));
    fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
    await settle(() => attempts[1]?.fail(new Error('still offline')));
    expect(screen.getByRole('alert').textContent).toContain('still offline');
  });
});
