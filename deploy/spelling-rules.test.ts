import {describe, expect, it} from 'vitest';

import {renderSpellings} from './spelling-rules';

/** Looks an address up as nginx does: the first expression that matches wins. */
function lookUp(rules: string, requested: string): string {
  for (const [, pattern = '', address = ''] of rules.matchAll(/^"~\*(.*)" (.*);$/gm)) {
    if (new RegExp(pattern, 'i').test(requested)) {
      return address;
    }
  }
  return '';
}

const rules = renderSpellings([
  '/',
  '/faq',
  '/pact_broker/kubernetes',
  '/pact_broker/kubernetes/readme',
  '/blog/2017/new-1.0',
]);

describe('the rules for other spellings of an address', () => {
  it.each([
    ['/FAQ', '/faq'],
    ['/faq/', '/faq'],
    ['/faq.html', '/faq'],
    ['/faq.md', '/faq'],
    ['/faq/index', '/faq'],
    ['/Faq/Index.html', '/faq'],
    ['/faq/README.md', '/faq'],
    ['/docs/faq', '/faq'],
    ['/en/faq.html', '/faq'],
    ['/docs', '/'],
    ['/index.html', '/'],
    ['/pact-broker/Kubernetes', '/pact_broker/kubernetes'],
    ['/pact-broker/kubernetes/README', '/pact_broker/kubernetes/readme'],
    ['/blog/2017/new_1.0/', '/blog/2017/new-1.0'],
    ['/blog/2017/new_1x0', ''],
    ['/faqs', ''],
    ['/x/faq', ''],
  ])('lead from %s to "%s"', (requested, address) => {
    expect(lookUp(rules, requested)).toBe(address);
  });

  it.each(['/a b', '/$host', '/a"', '/a;b', '//evil.example\n'])('reject %j', (address) => {
    expect(() => renderSpellings([address])).toThrow("can't be in the rules for nginx");
  });
});
