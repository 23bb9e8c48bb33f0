import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

import loader from './link-loader';

const link = createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/exports/Link.js');

it('gives links to their own module, and watches none', () => {
  const source = loader(readFileSync(link, 'utf8'));
  expect(source).toMatch(/^import \{ NavLink, Link as RRLink \} from ".*\/links\.tsx";$/m);
  expect(source).not.toContain("from 'react-router-dom'");
  expect(source).toContain('if (false) {');
});

it('refuses another form', () => {
  expect(() => loader('export default null')).toThrow('Link.js of @docusaurus/core has another form');
});
