import {createRequire} from 'node:module';
import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it} from 'vitest';

import {withStepsAtHand} from './steps-at-hand';

const prefixes = createRequire(import.meta.url).resolve('postcss-preset-env');

it('makes the steps of styles that are named, and leaves those that are made', async () => {
  const made = {postcssPlugin: 'made', Once: () => undefined};
  const {plugins, ...rest} = withStepsAtHand({ident: 'postcss', plugins: [[prefixes, {browsers: 'chrome 111'}], made]});
  expect(rest).toEqual({ident: 'postcss', config: false});
  expect(plugins[1]).toBe(made);
  const styles = async (): Promise<string> =>
    (await postcss(plugins as AcceptedPlugin[]).process('a{mask:none}', {from: undefined})).css;
  expect(await styles()).toBe('a{-webkit-mask:none;mask:none}');
  // Once more, with the same steps.
  expect(await styles()).toBe('a{-webkit-mask:none;mask:none}');
});

it('refuses a step that is not there', () => {
  expect(() => withStepsAtHand({plugins: [['no-such-step', {}]]})).toThrow("Cannot find module 'no-such-step'");
});
