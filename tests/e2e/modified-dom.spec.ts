import {expect, test, type Page} from '@playwright/test';

import {watch} from './faults';
import {forgetVisit, keepPointerAtRest, open, reach} from './pages';

/** Pages with a lot of code. */
const paths = ['/provider', '/consumer', '/getting_started/matching'];

/** Changes by browser extensions, translators and blockers before hydration. */
const changes: Readonly<Record<string, () => void>> = {
  'the announcement is removed': () => document.querySelector('.theme-announcement-bar')?.remove(),
  'the first child of the root is removed': () => document.querySelector('#__docusaurus')?.firstElementChild?.remove(),
  'an element comes first in main': () => document.querySelector('main')?.prepend(document.createElement('div')),
  'an element comes first in the article': () =>
    document.querySelector('article')?.prepend(document.createElement('aside')),
  'an element is appended to the body': () => document.body.append(document.createElement('aside')),
  'html and body have further attributes': () => {
    document.documentElement.setAttribute('data-extension', 'on');
    document.documentElement.classList.add('extension');
    document.body.setAttribute('data-extension', 'on');
    document.body.style.paddingTop = '1px';
  },
  'the text is translated': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && !text.parentElement?.closest('pre, code, script, style')) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(`${text.data}·`);
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = 'de';
  },
  'every block of code is wrapped': () => {
    for (const block of document.querySelectorAll('main pre')) {
      const wrapper = document.createElement('div');
      block.replaceWith(wrapper);
      wrapper.append(block);
    }
  },
};

/** Text of each code block. */
const codeOf = (page: Page): Promise<string[]> => page.locator('main pre code').allTextContents();

/** Reports elements that are missing or duplicated, and code blocks with other text. */
async function wholenessFaults(page: Page, code: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const selector of ['main', 'nav.navbar', 'h1']) {
    const count = await page.locator(selector).count();
    if (count !== 1) {
      faults.push(`has ${count} ${selector}`);
    }
  }
  const now = await codeOf(page);
  if (now.length !== code.length) {
    faults.push(`has ${now.length} blocks of code: ${code.length} before`);
  }
  const changed = code.filter((text, index) => now[index] !== text).length;
  if (changed > 0) {
    faults.push(`has ${changed} blocks with other code than before`);
  }
  return faults;
}

/** React reports the failed hydration, and then renders the page, as these tests expect. */
const isHydrationError = (fault: string): boolean =>
  /^console: .*(?:Minified React error #(?:418|423|425)\b|React Root onRecoverableError)/.test(fault);

for (const path of paths) {
  test(`${path} is whole however it was changed before it is hydrated`, async ({page}) => {
    const takeFaults = watch(page);
    await forgetVisit(page);
    await keepPointerAtRest(page);
    for (const [name, change] of Object.entries(changes)) {
      await test.step(name, async () => {
        await page.mouse.move(0, 0);
        await page.goto(path);
        const code = await codeOf(page);
        expect(code.filter((text) => text.trim() !== '').length, 'blocks of code').toBeGreaterThan(20);
        await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
        await page.evaluate(change);
        await reach(page);
        expect.soft(await wholenessFaults(page, code), name).toEqual([]);
        expect
          .soft(
            takeFaults().filter((fault) => !isHydrationError(fault)),
            name,
          )
          .toEqual([]);

        await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true}).click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText(/help/i);
        expect.soft(await wholenessFaults(page, await codeOf(page)), `${name}, next page`).toEqual([]);
        expect.soft(takeFaults(), `${name}, next page`).toEqual([]);
      });
    }
    console.log(`${path}: changed in ${Object.keys(changes).length} ways`);
  });
}

test('a page that appears twice is noticed, and one without its code', async ({page}) => {
  await open(page, '/provider');
  const code = await codeOf(page);
  await page.evaluate(() => {
    document.querySelector('main')?.after(document.querySelector('nav.navbar')?.cloneNode(true) ?? '');
    document.querySelector('main pre code')?.replaceChildren();
  });
  expect(await wholenessFaults(page, code)).toEqual(['has 2 nav.navbar', 'has 1 blocks with other code than before']);
});

test('a page whose address is written in another case is not found, or is there with its code', async ({page}) => {
  await page.goto('/consumer');
  const code = await codeOf(page);
  await forgetVisit(page);
  expect((await page.goto('/Consumer'))?.status()).toBe(404);
  await reach(page);
  const isFound = (await page.getByRole('heading', {level: 1}).textContent()) !== 'Page Not Found';
  expect(await wholenessFaults(page, isFound ? code : [])).toEqual([]);
});
