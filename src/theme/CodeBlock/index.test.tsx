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

describe('a code block', () => {
  it('shows code that was highlighted during the build, with the language as a class', () => {
    const {container} = render(<CodeBlock html={html} language="javascript" />);
    const code = container.querySelector('code');
    expect(code?.textContent).toBe('const a = "<b>";');
    expect(code?.className).toContain('language-javascript');
    expect(container.querySelectorAll('.code-keyword')).toHaveLength(1);
  });

  it('shows plain code from a component as text', () => {
    const {container} = render(<CodeBlock>{'<b> & </b>'}</CodeBlock>);
    expect(container.querySelector('code')?.textContent).toBe('<b> & </b>');
    expect(container.querySelector('code')?.className).toContain('language-text');
  });

  it('shows a title if there is one', () => {
    const {container, rerender} = render(<CodeBlock html={html} title="compose.yaml" />);
    expect(container.querySelector('figcaption')?.textContent).toBe('compose.yaml');
    rerender(<CodeBlock html={html} />);
    expect(container.querySelector('figcaption')).toBeNull();
  });

  it('shows line numbers if asked to', () => {
    const {container, rerender} = render(<CodeBlock html={html} numbered="true" />);
    expect(container.querySelector('code')?.className).toContain('numbered');
    rerender(<CodeBlock html={html} />);
    expect(container.querySelector('code')?.className).not.toContain('numbered');
  });

  it('is focusable, so that keyboard users can scroll it', () => {
    const {container} = render(<CodeBlock html={html} />);
    expect(container.querySelector('pre')?.getAttribute('tabindex')).toBe('0');
  });

  it('copies its code without markup, and shows a confirmation for two seconds', async () => {
    const writeText = vi.fn(async () => {});
    clipboard(writeText);
    render(<CodeBlock html={html} />);
    await act(async () => void fireEvent.click(copy()));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = "<b>";');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('reports that the browser blocked copying', async () => {
    clipboard(async () => {
      throw new Error('denied');
    });
    render(<CodeBlock html={html} />);
    await act(async () => void fireEvent.click(copy()));
    expect(screen.getByRole('status').textContent).toBe('Copy failed: blocked by the browser');
  });

  it('shows what a command prints, and copies only the command', async () => {
    const writeText = vi.fn(async () => {});
    clipboard(writeText);
    const {container} = render(<CodeBlock html="ls" language="bash" terminal="true" output={'a\n<b>'} />);
    expect([...container.querySelectorAll('code')].map(({textContent}) => textContent)).toEqual(['ls', 'a\n<b>']);
    expect(container.querySelector('details')).toBeNull();
    await act(async () => void fireEvent.click(copy()));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('ls');
  });

  it('folds output of more than 24 lines in a way that needs no scripts', () => {
    const output = Array.from({length: 25}, (_, index) => `line ${index + 1}`).join('\n');
    const {container} = render(<CodeBlock html="ls" language="bash" terminal="true" output={output} />);
    expect(container.querySelector('details > summary')?.textContent).toContain('Show all 25 lines');
    expect(container.querySelectorAll('code')[1]?.textContent).toBe(output);
  });

  it('has a button that wraps long lines, only where a line is too long', () => {
    const wrap = () => screen.queryByRole('button', {name: 'Wrap long lines'});
    const {unmount} = render(<CodeBlock html={html} />);
    expect(wrap()).toBeNull();
    unmount();
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly notify: () => void) {}
        observe(): void {
          this.notify();
        }
        disconnect(): void {}
      },
    );
    render(<CodeBlock html={html} />);
    expect(wrap()?.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(wrap() ?? document.body);
    expect(wrap()?.getAttribute('aria-pressed')).toBe('true');
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('renders on the server', () => {
    expect(renderToStaticMarkup(<CodeBlock html={html} />)).toContain(html);
  });
});
