import {fireEvent, render, screen, within} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';

import {history} from '../../../tests/doubles/docusaurus/router';
import {judge} from '@site/src/data/matching/judge';
import type {Question} from './judge.worker';
import {toFragment} from './link';
import MatcherPlayground from './index';

/** A worker that answers at once, or never. */
class WorkerDouble extends EventTarget {
  static isStuck = false;

  #send(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }

  postMessage({id, step, trial}: Question): void {
    if (step === 'load') {
      queueMicrotask(() => this.#send({id, step}));
    } else if (!WorkerDouble.isStuck) {
      queueMicrotask(() => this.#send({id, step, judgement: judge(trial)}));
    }
  }

  terminate = vi.fn();
}

const at = (search: string, hash = ''): void =>
  history.replace({pathname: '/getting_started/matching/playground', search, hash});
const choose = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), {target: {value}});
const result = () => within(screen.getByRole('region', {name: 'Verdict'}));
const verdict = (): string => result().getByRole('status').textContent;

/** Types into the text area that is there until CodeMirror has loaded. */
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), {target: {value}});

// CodeMirror isn't loaded, so the text areas stay.
vi.mock(import('../CodeEditor/codemirror'), () => {
  throw new Error('not loaded');
});

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerDouble);
  WorkerDouble.isStuck = false;
  document.documentElement.dataset.sdk = 'javascript';
  window.localStorage.clear();
  at('');
});

describe('the playground', () => {
  it('shows the first situation with its verdict, also without scripts', () => {
    const html = renderToStaticMarkup(<MatcherPlayground />);
    expect(html).toContain('Fails, with 1 mismatch.');
    expect(html).toContain('Actual map is missing the following keys: note');
    expect(html).toContain('the object needs all keys of the example, and may have others');
  });

  it('opens the situation of a link', () => {
    at('?situation=null-or-string');
    render(<MatcherPlayground />);
    expect(verdict()).toContain('Passes.');
    expect(screen.getByLabelText<HTMLSelectElement>('Situation').value).toBe('null-or-string');
  });

  it('shows which rule decided, and where it is', () => {
    at('?situation=negative-in-query');
    render(<MatcherPlayground />);
    const item = result().getByRole('listitem').textContent;
    expect(item).toContain("Expected '-1' to match an integer number");
    expect(item).toContain('Decided by: {"match":"integer"} at utcOffset');
  });

  it('compares what the reader types, and keeps it while they look at another situation', async () => {
    render(<MatcherPlayground />);
    type('Actual response', '{"body": {"sku": "TEA-02", "note": "New"}}');
    expect(verdict()).toBe('Comparing …');
    await vi.waitFor(() => expect(verdict()).toContain('Passes.'));
    choose('Situation', 'null-or-string');
    choose('Situation', 'missing-field');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Actual response').value).toContain('New');
    fireEvent.click(screen.getByRole('button', {name: 'Start over'}));
    expect(verdict()).toBe('Fails, with 1 mismatch.');
  });

  it('marks what cannot be read, and keeps it', async () => {
    render(<MatcherPlayground />);
    type('Actual response', '{"body": }');
    await vi.waitFor(() => expect(verdict()).toBe('No verdict: correct what is marked.'));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Actual response');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['{"body": }', 'true']);
    expect(screen.getByText(/^Line 1, column 10: This isn't JSON: /)).toBeDefined();
  });

  it('stops a comparison that takes too long', async () => {
    WorkerDouble.isStuck = true;
    render(<MatcherPlayground />);
    type('Actual response', '{"body": {"note": "aaaa"}}');
    await vi.waitFor(() => expect(screen.getByText(/Stopped after two seconds/)).toBeDefined(), {timeout: 10_000});
    WorkerDouble.isStuck = false;
    type('Actual response', '{"body": {"sku": "a", "note": "b"}}');
    await vi.waitFor(() => expect(verdict()).toContain('Passes.'));
  });

  it('says so when the browser has no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    render(<MatcherPlayground />);
    type('Actual response', '{}');
    await vi.waitFor(() => expect(verdict()).toContain("couldn't be started"));
  });

  it('writes the expectation in another version', () => {
    render(<MatcherPlayground />);
    choose('Specification version', '4');
    const text = screen.getByLabelText<HTMLTextAreaElement>('Expected response, in the pact file').value;
    expect(JSON.parse(text)).toMatchObject({body: {contentType: 'application/json', encoded: false}});
  });

  it('writes the test in the language of the reader', async () => {
    render(<MatcherPlayground />);
    await vi.waitFor(() => expect(screen.getByText(/@pact-foundation\/pact/)).toBeDefined());
    choose('Language of the test', 'go');
    await vi.waitFor(() => expect(screen.getByText(/pact-go\/v2/)).toBeDefined());
    expect(document.documentElement.dataset.sdk).toBe('go');
  });

  it('opens what a link holds, and puts changes into the address', async () => {
    const trial = {kind: 'message', version: 4, expected: '{"contents": {"content": 1}}', actual: '{}'} as const;
    at('', await toFragment(trial));
    render(<MatcherPlayground />);
    await vi.waitFor(() => expect(screen.getByLabelText('Actual message')).toBeDefined());
    const before = history.location.hash;
    type('Actual message', '{"contents": 2}');
    await vi.waitFor(() => expect(history.location.hash).not.toBe(before));
    expect(history.location.hash).toBe(await toFragment({...trial, actual: '{"contents": 2}'}));
  });

  it('says so when a link is incomplete', async () => {
    at('', '#trial=abc');
    render(<MatcherPlayground />);
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^The link is incomplete/));
  });

  it('copies the pact file and the test', async () => {
    const writeText = vi.fn(async (_: string) => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), {clipboard: {writeText}}));
    render(<MatcherPlayground />);
    fireEvent.click(screen.getByRole('button', {name: 'Copy pact file'}));
    await vi.waitFor(() => expect(screen.getByText('Pact file copied.')).toBeDefined());
    expect(JSON.parse(writeText.mock.lastCall?.[0] ?? '')).toMatchObject({consumer: {name: 'OrderWeb'}});
    fireEvent.click(screen.getByRole('button', {name: 'Copy link'}));
    await vi.waitFor(() => expect(writeText.mock.lastCall?.[0]).toMatch(/^http.*#trial=[\w-]+$/));
  });
});
