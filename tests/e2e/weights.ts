import {brotliCompressSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';

/** What a page takes, in bytes. */
export interface Weight {
  readonly scripts: number;
  readonly all: number;
  readonly files: number;
}

/**
 * The most that a page may take before its reader does anything, in bytes of brotli; 1 kB = 1000 bytes. A stock
 * Docusaurus site takes 306 kB here, 251 kB of them scripts.
 */
const before = {scripts: 0, all: 65_000, withDiagrams: 120_000};

/**
 * The most scripts of any page once React has hydrated it. A stock site: 251 kB, all of them at once. The goal is 200 kB,
 * and 170 kB for the median. About 30 kB are the framework's tables of routes, which grow with the number of pages, so
 * the limits leave room for growth.
 */
const after = {scripts: 205_000};

/** The most that the median of pages may take; a stock site: 306 kB, 251 kB of them scripts. */
const medians = {allBefore: 35_000, scriptsAfter: 175_000};

/** Pictures and fonts are compressed in themselves; a drawing is a text. */
const isPacked = (type: string): boolean => /^(?:image\/(?!svg)|font\/)/.test(type);

const packed = new Map<string, Promise<number>>();

async function packedSize(page: Page, address: string): Promise<number> {
  // Requested again: the browser discards a response body once the page navigates.
  const response = await page.request.get(address);
  const body = await response.body();
  return (isPacked(response.headers()['content-type'] ?? '') ? body : brotliCompressSync(body)).length;
}

/** Bytes a host would send for an address, with text compressed as Brotli 11. Each address is fetched once. */
async function sizeOf(page: Page, address: string): Promise<number> {
  const size = packed.get(address) ?? packedSize(page, address);
  packed.set(address, size);
  return size;
}

/** Weighs all that a page takes since it was gone to, without what is fetched for later pages. */
export function scale(page: Page): () => Promise<Weight> {
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
        isScript: request.resourceType() === 'script',
        bytes: await sizeOf(page, request.url()),
      })),
    );
    const sum = (list: typeof files): number => list.reduce((total, {bytes}) => total + bytes, 0);
    return {scripts: sum(files.filter(({isScript}) => isScript)), all: sum(files), files: files.length};
  };
}

/** What the page may take in all before its reader does anything. */
async function limitOf(page: Page): Promise<number> {
  const diagrams = await page
    .getByRole('main')
    .getByRole('img', {name: /^Diagram/})
    .count();
  return diagrams > 0 ? before.withDiagrams : before.all;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/**
 * Where a page takes more than it may.
 *
 * @param read - Before its reader did anything
 * @param used - When React has hydrated it
 */
export async function weightFaults(page: Page, read: Weight, used: Weight): Promise<string[]> {
  const kinds = [
    ['of scripts before its reader does anything', read.scripts, before.scripts],
    ['in all before its reader does anything', read.all, await limitOf(page)],
    ['of scripts once it is hydrated', used.scripts, after.scripts],
  ] as const;
  return [
    ...kinds.flatMap(([kind, bytes, most]) =>
      bytes > most ? [`takes ${bytes} bytes ${kind}: it may take ${most}`] : [],
    ),
    ...(read.files > 1 && used.scripts > read.scripts ? [] : ['took no files, or no scripts: nothing was weighed']),
  ];
}

/** Where the median of pages takes more than it may. */
export function medianFaults(read: readonly Weight[], used: readonly Weight[]): string[] {
  const kinds = [
    ['in all before the reader does anything', median(read.map(({all}) => all)), medians.allBefore],
    ['of scripts once the page is hydrated', median(used.map(({scripts}) => scripts)), medians.scriptsAfter],
  ] as const;
  return kinds.flatMap(([kind, bytes, most]) =>
    bytes <= most ? [] : [`the median is ${bytes} bytes ${kind}: it may be ${most}`],
  );
}
