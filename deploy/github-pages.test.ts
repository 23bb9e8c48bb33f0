import {expect, it} from 'vitest';

import {addPolicy} from './github-pages';

const page = '<!doctype html><html lang="en"><head><meta charset="UTF-8"><script>1</script></head></html>';

it('a page gets the policy after its character set and before its scripts', () => {
  expect(addPolicy('build/a.html', page, "default-src 'self'")).toBe(
    page.replace('<script>', `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"><script>`),
  );
});

it('a page that has one, or no place for one, is refused', () => {
  const twice = (): string => addPolicy('build/a.html', addPolicy('build/a.html', page, 'x'), 'x');
  expect(twice).toThrow('build/a.html has a policy already: build again');
  expect(() => addPolicy('build/a.html', '<p>x</p>', 'x')).toThrow('build/a.html has no <meta charset="utf-8">');
});
