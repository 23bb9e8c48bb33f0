import {expect, it} from 'vitest';

import {addPolicy} from './github-pages';

const page = '<!doctype html><html lang="en"><head><meta charset="UTF-8"><script>1</script></head></html>';

it('adds the policy after the charset and before any script', () => {
  expect(addPolicy('build/a.html', page, "default-src 'self'")).toBe(
    page.replace('<script>', `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"><script>`),
  );
});

it('rejects a page that already has one, or has no place for it', () => {
  const twice = (): string => addPolicy('build/a.html', addPolicy('build/a.html', page, 'x'), 'x');
  expect(twice).toThrow('build/a.html already has a policy; rebuild');
  expect(() => addPolicy('build/a.html', '<p>x</p>', 'x')).toThrow('build/a.html has no <meta charset="utf-8">');
});
