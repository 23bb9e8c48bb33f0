import {describe, expect, it} from 'vitest';

import {correctAddress} from './address';

const pages = ['/', '/faq', '/getting_started/stubs', '/university/Step1'];
const correct = (address: string): string => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return correctAddress({pathname, search, hash}, pages);
};

describe('an address as it was typed', () => {
  it.each([
    ['/faq', '/faq'],
    ['/faq.html', '/faq'],
    ['/faq/index.html', '/faq'],
    ['/faq/', '/faq'],
    ['//faq', '/faq'],
    ['/FAQ.html?a=%20#b', '/faq?a=%20#b'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/university/step1', '/university/Step1'],
    ['/getting%5Fstarted/stubs', '/getting_started/stubs'],
    ['/getting_started%2Fstubs', '/getting_started/stubs'],
  ])('%s is corrected to %s', (typed, address) => {
    expect(correct(typed)).toBe(address);
  });

  it.each(['/no/such/page.html', '/No//Page/?a#b', '/web/2026/https://docs.pact.io/faq', '/caf%C3%A9'])(
    'of no page stays: %s',
    (typed) => {
      expect(correct(typed)).toBe(typed);
    },
  );

  it('no longer has encoding that the router fails on', () => {
    expect(correct('/%E0%A4%A')).toBe('/%25E0%25A4%25A');
    expect(correct('/faq#%E0%A4%A')).toBe('/faq#%25E0%25A4%25A');
    expect(correct('/faq#caf%C3%A9')).toBe('/faq#caf%C3%A9');
  });
});
