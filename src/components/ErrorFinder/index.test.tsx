import {fireEvent, render, screen, within} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';

import type {KnownMessage} from '@site/src/data/errors/known-message';
import {history} from '../../../tests/doubles/docusaurus/router';
import {finderAddress, messageIn} from './address';
import ErrorFinder from './index';

const messages: readonly KnownMessage[] = [
  {
    text: 'Missing request: {method} {path}',
    tool: 'Pact Python',
    sdks: ['python'],
    problem: 'consumer-tests#request-missing',
    title: '`Missing request`: nobody asked',
    family: 'Consumer tests',
    sumsUp: false,
    address: '/help/errors/consumer-tests?sdk=python#request-missing',
  },
  {
    text: 'Missing request: {method} {path} was expected by the mock server',
    tool: 'Pact JVM',
    sdks: ['java', 'kotlin'],
    problem: 'consumer-tests#request-missing',
    title: '`Missing request`: nobody asked',
    family: 'Consumer tests',
    sumsUp: false,
    address: '/help/errors/consumer-tests?sdk=java#request-missing',
  },
  {
    text: 'Plugin {name} was not found',
    tool: 'Plugins',
    sdks: [],
    problem: 'plugins#missing',
    title: 'A plugin is missing',
    family: 'Plugins',
    sumsUp: false,
    address: '/help/errors/plugins#missing',
  },
];
const fetched = vi.fn<(address: string) => Promise<Response>>();

const field = () => screen.getByRole('textbox', {name: 'Paste your error message or log'});
const paste = (value: string) => fireEvent.change(field(), {target: {value}});
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json(messages));
  vi.stubGlobal('fetch', fetched);
  window.localStorage.clear();
  // Set by a script of the page; styles hide controls without it.
  document.documentElement.dataset.sdk = 'javascript';
});

describe('the error finder', () => {
  it('links to the entry, and says how many there are', async () => {
    render(<ErrorFinder />);
    paste('2026-11-22 ERROR Missing request: PUT /orders/7');
    const [entry] = await screen.findAllByRole('listitem');
    expect(entry && within(entry).getByRole('link').getAttribute('href')).toBe(
      '/help/errors/consumer-tests?sdk=python#request-missing',
    );
    expect(screen.getByRole('status').textContent).toBe('1 matching entry:');
  });

  it('looks up the message of its address, in which other fragments are none', async () => {
    const message = 'Missing request: PUT /orders/7 & more';
    history.replace({pathname: '/', search: '', hash: new URL(finderAddress(message), 'https://docs.example').hash});
    render(<ErrorFinder />);
    await screen.findAllByRole('listitem');
    expect(field()).toHaveProperty('value', message);
    expect(messageIn('#read-the-output')).toBe('');
    history.replace({pathname: '/', search: '', hash: ''});
  });

  it('marks similar messages as guesses, aloud as well, and offers other ways', async () => {
    render(<ErrorFinder />);
    paste('the plugin found was not csv');
    const guesses = await screen.findByRole('region', {name: "No exact match. These look similar – we're guessing:"});
    expect(screen.getByRole('status').textContent).toBe('No exact match. 1 similar entry follows as a guess.');
    expect(within(guesses).getAllByRole('listitem')).toHaveLength(1);
    expect(
      within(guesses)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/help/errors/plugins#missing', '/search?q=the+plugin+found+was+not+csv', '/help/how_to_ask_for_help']);
  });

  it('shows guesses below exact matches', async () => {
    render(<ErrorFinder />);
    paste('Missing request: PUT /orders/7\nthe plugin found was not csv');
    const guesses = await screen.findByRole('region', {name: /^Not an exact match, but similar/});
    expect(screen.getByRole('status').textContent).toBe('1 matching entry:1 similar entry follows as a guess.');
    const [first, second] = screen.getAllByRole('list');
    expect(first?.textContent).toContain('Missing request');
    expect(guesses.contains(first ?? null)).toBe(false);
    expect(guesses.contains(second ?? null)).toBe(true);
  });

  it('keeps browsers from translating messages', async () => {
    render(<ErrorFinder />);
    paste('Missing request: PUT /orders/7');
    const message = await screen.findByText('Missing request: {method} {path}');
    expect(message.getAttribute('translate')).toBe('no');
  });

  it('links to the reader’s language, where the tool has it', async () => {
    window.localStorage.setItem('docusaurus.tab.sdk', 'kotlin');
    render(<ErrorFinder />);
    paste('Missing request: PUT /orders was expected by the mock server');
    await screen.findAllByRole('listitem');
    expect(hrefs()[0]).toBe('/help/errors/consumer-tests?sdk=kotlin#request-missing');
  });

  it('offers the search and help when no entry matches', async () => {
    render(<ErrorFinder />);
    paste('the weather is fine today\nand tomorrow');
    await screen.findByText(/No known message matches/);
    expect(hrefs()).toEqual(['/search?q=the+weather+is+fine+today', '/help/how_to_ask_for_help']);
  });

  it('offers the search for a line whose emoji is cut in two', async () => {
    render(<ErrorFinder />);
    paste(`no such word ${'x'.repeat(66)}🚀`);
    await screen.findByText(/No known message matches/);
    expect(hrefs()[0]).toMatch(/^\/search\?q=no\+such\+word\+x+%EF%BF%BD$/);
  });

  it('has an empty status without a text', async () => {
    render(<ErrorFinder />);
    paste('   \n ');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('fetches the messages once', async () => {
    render(<ErrorFinder />);
    paste('Missing request: PUT /orders/7');
    await screen.findAllByRole('listitem');
    paste('Plugin csv was not found');
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/assets/errors/messages.json']);
  });

  it.each([
    ['are missing', async () => new Response('', {status: 404})],
    ['are truncated', async () => new Response('[{"text": "Miss')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows an error when the messages %s', async (_how, answer) => {
    fetched.mockImplementation(answer);
    render(<ErrorFinder />);
    paste('Missing request: PUT /orders/7');
    await screen.findByText(/Couldn't load/);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('tries again when the text changes', async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    render(<ErrorFinder />);
    paste('Missing request');
    await screen.findByText(/Couldn't load/);
    paste('Missing request: PUT /orders/7');
    await screen.findAllByRole('listitem');
    expect(screen.queryByText(/Couldn't load/)).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
