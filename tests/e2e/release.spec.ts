import {cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {release} from '../../deploy/release';
import {serve} from '../hosting/nginx';
import {readReports} from '../hosting/violations';
import {watch} from './faults';
import {isMarked, mark, open, saveData} from './pages';

/** The name of a chunk with its hash; `main` and `runtime~main` are named by the pages instead. */
const chunk = /^(?!main|runtime)[\w~-]+\.([0-9a-f]{10})\.js$/;

const reverse = (hash: string): string => [...hash].reverse().join('');

/**
 * Renames every chunk, also in the list of them, as if its content had changed.
 *
 * @returns how many there are
 */
function renameChunks(build: string): number {
  const scripts = path.join(build, 'assets/js');
  const files = readdirSync(scripts);
  const hashes = new Set<string>();
  for (const file of files) {
    const hash = chunk.exec(file)?.[1];
    if (hash !== undefined) {
      hashes.add(hash);
      renameSync(path.join(scripts, file), path.join(scripts, file.replace(hash, reverse(hash))));
    }
  }
  // The list keeps its name, so that the pages, which contain it, still match the hashes of the policy.
  const list = path.join(scripts, files.find((file) => file.startsWith('runtime~main.')) ?? 'runtime~main');
  const source = readFileSync(list, 'utf8');
  writeFileSync(
    list,
    source.replace(/\b[0-9a-f]{10}\b/g, (hash) => (hashes.has(hash) ? reverse(hash) : hash)),
  );
  return hashes.size;
}

test('an open page keeps navigating after a new release has replaced its own', async ({page, browser}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const [after, site] = [path.join(folder, 'b'), path.join(folder, 'site')];
  cpSync('build', after, {recursive: true});
  const count = renameChunks(after);
  expect(count, 'scripts that differ between the releases').toBeGreaterThan(100);

  release('build', site, new Date('2026-11-01'));
  const reports = path.join(folder, 'reports.txt');
  const server = await serve(site, {generated: 'build-nginx', reports});
  try {
    // Nothing is prefetched before the click.
    await saveData(page);
    const faults = watch(page);
    await open(page, `${server.url}/faq`);
    await mark(page);

    release(after, site, new Date('2026-11-02'));
    const loaded = page.waitForResponse((response) => chunk.test(path.basename(response.url())));
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true}).click();
    await expect(page).toHaveURL(`${server.url}/help`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/help/i);
    const former = new URL((await loaded).url()).pathname;
    expect(readdirSync('build/assets/js'), 'a script of the release that the page is of').toContain(
      path.basename(former),
    );
    expect(readdirSync(path.join(after, 'assets/js')), 'not of the next one').not.toContain(path.basename(former));
    expect(await isMarked(page), 'the document that was open').toBe(true);
    expect(faults()).toEqual([]);

    // A new reader gets the new release.
    const visitor = await (await browser.newContext()).newPage();
    await saveData(visitor);
    const takeFaults = watch(visitor);
    const scripts: string[] = [];
    visitor.on('request', (request) => scripts.push(path.basename(new URL(request.url()).pathname)));
    await open(visitor, `${server.url}/faq`);
    expect(scripts.filter((name) => readdirSync(path.join(after, 'assets/js')).includes(name)).length).toBeGreaterThan(
      2,
    );
    expect(takeFaults()).toEqual([]);
    await visitor.context().close();
    expect(readReports(reports)).toEqual([]);
  } finally {
    await server.stop();
    rmSync(folder, {recursive: true, force: true});
  }
});

test('a violation of the policy is reported', async ({page}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  const reports = path.join(folder, 'reports.txt');
  const server = await serve('build', {generated: 'build-nginx', reports});
  try {
    await page.goto(`${server.url}/faq`);
    expect(readReports(reports)).toEqual([]);
    await page.evaluate(() => {
      const script = Object.assign(document.createElement('script'), {textContent: 'document.title = "ran"'});
      document.body.append(script);
    });
    await expect.poll(() => readReports(reports).join()).toContain(`${server.url}/faq: script-src-elem forbids inline`);
    expect(await page.title()).not.toBe('ran');
    expect(() => readReports(path.join(folder, 'none.txt'))).toThrow('none.txt is missing: serve the site');
  } finally {
    await server.stop();
    rmSync(folder, {recursive: true, force: true});
  }
});
