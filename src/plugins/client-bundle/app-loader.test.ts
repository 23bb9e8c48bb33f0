import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

import loader from './app-loader';

const app = createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/App.js');

it('renders the routes anew each time', () => {
  expect(loader(readFileSync(app, 'utf8'))).toContain('{renderRoutes(routes)}');
});

it('refuses another form', () => {
  expect(() => loader('export default null')).toThrow('App.js of @docusaurus/core has another form');
});
