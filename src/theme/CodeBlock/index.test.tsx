import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import CodeBlock from './index';

const html = '<span class="code-keyword">const</span> a = "&lt;b&gt;";';
const copy = () => screen.getByRole('button', {name: 'Copy code'});

function clipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a block of code', () => {
  it('shows code that was highlighted at build, with the language as its class', () => {
    const {container} = render(<CodeBlock html={html} language="javascript" />);
    const code = container.querySelector('code');
    expect(code?.textContent).toBe('const a = "<b>";');
    expect(code?.className).toContain('language-javascript');
    expect(container.querySelectorAll('.code-keyword')).toHaveLength(1);
  });

  it('shows plain code of a component as text', () => {
    const {container} = render(<CodeBlock>{'<b> & </b>'}</CodeBlock>);
    expect(container.querySelector('code')?.textContent).toBe('<b> & </b>');
    expect(container.querySelector('code')?.className).toContain('language-text');
  });

  it('shows its title, and none when there is none', () => {
    const {container, rerender} = render(<CodeBlock html={html} title="compose.yaml" />);
    expect(container.querySelector('figcaption')?.textContent).toBe('compose.yaml');
    rerender(<CodeBlock html={html} />);
    expect(container.querySelector('figcaption')).toBeNull();
  });

  it('shows line numbers when it is asked to', () => {
    const {container, rerender} = render(<CodeBlock html={html} numbered="true" />);
    expect(container.querySelector('code')?.className).toContain('numbered');
    rerender(<CodeBlock html={html} />);
    expect(container.querySelector('code')?.className).not.toContain('numbered');
  });

  it('can be reached by keyboard, so that it can be scrolled', () => {
    const {container} = render(<CodeBlock html={html} />);
    expect(container.querySelector('pre')?.getAttribute('tabindex')).toBe('0');
  });

  it('copies its text without markup, says so, and says nothing more after two seconds', async () => {
    const writeText = vi.fn(async () => {});
    clipboard(writeText);
    render(<CodeBlock html={html} />);
    await act(async () => void fireEvent.click(copy()));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = "<b>";');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('tells when the browser refuses to copy', async () => {
    clipboard(async () => {
      throw new Error('denied');
    });
    render(<CodeBlock html={html} />);
    await act(async () => void fireEvent.click(copy()));
    expect(screen.getByRole('status').textContent).toBe('Not copied: the browser refused');
  });

  it('renders on the server', () => {
    expect(renderToStaticMarkup(<CodeBlock html={html} />)).toContain(html);
  });
});
