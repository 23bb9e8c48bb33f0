import {describe, expect, it} from 'vitest';

import {renderRedirects} from './redirect-rules';

const rule = (to: string, status?: 301 | 302): string | undefined =>
  renderRedirects([{from: '/old', to, status}]).split('\n')[1];

describe('a redirect of nginx', () => {
  it('is permanent by default, and keeps the query', () => {
    expect(rule('/new')).toBe('location = "/old" { return 301 "/new$is_args$args"; }');
    expect(rule('/new', 302)).toBe('location = "/old" { return 302 "/new$is_args$args"; }');
  });

  it('appends the query of the reader to that of the target, before the fragment', () => {
    expect(rule('/new?a=1#b')).toBe('location = "/old" { return 301 "/new?a=1$and_args#b"; }');
    expect(rule('/new#b')).toBe('location = "/old" { return 301 "/new$is_args$args#b"; }');
  });

  it.each(['/new"', '/$host', '/a b', '/a\\b'])('is rejected with the target %s', (to) => {
    expect(() => rule(to)).toThrow(`/old -> ${to} contains a quote, a dollar sign, a backslash or a space`);
  });
});
