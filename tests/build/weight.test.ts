import {brotliCompressSync, constants} from 'node:zlib';
import {describe, expect, it} from 'vitest';

import {firstVisitOf} from './first-visit';
import {pages, readBuilt} from './site';

const scriptLimit = 165;
const totalLimit = 200;

/** Bytes as a host sends them that compresses once and well. */
function compressed(text: string): number {
  return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
}

/** What a first visit sends, in bytes. */
interface Weight {
  readonly html: number;
  readonly css: number;
  readonly js: number;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** Finds a first visit that sends more than a reader on a slow line should wait for. */
function weightFaults(address: string, {html, css, js}: Weight): string[] {
  const total = html + css + js;
  return [
    ...(js <= scriptLimit * 1000
      ? []
      : [
          `${address}: ${(js / 1000).toFixed(1)} kB of scripts, ${scriptLimit} kB are the limit; load later what the first screen does without`,
        ]),
    ...(total <= totalLimit * 1000
      ? []
      : [`${address}: ${(total / 1000).toFixed(1)} kB in all, ${totalLimit} kB are the limit`]),
  ];
}

describe('a first visit', () => {
  it.each(['/', '/getting_started/how_pact_works', '/blog'])(
    `of %s sends at most ${scriptLimit} kB of scripts and ${totalLimit} kB in all`,
    (address) => {
      const page = pages.find((each) => each.address === address);
      if (!page) {
        throw new Error(`the build has no ${address}`);
      }
      const {scripts, styles} = firstVisitOf(page);
      const weight = {
        html: compressed(page.html),
        css: sum(styles.map((file) => compressed(readBuilt(file)))),
        js: sum(scripts.map((file) => compressed(readBuilt(file)))),
      };
      const kilobytes = Object.entries(weight).map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`);
      console.log(
        `weight of ${address}: ${kilobytes.join(', ')} kB; ${scripts.length} scripts, ${styles.length} stylesheet(s)`,
      );
      // The runtime, the application and the route's own chunks at the least.
      expect(scripts.length).toBeGreaterThan(3);
      expect(styles.length).toBeGreaterThan(0);
      expect(weightFaults(address, weight)).toEqual([]);
    },
  );

  it('is reported when it is too heavy', () => {
    expect(weightFaults('/', {html: 1000, css: 20_000, js: 165_000})).toEqual([]);
    expect(weightFaults('/', {html: 15_000, css: 20_001, js: 165_100})).toEqual([
      '/: 165.1 kB of scripts, 165 kB are the limit; load later what the first screen does without',
      '/: 200.1 kB in all, 200 kB are the limit',
    ]);
  });
});
