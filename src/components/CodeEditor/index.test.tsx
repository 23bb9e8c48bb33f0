import {useState, type ReactNode} from 'react';
import {EditorView} from '@codemirror/view';
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';

import {positionOf, type Problem} from './problems';
import CodeEditor from './index';

const json = '{\n  "id": 7\n}';
const problems: readonly Problem[] = [{offset: 10, message: 'A number is expected.'}];

const field = () => screen.getByRole('textbox', {name: 'Your pact'});

/** The view, once CodeMirror has replaced the text area. */
async function findView(): Promise<EditorView> {
  await waitFor(() => expect(field().className).toContain('cm-content'));
  const view = EditorView.findFromDOM(field());
  if (!view) {
    throw new Error('the text box is not an editor');
  }
  return view;
}

const write = (view: EditorView, insert: string, from = 0, to = from): void =>
  act(() => view.dispatch({changes: {from, to, insert}, userEvent: 'input.type'}));

function describedBy(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no element ${id}`).join(' | ');
}

function Parent({report}: {readonly report: (value: string) => void}): ReactNode {
  const [value, setValue] = useState(json);
  const onChange = (text: string): void => {
    report(text);
    setValue(text);
  };
  return <CodeEditor label="Your pact" value={value} onChange={onChange} />;
}

describe('the code editor before its script', () => {
  it('has the text and the label in the HTML of the server', () => {
    const html = renderToStaticMarkup(<CodeEditor label="Your pact" value={json} onChange={vi.fn()} />);
    const document = new DOMParser().parseFromString(html, 'text/html');
    const area = document.querySelector('textarea');
    expect(area?.value).toBe(json);
    expect(document.querySelector('label')?.textContent).toBe('Your pact');
    expect(document.querySelector('label')?.htmlFor).toBe(area?.id);
  });

  it('reports what the reader types in the text area, and describes problems', () => {
    const onChange = vi.fn();
    render(<CodeEditor label="Your pact" value={json} onChange={onChange} problems={problems} />);
    expect(field().tagName).toBe('TEXTAREA');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field())).toContain('Line 2, column 9: A number is expected.');
    fireEvent.change(field(), {target: {value: '{}'}});
    expect(onChange).toHaveBeenCalledExactlyOnceWith('{}');
  });

  it('keeps a reader who is typing in the text area until they leave it, with what they typed', async () => {
    render(<Parent report={vi.fn()} />);
    field().focus();
    fireEvent.change(field(), {target: {value: '{"a": 1}'}});
    // The editor would be there by now, as it is in the other tests.
    await act(async () => void (await import('./Editor')));
    expect(field().tagName).toBe('TEXTAREA');
    act(() => field().blur());
    expect((await findView()).state.doc.toString()).toBe('{"a": 1}');
  });
});

describe('the code editor', () => {
  it('reports changes of the reader, once, and undoes them', async () => {
    const report = vi.fn();
    render(<Parent report={report} />);
    const view = await findView();
    write(view, '\n', json.length);
    expect(report).toHaveBeenCalledExactlyOnceWith(`${json}\n`);
    fireEvent.keyDown(field(), {key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true});
    expect(view.state.doc.toString()).toBe(json);
    expect(report).toHaveBeenLastCalledWith(json);
  });

  it('does not bind Tab', async () => {
    render(<Parent report={vi.fn()} />);
    const view = await findView();
    const wasNotPrevented = fireEvent.keyDown(field(), {key: 'Tab', code: 'Tab', keyCode: 9});
    expect(wasNotPrevented).toBe(true);
    expect(view.state.doc.toString()).toBe(json);
    expect(describedBy(field())).toContain('Tab moves on');
  });

  it('replaces the text only if it differs, without reporting that', async () => {
    const onChange = vi.fn();
    const editor = (value: string): ReactNode => <CodeEditor label="Your pact" value={value} onChange={onChange} />;
    const {rerender} = render(editor(json));
    const view = await findView();
    act(() => view.dispatch({selection: {anchor: 5}}));
    rerender(editor(json.replaceAll('\n', '\r\n')));
    expect(view.state.selection.main.head).toBe(5);
    rerender(editor('[]'));
    expect(view.state.doc.toString()).toBe('[]');
    expect(EditorView.findFromDOM(field())).toBe(view);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('marks problems in the text and beside it, and describes them', async () => {
    const editor = (value: string, all: readonly Problem[]): ReactNode => (
      <CodeEditor label="Your pact" value={value} onChange={vi.fn()} problems={all} />
    );
    const marked = (): string[] => [...field().querySelectorAll('.cm-problem')].map(({textContent}) => textContent);
    const lines = (): number => document.querySelectorAll('.cm-problemLine').length;
    const {rerender} = render(editor(json, problems));
    await findView();
    expect(marked()).toEqual(['7']);
    expect(lines()).toBe(1);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field())).toMatch(/^Line 2, column 9: A number is expected\. \| Tab/);

    rerender(editor(json.replaceAll('\n', '\r\n'), [{offset: 11, length: 9, message: 'With two characters a line.'}]));
    expect(marked().join('')).toBe('7}');
    rerender(editor('{\n\n', [{offset: 3, message: 'An empty line.'}]));
    expect([marked(), lines()]).toEqual([[], 1]);
    rerender(editor('[1', [{offset: 99, message: 'Beyond the end.'}]));
    expect(marked()).toEqual(['1']);

    rerender(editor(json, []));
    expect([marked(), lines()]).toEqual([[], 0]);
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(describedBy(field())).not.toContain('Line');
  });

  it('colours JSON with the classes of the samples', async () => {
    render(<CodeEditor label="Your pact" value='{"a": ["b", 1, true, null]}' onChange={vi.fn()} />);
    await findView();
    const colours = [...field().querySelectorAll('[class^="code-"]')].map(
      ({className, textContent}) => `${className} ${textContent}`,
    );
    expect(colours).toEqual([
      'code-name "a"',
      'code-string "b"',
      'code-number 1',
      'code-number true',
      'code-keyword null',
    ]);
  });

  it('destroys the view with the component', async () => {
    const {unmount} = render(<Parent report={vi.fn()} />);
    const destroy = vi.spyOn(await findView(), 'destroy');
    unmount();
    expect(destroy).toHaveBeenCalledOnce();
  });
});

describe('the position of a problem', () => {
  it.each([
    ['', 0, 1, 1],
    ['a\nbc', 3, 2, 2],
    ['a\r\nbc', 4, 2, 2],
    ['a', 9, 1, 2],
  ])('of %j at %i is line %i, column %i', (text, offset, line, column) => {
    expect(positionOf(text, offset)).toEqual({line, column});
  });
});
