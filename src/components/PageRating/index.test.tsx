import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import type {FeedbackMessage} from './message';
import PageRating from './index';
import {issueUrl} from './Reasons';

const thanks = 'Thanks for letting us know!';
const up = () => screen.getByRole('button', {name: 'Yes, thumbs up'});
const down = () => screen.getByRole('button', {name: 'No, thumbs down'});

afterEach(() => vi.unstubAllGlobals());

describe('the rating of a page', () => {
  it('asks with two buttons, and does not thank before the vote', () => {
    render(<PageRating path="/faq" pageType="reference" />);
    expect(up().tagName).toBe('BUTTON');
    expect(down().tagName).toBe('BUTTON');
    expect(screen.queryByText(thanks)).toBeNull();
  });

  it.each([
    [1, up],
    [0, down],
  ])('reports %d to analytics with the path of the page, and thanks the reader', (value, button) => {
    const ga = vi.fn();
    vi.stubGlobal('ga', ga);
    render(<PageRating path="/faq" pageType="reference" />);
    fireEvent.click(button());
    expect(ga).toHaveBeenCalledExactlyOnceWith('send', 'event', 'button', 'feedback', '/faq', value);
    expect(screen.getByRole('status').textContent).toBe(thanks);
  });

  it('thanks the reader without analytics, too', () => {
    render(<PageRating path="/faq" pageType="reference" />);
    fireEvent.click(up());
    expect(screen.getByText(thanks)).toBeTruthy();
  });

  it('takes one vote, and moves the focus to the message of thanks', () => {
    render(<PageRating path="/faq" pageType="reference" />);
    fireEvent.click(up());
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(document.activeElement?.textContent).toBe(thanks);
  });

  it('asks for a reason after thumbs down, and links to an issue that contains it', async () => {
    render(<PageRating path="/faq" pageType="reference" />);
    fireEvent.click(down());
    fireEvent.change(await screen.findByRole('textbox'), {target: {value: 'No sample in Go'}});
    expect(screen.getByRole('link').getAttribute('href')).toBe(issueUrl('/faq', 'No sample in Go'));
    fireEvent.click(screen.getByRole('radio', {name: "It's out of date"}));
    expect(screen.getByRole('link').getAttribute('href')).toBe(issueUrl('/faq', 'No sample in Go', 'out-of-date'));
  });

  it.each([
    ['/faq', 'reference', 'It behaves differently'],
    ['/university', 'hub', 'A link is broken'],
    ['/implementation_guides/go/docs/troubleshooting', 'reference', "I can't find my error message"],
  ] as const)('offers reasons that fit the page: %s, a %s', async (path, pageType, reason) => {
    render(<PageRating path={path} pageType={pageType} />);
    fireEvent.click(down());
    expect(await screen.findByRole('radio', {name: reason})).toBeTruthy();
    expect(screen.getByRole('group', {name: 'Why not? (optional)'})).toBeTruthy();
  });

  it('asks for no reason after thumbs up', () => {
    render(<PageRating path="/faq" pageType="reference" />);
    fireEvent.click(up());
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is asked again on the next page', () => {
    const {rerender} = render(<PageRating path="/faq" pageType="reference" />);
    fireEvent.click(up());
    rerender(<PageRating path="/faq" pageType="reference" />);
    expect(screen.getByText(thanks)).toBeTruthy();
    rerender(<PageRating path="/consumer" pageType="hub" />);
    expect(screen.queryByText(thanks)).toBeNull();
    expect(up()).toBeTruthy();
  });
});

