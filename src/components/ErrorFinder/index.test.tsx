import {fireEvent, render, screen, within} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';

import type {KnownMessage} from '@site/src/data/errors/known-message';
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

const field = () => screen.getByRole('textbox', {name: 'Paste your message'});
const paste = (value: string) => fireEvent.change(field(), {target: {value}});
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json(messages));
  vi.stubGlobal('fetch', fetched);
  window.localStorage.clear();
  // The script of the page says that there are scripts.
  document.documentElement.dataset.sdk = 'javascript';
});

describe('the box for a message', () => {
  it('leads to the entry, and says how many there are', async () => {
    render(<ErrorFinder />);
    paste('2026-11-22 ERROR Missing request: PUT /orders/7');
    const [entry] = await screen.findAllByRole('listitem');
    expect(entry && within(entry).getByRole('link').getAttribute('href')).toBe(
      '/help/errors/consumer-tests?sdk=python#request-missing',
    );
    expect(screen.getByRole('status').textContent).toBe('One entry explains your text:');
  });

  it('leads to the language of the reader, where the tool serves it', async () => {
    window.localStorage.setItem('docusaurus.tab.sdk', 'kotlin');
    render(<ErrorFinder />);
    paste('Missing request: PUT /orders was expected by the mock server');
    await screen.findAllByRole('listitem');
    expect(hrefs()[0]).toBe('/help/errors/consumer-tests?sdk=kotlin#request-missing');
  });

  it('offers the search and help when no entry has the text', async () => {
    render(<ErrorFinder />);
    paste('the weather is fine today\nand tomorrow');
    await screen.findByText(/No message of the index/);
    expect(hrefs()).toEqual(['/search?q=the%20weather%20is%20fine%20today', '/help/how_to_ask_for_help']);
  });

  it('is silent about nothing', async () => {
    render(<ErrorFinder />);
    paste('   \n ');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('fetches the messages once, from their address', async () => {
    render(<ErrorFinder />);
    paste('Missing request: PUT /orders/7');
    await screen.findAllByRole('listitem');
    paste('Plugin csv was not found');
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/assets/errors/messages.json']);
  });

  it.each([
    ['are gone', async () => new Response('', {status: 404})],
    ['are cut short', async () => new Response('[{"text": "Miss')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says so when the messages %s', async (_how, answer) => {
    fetched.mockImplementation(answer);
    render(<ErrorFinder />);
    paste('Missing request: PUT /orders/7');
    await screen.findByText(/could not be loaded/);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('tries again with the next text', async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    render(<ErrorFinder />);
    paste('Missing request');
    await screen.findByText(/could not be loaded/);
    paste('Missing request: PUT /orders/7');
    await screen.findAllByRole('listitem');
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
