import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import CodeBlock from './index';
import {pack, unpack} from './marks';

const packed = pack('<span class="code-keyword">const</span> a = "&lt;b&gt;";');
const copy = () => screen.getByRole('button', {name: 'Copy code'});

function clipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a block of code', () => {
  it('shows code that was highlighted at build, with the language as its class', () => {
    const {container} = render(<CodeBlock packed={packed} language="javascript" />);
    const code = container.querySelector('code');
    expect(code?.textContent).toBe('const a = "<b>";');
    expect(code?.className).toContain('language-javascript');
    expect(container.querySelectorAll('.code-keyword')).toHaveLength(1);
  });

  it('keeps the code that the page came with, for a reader who comes back', () => {
    const apart = {code: [], at: 0};
    const html = '<span class="code-keyword">const</span> a';
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToStaticMarkup(<CodeBlock packed={html} />);
    // React tells of the difference; Preact, which readers load, takes the page as it is.
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const {unmount} = render(<CodeBlock packed={apart} />, {container, hydrate: true});
    told.mockRestore();
    expect(container.querySelector('code')?.innerHTML).toBe(html);
    unmount();
    expect(render(<CodeBlock packed={apart} />).container.querySelector('code')?.innerHTML).toBe(html);
  });

  it('shows plain code of a component as text', () => {
    const {container} = render(<CodeBlock>{'<b> & </b>'}</CodeBlock>);
    expect(container.querySelector('code')?.textContent).toBe('<b> & </b>');
    expect(container.querySelector('code')?.className).toContain('language-text');
  });

  it('shows its title, and none when there is none', () => {
    const {container, rerender} = render(<CodeBlock packed={packed} title="compose.yaml" />);
    expect(container.querySelector('figcaption')?.textContent).toBe('compose.yaml');
    rerender(<CodeBlock packed={packed} />);
    expect(container.querySelector('figcaption')).toBeNull();
  });

  it('shows line numbers when it is asked to', () => {
    const {container, rerender} = render(<CodeBlock packed={packed} numbered="true" />);
    expect(container.querySelector('code')?.className).toContain('numbered');
    rerender(<CodeBlock packed={packed} />);
    expect(container.querySelector('code')?.className).not.toContain('numbered');
  });

  it('can be reached by keyboard, so that it can be scrolled', () => {
    const {container} = render(<CodeBlock packed={packed} />);
    expect(container.querySelector('pre')?.getAttribute('tabindex')).toBe('0');
  });

  it('copies its text without markup, says so, and says nothing more after two seconds', async () => {
    const writeText = vi.fn(async () => {});
    clipboard(writeText);
    render(<CodeBlock packed={packed} />);
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
    render(<CodeBlock packed={packed} />);
    await act(async () => void fireEvent.click(copy()));
    expect(screen.getByRole('status').textContent).toBe('Not copied: the browser refused');
  });

  it('renders on the server', () => {
    expect(renderToStaticMarkup(<CodeBlock packed={packed} />)).toContain(unpack(packed));
  });
});
