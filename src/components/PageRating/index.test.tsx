import {fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import PageRating, {issueUrl} from './index';

const thanks = 'Thanks for letting us know!';
const up = () => screen.getByRole('button', {name: 'Yes, thumbs up'});
const down = () => screen.getByRole('button', {name: 'No, thumbs down'});

afterEach(() => vi.unstubAllGlobals());

describe('the rating of a page', () => {
  it('asks with two buttons and thanks for nothing yet', () => {
    render(<PageRating path="/faq" />);
    expect(up().tagName).toBe('BUTTON');
    expect(down().tagName).toBe('BUTTON');
    expect(screen.queryByText(thanks)).toBeNull();
  });

  it.each([
    [1, up],
    [0, down],
  ])('reports %d to analytics with the path of the page, and thanks', (value, button) => {
    const ga = vi.fn();
    vi.stubGlobal('ga', ga);
    render(<PageRating path="/faq" />);
    fireEvent.click(button());
    expect(ga).toHaveBeenCalledExactlyOnceWith('send', 'event', 'button', 'feedback', '/faq', value);
    expect(screen.getByRole('status').textContent).toBe(thanks);
  });

  it('thanks without analytics, too', () => {
    render(<PageRating path="/faq" />);
    fireEvent.click(up());
    expect(screen.getByText(thanks)).toBeTruthy();
  });

  it('takes one vote, and moves the focus to the thanks', () => {
    render(<PageRating path="/faq" />);
    fireEvent.click(up());
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(document.activeElement?.textContent).toBe(thanks);
  });

  it('asks for a reason after thumbs down only, and leads to an issue that holds it', () => {
    render(<PageRating path="/faq" />);
    fireEvent.click(down());
    fireEvent.change(screen.getByRole('textbox'), {target: {value: 'No sample in Go'}});
    expect(screen.getByRole('link').getAttribute('href')).toBe(issueUrl('/faq', 'No sample in Go'));
  });

  it('asks for no reason after thumbs up', () => {
    render(<PageRating path="/faq" />);
    fireEvent.click(up());
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is asked anew on the next page', () => {
    const {rerender} = render(<PageRating path="/faq" />);
    fireEvent.click(up());
    rerender(<PageRating path="/faq" />);
    expect(screen.getByText(thanks)).toBeTruthy();
    rerender(<PageRating path="/consumer" />);
    expect(screen.queryByText(thanks)).toBeNull();
    expect(up()).toBeTruthy();
  });
});

describe('the address of an issue', () => {
  it('opens a new issue of this site that names the page and the reason', () => {
    const url = new URL(issueUrl('/faq', ' What about & and #? '));
    expect(url.origin + url.pathname).toBe('https://github.com/pact-foundation/docs.pact.io/issues/new');
    expect(url.searchParams.get('title')).toBe('Feedback on /faq');
    expect(url.searchParams.get('body')).toBe('Page: https://docs.pact.io/faq\n\nWhat about & and #?\n');
  });

  it('leaves a place for the reason when none is given', () => {
    expect(new URL(issueUrl('/faq', '  ')).searchParams.get('body')).toContain('What was missing or wrong:');
  });
});
