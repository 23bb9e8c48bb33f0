import {expect, it} from 'vitest';

import loader from './registry-loader';

const line = (name: string): string =>
  `  "0052": [() => import(/* webpackChunkName: "0052" */ "@site/docs/a.mdx"), "${name}", require.resolveWeak("@site/docs/a.mdx")],`;

it('leaves out the name of a part, and keeps how it is loaded', () => {
  const source = ['export default {', line('@site/docs/a.mdx'), line('@theme/B'), '};'].join('\n');
  expect(loader(source)).toBe(['export default {', line(''), line(''), '};'].join('\n'));
});

it('fails on a registry of another form', () => {
  expect(() => loader('export default {"0052": () => import("@site/docs/a.mdx")};')).toThrow(
    '.docusaurus/registry.js has another form; adapt src/plugins/client-bundle/registry-loader.js',
  );
});
