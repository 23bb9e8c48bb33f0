import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi, type Mock} from 'vitest';

import MarkdownControls from './index';

const button = (): HTMLElement => screen.getByRole('button', {name: 'Copy page'});
const status = (): string | null => screen.getByRole('status').textContent;

function stubSite(code: number): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('# A page', {status: code})),
  );
}

class Item {
  constructor(readonly parts: Readonly<Record<string, Promise<Blob>>>) {}
}

/** A clipboard that waits for the promised text. */
function stubClipboard(
  take: (items: readonly Item[]) => Promise<void> = async ([item]) => void (await item?.parts['text/plain']),
): Mock<typeof take> {
  const write = vi.fn(take);
  vi.stubGlobal('ClipboardItem', Item);
  Object.defineProperty(navigator, 'clipboard', {value: {write}, configurable: true});
  return write;
}

async function press(): Promise<void> {
  await act(async () => void fireEvent.click(button()));
}

beforeEach(() => {
  vi.useFakeTimers();
  stubSite(200);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the controls of a page as Markdown', () => {
  it('are a button and a plain link, with an empty status', () => {
    render(<MarkdownControls path="/faq" />);
    expect(button().getAttribute('type')).toBe('button');
    expect(screen.getByRole('link', {name: 'View as Markdown'}).getAttribute('href')).toBe('/faq.md');
    expect(status()).toBe('');
  });

  it('link to index.md on the front page', () => {
    expect(renderToStaticMarkup(<MarkdownControls path="/" />)).toContain('href="/index.md"');
  });

  it('copy the Markdown and confirm it for two seconds', async () => {
    const write = stubClipboard();
    render(<MarkdownControls path="/faq" />);
    await press();
    expect(status()).toBe('Copied as Markdown');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/faq.md');
    expect(write).toHaveBeenCalledOnce();
    act(() => void vi.advanceTimersByTime(2000));
    expect(status()).toBe('');
  });

  it('write to the clipboard before the text has loaded, which Safari requires', async () => {
    const write = stubClipboard();
    render(<MarkdownControls path="/faq" />);
    fireEvent.click(button());
    expect(write).toHaveBeenCalledOnce();
    const blob = await write.mock.calls[0]?.[0][0]?.parts['text/plain'];
    expect([blob?.type, blob?.size]).toEqual(['text/plain', '# A page'.length]);
    await act(async () => {});
  });

  it('keep showing a failure, also after an earlier copy', async () => {
    stubClipboard();
    render(<MarkdownControls path="/faq" />);
    await press();
    stubSite(500);
    await press();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(status()).toBe("Couldn't copy the page. Open it here instead: /faq.md");
  });

  it.each([
    ['the file is missing', () => stubSite(404)],
    ['the browser denies access', () => stubClipboard(async () => Promise.reject(new Error('denied')))],
    ['the browser has no ClipboardItem', () => vi.stubGlobal('ClipboardItem', undefined)],
    ['there is no clipboard', () => Object.defineProperty(navigator, 'clipboard', {value: undefined})],
  ])('link to the file when %s', async (_reason, hinder) => {
    stubClipboard();
    hinder();
    render(<MarkdownControls path="/faq" />);
    await press();
    expect(status()).toBe("Couldn't copy the page. Open it here instead: /faq.md");
    expect(screen.getByRole('link', {name: '/faq.md'}).getAttribute('href')).toBe('/faq.md');
  });
});
