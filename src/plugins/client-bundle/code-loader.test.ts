import {expect, it} from 'vitest';

import loader from './code-loader';

const long = 'x'.repeat(25_000);
const page = (...code: string[]): string =>
  code.map((text) => `_jsx(CodeBlock, { packed: ${JSON.stringify(text)}, language: "js" })`).join(';\n');

it('sets the code of a page with much of it apart, each block by its place', () => {
  const compiled = loader(page(`a "b" \u0002\n${long}`, long));
  expect(compiled).toContain('_jsx(CodeBlock, { packed: {code: pageCode, at: 0}, language: "js" })');
  expect(compiled).toContain('_jsx(CodeBlock, { packed: {code: pageCode, at: 1}, language: "js" })');
  const [, uri = ''] = /"data:text\/javascript,([^"]+)"/.exec(compiled) ?? [];
  const code = decodeURIComponent(uri).replace('export default ', '');
  expect(JSON.parse(code)).toEqual([`a "b" \u0002\n${long}`, long]);
});

it('names the part by what is in it', () => {
  const name = (code: string): string | undefined => /webpackChunkName: "(code-\w+)"/.exec(loader(page(code)))?.[1];
  expect(name(long + long)).toMatch(/^code-[0-9a-f]{4}$/);
  expect(name(long + long)).toBe(name(long + long));
  expect(name(long + long)).not.toBe(name(`${long}${long}y`));
});

it('leaves a page with little code, and text that only looks like code, as they are', () => {
  for (const source of [page('a', 'b'), page(long), `const text = "packed: \\"${long}${long}\\"";`]) {
    expect(loader(source)).toBe(source);
  }
});
