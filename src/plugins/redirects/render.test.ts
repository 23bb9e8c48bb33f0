import vm from 'node:vm';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {renderPage, renderRules, renderSpellingScript, script, scriptName} from './render';

const site = 'https://docs.pact.io';

/** Runs the script of a redirect page, and returns where it leads. */
function follow(to: string, search: string, hash: string): string | undefined {
  const target = load(renderPage({from: '/old', to}, site))('link[rel=canonical]').attr('data-target');
  let gone: string | undefined;
  vm.runInNewContext(script, {
    URL,
    URLSearchParams,
    document: {querySelector: () => ({dataset: {target}})},
    location: {origin: 'http://localhost:4173', search, hash, replace: (address: string) => (gone = address)},
  });
  return gone;
}

describe('the page of a redirect', () => {
  it.each([
    ['/consumer', '', '', '/consumer'],
    ['/consumer', '?utm_source=pact', '', '/consumer?utm_source=pact'],
    ['/consumer', '?a=1&b=%20', '#part', '/consumer?a=1&b=+#part'],
    ['/', '?q=x', '', '/?q=x'],
    ['/webhooks#events', '', '', '/webhooks#events'],
    ['/webhooks#events', '?a=1', '', '/webhooks?a=1#events'],
    ['/webhooks#events', '', '#mine', '/webhooks#mine'],
    [
      '/readme?utm_source=pact&utm_medium=lib#polling',
      '?a=1',
      '',
      '/readme?utm_source=pact&utm_medium=lib&a=1#polling',
    ],
  ])('to %s keeps query "%s" and fragment "%s"', (to, search, hash, expected) => {
    expect(follow(to, search, hash)).toBe(expected);
  });

  it('redirects without JavaScript', () => {
    const page = load(renderPage({from: '/old', to: '/readme?a=1&b="2"#polling'}, site), {scriptingEnabled: false});
    expect(page('noscript meta[http-equiv=refresh]').attr('content')).toBe('0; url=/readme?a=1&b="2"#polling');
    expect(page('body a').attr('href')).toBe('/readme?a=1&b="2"#polling');
    expect(page('body').text()).toContain('This page has moved to /readme.');
  });

  it('has a canonical URL without query and fragment, and is noindex', () => {
    const page = load(renderPage({from: '/old', to: '/readme?a=1#polling'}, site));
    expect(page('link[rel=canonical]').attr('href')).toBe('https://docs.pact.io/readme');
    expect(page('meta[name=robots]').attr('content')).toBe('noindex');
    expect(page('html').attr('lang')).toBe('en');
    expect(page('title').text()).toBe('Moved to /readme');
  });

  it('has no inline script, as the content security policy demands', () => {
    const scripts = load(renderPage({from: '/old', to: '/consumer'}, site))('script');
    expect(scripts.length).toBe(1);
    expect(scripts.attr('src')).toBe(`/${scriptName}`);
    expect(scripts.text()).toBe('');
  });
});

describe('_redirects', () => {
  it('has a line per redirect, with 301 as the default status', () => {
    const rules = renderRules([
      {from: '/old', to: '/consumer'},
      {from: '/guides', to: '/consumer', status: 302},
    ]);
    expect(rules.split('\n')).toEqual([
      '# Generated from src/config/redirects.ts by src/plugins/redirects.',
      '/old /consumer 301',
      '/guides /consumer 302',
      '',
    ]);
  });
});

describe('the script of the not-found page', () => {
  const source = renderSpellingScript(['/webhooks', '/faq', '/how-it-works', '/guides/readme', '/guides', '/']);

  /** Runs the script at an address, and returns where it leads. */
  function leadOn(pathname: string): string | undefined {
    let target: string | undefined;
    const location = {pathname, search: '?a=1', hash: '#b', replace: (address: string) => (target = address)};
    vm.runInNewContext(source, {location});
    return target;
  }

  it.each([
    ['/FAQ', '/faq'],
    ['/faq/', '/faq'],
    ['//faq', '/faq'],
    ['/faq.html', '/faq'],
    ['/faq.md', '/faq'],
    ['/Faq/index.html', '/faq'],
    ['/docs/faq', '/faq'],
    ['/docs', '/'],
    ['/how_it_works', '/how-it-works'],
    ['/how%2Dit%5Fworks', '/how-it-works'],
    ['/Guides/README', '/guides/readme'],
    ['/guides/index', '/guides'],
    ['/webhooks/readme', '/webhooks'],
    ['/index.html', '/'],
  ])('leads from %s to %s, with query and fragment', (requested, page) => {
    expect(leadOn(requested)).toBe(`${page}?a=1#b`);
  });

  it.each(['/faqs', '/x/faq', '/%E0%A4%A', '/__proto__', '/faq'])('leaves %s alone', (requested) => {
    expect(leadOn(requested)).toBeUndefined();
  });
});
