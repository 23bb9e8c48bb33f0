import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

import loader from './pending-navigation-loader';

const navigation = createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/PendingNavigation.js');

it('shows pages in a route that stays at its location', () => {
  const source = loader(readFileSync(navigation, 'utf8'));
  expect(source).toMatch(/^import Route from ".*\/settled-route\.tsx";$/m);
  expect(source).not.toContain("from 'react-router-dom'");
});

it('refuses another form', () => {
  expect(() => loader('export default null')).toThrow('PendingNavigation.js of @docusaurus/core has another form');
});
