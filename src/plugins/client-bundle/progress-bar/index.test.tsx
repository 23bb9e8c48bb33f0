import {expect, it} from 'vitest';

import progressBar from '.';

const bars = (): number => document.querySelectorAll('#nprogress > .bar').length;

it('shows one bar until it is done', () => {
  progressBar.start();
  progressBar.start();
  expect(bars()).toBe(1);
  progressBar.done();
  progressBar.done();
  expect(bars()).toBe(0);
});
