import {act, fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {Router} from 'react-router';
import * as original from 'react-router-dom';
import type {ReactNode} from 'react';
import {describe, expect, it, vi} from 'vitest';

import {Link, NavLink} from './links';

const at = (address: string): MemoryHistory => createMemoryHistory({initialEntries: [address]});

function html(history: MemoryHistory, link: ReactNode): string {
  return render(<Router history={history}>{link}</Router>).container.innerHTML;
}

const addresses = ['/', '/faq', '/faq/', '/a%20b?c=d#e', 'overview', '../consumer', '?q=pact', '#part', '/a.b(c)'];

describe('a link', () => {
  it.each(addresses)("has the address that React Router's own has: %s", (to) => {
    const props = {to, id: 'one', className: 'link', 'aria-label': 'One'};
    expect(html(at('/guides/provider'), <Link {...props}>One</Link>)).toBe(
      html(at('/guides/provider'), <original.Link {...props}>One</original.Link>),
    );
  });

  /** Clicks a link, and tells what came of it. */
  function click(to: string, props: object = {}, init: object = {}): {history: MemoryHistory; isLeft: boolean} {
    const history = at('/guides');
    html(
      history,
      <Link to={to} {...props}>
        Go
      </Link>,
    );
    let isLeft = false;
    const settle = (event: Event): void => {
      isLeft = !event.defaultPrevented;
      // There is no browser here that could follow it.
      event.preventDefault();
    };
    window.addEventListener('click', settle, {once: true});
    fireEvent.click(screen.getByRole('link'), init);
    return {history, isLeft};
  }

  it('leads there without the browser', () => {
    const {history, isLeft} = click('/faq?a=b#c');
    expect(history.action).toBe('PUSH');
    expect(history.location).toMatchObject({pathname: '/faq', search: '?a=b', hash: '#c'});
    expect(isLeft).toBe(false);
  });

  it.each([
    ['to the same address', '/guides', {}],
    ['that asks for it', '/faq', {replace: true}],
  ])('%s leaves no second entry in the history', (_, to, props) => {
    const {history} = click(to, props);
    expect(history.action).toBe('REPLACE');
    expect(history.length).toBe(1);
  });

  it.each([
    ['with a key held', {}, {ctrlKey: true}],
    ['with another button', {}, {button: 1}],
    ['to another tab', {target: '_blank'}, {}],
  ])('is left to the browser when it is clicked %s', (_, props, init) => {
    const {history, isLeft} = click('/faq', props, init);
    expect(isLeft).toBe(true);
    expect(history.location.pathname).toBe('/guides');
  });

  it('does what its page wants at a click, and no more when that stops it', () => {
    const onClick = vi.fn((event: Event) => event.preventDefault());
    expect(click('/faq', {onClick}).history.location.pathname).toBe('/guides');
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is not rendered again when the reader goes to another page', () => {
    const history = at('/');
    html(history, <Link to="/faq">FAQ</Link>);
    const createHref = vi.spyOn(history, 'createHref');
    act(() => history.push('/guides'));
    expect(createHref).not.toHaveBeenCalled();
  });

  it('gives its element', () => {
    const innerRef = vi.fn();
    html(at('/'), <Link to="/faq" innerRef={innerRef} title="FAQ" />);
    expect(innerRef).toHaveBeenCalledWith(screen.getByRole('link'));
  });
});

describe('a link of a menu', () => {
  it.each(['/', '/guides', '/guides/consumer', '/guides/consumer/', '/faq', '/a.b(c)'])(
    "knows as React Router's own whether the reader is there: %s",
    (address) => {
      for (const to of ['/guides', '/guides/consumer', '/a.b(c)', '/faq?a=b']) {
        for (const props of [{}, {exact: true}, {strict: true}, {className: 'link', activeClassName: 'here'}]) {
          expect(html(at(address), <NavLink to={to} {...props} />)).toBe(
            html(at(address), <original.NavLink to={to} {...props} />),
          );
        }
      }
    },
  );

  it('asks its own rule where it has one', () => {
    const isActive = vi.fn(() => true);
    const history = at('/faq');
    expect(html(history, <NavLink to="/guides" isActive={isActive} />)).toContain('class="active"');
    expect(isActive).toHaveBeenCalledWith(null, history.location);
  });
});