describe('the endpoint for feedback', () => {
  const endpoint = 'https://feedback.example/votes';
  const sendBeacon = vi.fn((_address: string, _body: Blob) => true);
  // jsdom can't read a Blob back, so this keeps the parts.
  class ReadableBlob {
    constructor(readonly parts: readonly string[]) {}
  }
  const sent = (): FeedbackMessage[] =>
    sendBeacon.mock.calls.map(
      ([, body]) => JSON.parse((body as unknown as ReadableBlob).parts[0] ?? '') as FeedbackMessage,
    );
  const rate = (): void => void render(<PageRating path="/faq" pageType="reference" endpoint={endpoint} />);
  const radio = (name: string): Promise<HTMLElement> => screen.findByRole('radio', {name});

  beforeEach(() => {
    sendBeacon.mockClear();
    localStorage.clear();
    vi.stubGlobal('Blob', ReadableBlob);
    vi.stubGlobal('navigator', {sendBeacon});
  });

  it('is optional: without it, nothing is sent', async () => {
    render(<PageRating path="/faq" pageType="reference" />);
    fireEvent.click(down());
    fireEvent.click(await radio("It's out of date"));
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('gets a vote at once, and the language only when the reader has chosen one', () => {
    rate();
    fireEvent.click(up());
    expect(sendBeacon.mock.calls[0]?.[0]).toBe(endpoint);
    expect(sent()).toEqual([{version: 1, page: '/faq', pageType: 'reference', vote: 'up'}]);
    cleanup();
    localStorage.setItem('docusaurus.tab.sdk', 'go');
    rate();
    fireEvent.click(down());
    expect(sent()[1]).toEqual({version: 1, page: '/faq', pageType: 'reference', vote: 'down', language: 'go'});
  });

  it('gets a clicked reason at once, and never the comment', async () => {
    rate();
    fireEvent.click(down());
    fireEvent.change(await screen.findByRole('textbox'), {target: {value: 'My name is Ada'}});
    const outOfDate = await radio("It's out of date");
    fireEvent.pointerDown(outOfDate);
    fireEvent.click(outOfDate);
    fireEvent.blur(outOfDate);
    expect(sent().slice(1)).toEqual([
      {version: 1, page: '/faq', pageType: 'reference', vote: 'down', reason: 'out-of-date'},
    ]);
  });

  it('gets the one reason that is selected when the keyboard leaves the group', async () => {
    rate();
    fireEvent.click(down());
    const passed = await radio('An example is missing');
    const last = await radio("My language isn't covered");
    fireEvent.keyDown(passed, {key: 'ArrowDown'});
    fireEvent.click(passed);
    fireEvent.blur(passed, {relatedTarget: last});
    fireEvent.click(last);
    expect(sent()).toHaveLength(1);
    fireEvent.blur(last, {relatedTarget: screen.getByRole('textbox')});
    expect(
      sent()
        .slice(1)
        .map(({reason}) => reason),
    ).toEqual(['not-in-my-language']);
  });

  it.each([
    ['another page', () => cleanup()],
    [
      'another tab of the browser',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        fireEvent(document, new Event('visibilitychange'));
      },
    ],
  ])('gets a reason when the reader goes to %s', async (_, leave) => {
    rate();
    fireEvent.click(down());
    fireEvent.click(await radio("It's out of date"));
    expect(sent()).toHaveLength(1);
    leave();
    expect(
      sent()
        .slice(1)
        .map(({reason}) => reason),
    ).toEqual(['out-of-date']);
  });
});

describe('the address of an issue', () => {
  it('opens a new issue that names the page and contains the comment', () => {
    const url = new URL(issueUrl('/faq', ' What about & and #? '));
    expect(url.origin + url.pathname).toBe('https://github.com/pact-foundation/docs.pact.io/issues/new');
    expect(url.searchParams.get('title')).toBe('Feedback on /faq');
    expect(url.searchParams.get('body')).toBe('Page: https://docs.pact.io/faq\n\nWhat about & and #?\n');
  });

  it('names the selected reason', () => {
    expect(new URL(issueUrl('/faq', 'For 17', 'out-of-date')).searchParams.get('body')).toBe(
      "Page: https://docs.pact.io/faq\n\nReason: It's out of date\n\nFor 17\n",
    );
  });

  it('prompts for a comment when there is none', () => {
    expect(new URL(issueUrl('/faq', '  ')).searchParams.get('body')).toContain('What was missing or wrong:');
  });
});
