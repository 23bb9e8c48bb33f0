import {brotliCompressSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';

/** Bytes and files that a page loads; its scripts are those of the framework. */
export interface Weight {
  readonly scripts: number;
  readonly all: number;
  readonly files: number;
}

/**
 * Limits for the initial load, before the load event, in bytes after Brotli; 1 kB = 1000 bytes. A stock Docusaurus
 * site loads 306 kB here, 251 kB of them scripts. The heaviest pages have samples in all languages, with the imports and
 * helpers that they lean on, and all errors of a family.
 */
const initialLimits = {scripts: 0, all: 92_000, withDiagrams: 120_000};

/**
 * Limits for the scripts of any page after hydration. A stock site loads 251 kB. The goal is 200 kB, and 170 kB for the
 * median. The framework's route tables take about 30 kB and grow with the number of pages, and a page's own script with
 * its text: that of the largest family of errors takes 50 kB. So the limits leave room. The editor of the matcher
 * playground may take 120 kB more; matcher-playground.spec.ts weighs it.
 */
const hydratedLimits = {scripts: 235_000, withEditor: 355_000};

/** Limits for the median of all pages; a stock site loads 306 kB, 251 kB of them scripts. */
const medianLimits = {allBefore: 41_500, scriptsAfter: 191_000};

/** Images and fonts are already compressed, except SVG. */
const isCompressed = (type: string): boolean => /^(?:image\/(?!svg)|font\/)/.test(type);

const sizes = new Map<string, Promise<number>>();

async function compressedSize(page: Page, address: string): Promise<number> {
  // Requested again: the browser discards a response body once the page navigates.
  const response = await page.request.get(address);
  const body = await response.body();
  return (isCompressed(response.headers()['content-type'] ?? '') ? body : brotliCompressSync(body)).length;
}

/** Bytes that a host would send for a URL, with Brotli 11. Fetches each URL once. */
async function sizeOf(page: Page, address: string): Promise<number> {
  const size = sizes.get(address) ?? compressedSize(page, address);
  sizes.set(address, size);
  return size;
}

/** Records the requests since the last navigation, without prefetches; returns a function that weighs them. */
export function recordRequests(page: Page): () => Promise<Weight> {
  let requests: Request[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      requests = [];
    }
    const headers = request.headers();
    if (!/prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '')) {
      requests.push(request);
    }
  });
  return async () => {
    const files = await Promise.all(
      requests.map(async (request) => ({
        isScript: request.resourceType() === 'script' && new URL(request.url()).pathname.startsWith('/assets/js/'),
        bytes: await sizeOf(page, request.url()),
      })),
    );
    const sum = (list: typeof files): number => list.reduce((total, {bytes}) => total + bytes, 0);
    return {scripts: sum(files.filter(({isScript}) => isScript)), all: sum(files), files: files.length};
  };
}

/** Limit of the page for the initial load. */
async function limitOf(page: Page): Promise<number> {
  const diagrams = await page
    .getByRole('main')
    .getByRole('img', {name: /^Diagram/})
    .count();
  return diagrams > 0 ? initialLimits.withDiagrams : initialLimits.all;
}

/** Limit of the page for its scripts after hydration. */
async function hydratedLimitOf(page: Page): Promise<number> {
  const editors = await page.getByRole('region', {name: 'Matcher playground'}).count();
  return editors > 0 ? hydratedLimits.withEditor : hydratedLimits.scripts;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/**
 * Reports where a page exceeds the limits.
 *
 * @param initial weight before any interaction
 * @param hydrated weight after hydration
 */
export async function weightFaults(page: Page, initial: Weight, hydrated: Weight): Promise<string[]> {
  const kinds = [
    ['of scripts before its reader does anything', initial.scripts, initialLimits.scripts],
    ['in all before its reader does anything', initial.all, await limitOf(page)],
    ['of scripts once it is hydrated', hydrated.scripts, await hydratedLimitOf(page)],
  ] as const;
  return [
    ...kinds.flatMap(([kind, bytes, limit]) =>
      bytes > limit ? [`takes ${bytes} bytes ${kind}: it may take ${limit}`] : [],
    ),
    ...(initial.files > 1 && hydrated.scripts > initial.scripts
      ? []
      : ['took no files, or no scripts: nothing was weighed']),
  ];
}

/** Reports where the median exceeds the limits. */
export function medianFaults(initial: readonly Weight[], hydrated: readonly Weight[]): string[] {
  const kinds = [
    ['in all before the reader does anything', median(initial.map(({all}) => all)), medianLimits.allBefore],
    ['of scripts once the page is hydrated', median(hydrated.map(({scripts}) => scripts)), medianLimits.scriptsAfter],
  ] as const;
  return kinds.flatMap(([kind, bytes, limit]) =>
    bytes <= limit ? [] : [`the median is ${bytes} bytes ${kind}: it may be ${limit}`],
  );
}
