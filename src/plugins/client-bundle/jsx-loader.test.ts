import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';

import loader from './jsx-loader';

it('makes variables of what a page takes from React, whatever MDX writes', async () => {
  const page = String(await compile('# Tea\n\n<>A *mug* of <b>tea</b></>\n'));
  expect(page.match(/\b_jsxs?\(/g)?.length).toBeGreaterThan(2);
  const taken = loader.call({resourcePath: 'tea.mdx'}, page);
  expect(taken).toContain(
    'import {Fragment as of_Fragment, jsx as of_jsx, jsxs as of_jsxs} from "react/jsx-runtime"; const _Fragment = of_Fragment, _jsx = of_jsx, _jsxs = of_jsxs;',
  );
  expect(taken.replace(/^import .*$/m, '')).toBe(page.replace(/^import .*$/m, ''));
});

it('refuses another form', () => {
  expect(() => loader.call({resourcePath: 'tea.mdx'}, 'export default null')).toThrow(
    'tea.mdx imports react/jsx-runtime in another form',
  );
});
