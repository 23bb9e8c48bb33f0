import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';

import loader from './render-loader';

const render = createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/renderToHtml.js');

it('escapes text, and neither tags nor scripts', () => {
  const source = loader(readFileSync(render, 'utf8'));
  expect(source).toContain('.then(escapeText)');
  const [helper = ''] = source.split('/**');
  const html = '<a title="a > b">a -> b</a><!-- > --><script>a > b</script><br/>>';
  expect(runInNewContext(`${helper.split('\nimport ')[0]}; escapeText(html)`, {html})).toBe(
    '<a title="a > b">a -&gt; b</a><!-- > --><script>a > b</script><br/>&gt;',
  );
});

it('refuses another form', () => {
  expect(() => loader('export default null')).toThrow('renderToHtml.js of @docusaurus/core has another form');
});
