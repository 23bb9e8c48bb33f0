import {expect, test, type Page} from '@playwright/test';

import {watch} from './faults';
import {holdScripts, isReady, nextFrames, open, write} from './pages';

const paths = [
  '/provider',
  '/consumer',
  '/getting_started/matching',
  '/',
  '/help/errors',
  '/blog',
  '/blog/2022/11/10/pact-plugin-framework-launch',
  '/pact_nirvana/pipeline_generator',
  '/university/introduction/Step12',
  '/pact_broker/configuration/settings',
];

/** Replaces each text as browser translators do. */
function translate(): void {
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
}

interface Change {
  readonly by: string;
  readonly change: () => void;
  /** Whether React can't hydrate the page, so that it stays as it is. */
  readonly stays?: boolean;
  /** Whether it changes blocks of code, which not every page has. */
  readonly inCode?: boolean;
}

/** What browsers, extensions and blockers change before hydration. */
const changes: readonly Change[] = [
  {by: 'a translator', change: translate, stays: true},
  {
    by: 'a translator that changes the text in its place',
    change: () => {
      document.querySelectorAll('main p').forEach(({firstChild}) => {
        if (firstChild instanceof Text) {
          firstChild.data = `${firstChild.data}·`;
        }
      });
    },
    stays: true,
  },
  {
    by: 'a blocker that removes the announcement',
    change: () => document.querySelector('.theme-announcement-bar')?.remove(),
    stays: true,
  },
  {
    by: 'a blocker that removes the footer',
    change: () => document.querySelector('footer')?.remove(),
    stays: true,
  },
  {
    by: 'an extension that wraps code',
    change: () => {
      for (const block of document.querySelectorAll('main pre, main p')) {
        const wrapper = document.createElement('div');
        block.replaceWith(wrapper);
        wrapper.append(block);
      }
    },
    stays: true,
  },
  {
    by: 'a highlighter that splits text',
    change: () => {
      const range = document.createRange();
      const text = document
        .createTreeWalker(document.querySelector('main p') ?? document, NodeFilter.SHOW_TEXT)
        .nextNode();
      range.selectNodeContents(text ?? document.body);
      range.surroundContents(document.createElement('mark'));
    },
    stays: true,
  },
  {
    by: 'an extension with an element first in main',
    change: () => document.querySelector('main')?.prepend(document.createElement('aside')),
    stays: true,
  },
  {
    by: 'a reader with an element in the article',
    change: () => document.querySelector('article, main')?.prepend(document.createElement('aside')),
    stays: true,
  },
  {
    by: 'a password manager with an element beside each field',
    change: () =>
      document
        .querySelectorAll('input, textarea, select')
        .forEach((field) => field.after(document.createElement('lt-div'))),
    stays: true,
  },
  {
    by: 'a writing assistant with attributes',
    change: () =>
      document.querySelectorAll('input, textarea, p').forEach((field) => {
        field.setAttribute('data-gramm', 'false');
        field.setAttribute('spellcheck', 'false');
      }),
  },
  {
    by: 'a dark mode',
    change: () => {
      document.head.append(Object.assign(document.createElement('style'), {textContent: 'main {color: inherit}'}));
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
      document.querySelectorAll<SVGElement>('svg').forEach((picture) => picture.style.setProperty('--inline', 'white'));
    },
  },
  {
    by: 'an extension with elements in the body',
    change: () => {
      document.body.append(document.createElement('aside'));
      document.body.prepend(document.createElement('aside'));
    },
  },
  {
    by: 'attributes of html and body',
    change: () => {
      document.documentElement.classList.add('extension');
      document.body.setAttribute('data-extension', 'on');
      document.body.style.paddingTop = '1px';
    },
  },
  {
    by: 'an extension with a button in each block of code',
    change: () =>
      document.querySelectorAll('main figure').forEach((block) => block.append(document.createElement('button'))),
    stays: true,
    inCode: true,
  },
  {
    by: 'an extension with a style before the page',
    change: () => document.querySelector('#__docusaurus')?.prepend(document.createElement('style')),
    stays: true,
  },
];

interface Content {
  readonly text: string;
  readonly code: readonly string[];
}

/** What readers see of the page. */
const contentOf = (page: Page): Promise<Content> =>
  page.evaluate(() => ({
    text: document.querySelector('main')?.innerText.replaceAll(/\s+/g, '') ?? '',
    code: [...document.querySelectorAll('main pre code')].map(({textContent}) => textContent),
  }));

/** Reports elements that are missing or duplicated, and code blocks with other text. */
async function wholenessFaults(page: Page, code: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const selector of ['main', 'nav.navbar', 'h1']) {
    const count = await page.locator(selector).count();
    if (count !== 1) {
      faults.push(`has ${count} ${selector}`);
    }
  }
  const {code: now} = await contentOf(page);
  if (now.length !== code.length) {
    faults.push(`has ${now.length} blocks of code: ${code.length} before`);
  }
  const changed = code.filter((text, index) => now[index] !== text).length;
  if (changed > 0) {
    faults.push(`has ${changed} blocks with other code than before`);
  }
  return faults;
}

for (const [index, path] of paths.entries()) {
  const tag = index === 0 ? [] : ['@rest'];
  test(`${path} stays whole, and in the reader's language, however it was changed`, {tag}, async ({page}) => {
    // Each change loads two pages.
    test.setTimeout(changes.length * 60_000);
    const takeFaults = watch(page);
    await open(page, path);
    const hasCode = (await page.locator('main figure').count()) > 0;
    const possible = changes.filter(({inCode = false}) => hasCode || !inCode);
    for (const {by, change, stays = false} of possible) {
      await test.step(by, async () => {
        const release = await holdScripts(page);
        await page.goto(path);
        await page.evaluate(change);
        const before = await contentOf(page);
        release();
        if (stays) {
          await page.waitForLoadState('networkidle');
          await expect.soft(page.locator('html'), by).toHaveAttribute('data-has-hydrated', 'false');
          expect.soft((await contentOf(page)).text, by).toBe(before.text);
        } else {
          await isReady(page);
        }
        expect.soft(await wholenessFaults(page, before.code), by).toEqual([]);
        expect.soft(takeFaults(), by).toEqual([]);
        await page.unrouteAll({behavior: 'wait'});

        await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: /^Help/}).first().click();
        await expect(page).toHaveURL('/help');
        await expect(page.getByRole('heading', {level: 1})).toHaveText(/help/i);
        expect.soft(await wholenessFaults(page, (await contentOf(page)).code), `${by}, next page`).toEqual([]);
        // Firefox reports a page that is left while its scripts load.
        await isReady(page);
        expect.soft(takeFaults(), `${by}, next page`).toEqual([]);
      });
    }
    console.log(`${path}: changed in ${possible.length} ways`);
  });
}

test('a translated page gives way when its reader needs React, and keeps what was typed', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/help/errors');
  await page.evaluate(translate);
  await write(page.getByRole('main').getByRole('textbox'), 'could not load libpact_ffi');
  release();
  await expect(page.getByRole('region', {name: 'Find your error message'}).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('could not load libpact_ffi');
  expect(await wholenessFaults(page, (await contentOf(page)).code)).toEqual([]);
});

for (const path of ['/getting_started/provider_states', '/help/errors', '/blog', '/pact_nirvana/pipeline_generator']) {
  test(`${path}, translated after hydration, goes on working`, async ({page}) => {
    const takeFaults = watch(page);
    await open(page, path);
    await page.evaluate(translate);
    const html = page.locator('html');
    await page
      .getByRole('button', {name: /Switch between dark and light mode/})
      .first()
      .click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    const rating = page.getByRole('region', {name: 'Rate this page'});
    if ((await rating.count()) > 0) {
      await rating.getByRole('button').last().click();
      await page.evaluate(translate);
    }
    const tabs = page.getByRole('tab');
    if ((await tabs.count()) > 3) {
      await tabs.nth(3).click();
      await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
    }
    const field = page.getByRole('main').getByRole('textbox');
    if ((await field.count()) > 0) {
      await write(field.first(), 'could not load libpact_ffi');
      await nextFrames(page);
      await page.evaluate(translate);
      await write(field.first(), 'expected 200 but was 404');
    }
    const links = page.getByRole('navigation', {name: 'Main'}).getByRole('link');
    for (const [index, target] of [
      [2, '/consumer'],
      [8, '/help'],
    ] as const) {
      await links.nth(index).click();
      await expect(page).toHaveURL(target);
      await page.evaluate(translate);
    }
    await page.goBack();
    await expect(page).toHaveURL('/consumer');
    await page.goBack();
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.getByRole('heading', {name: 'This page crashed'})).toHaveCount(0);
    expect(takeFaults()).toEqual([]);
  });
}

test('a page that appears twice is noticed, and one without its code', async ({page}) => {
  await open(page, '/provider');
  const {code} = await contentOf(page);
  await page.evaluate(() => {
    document.querySelector('main')?.after(document.querySelector('nav.navbar')?.cloneNode(true) ?? '');
    document.querySelector('main pre code')?.replaceChildren();
  });
  expect(await wholenessFaults(page, code)).toEqual(['has 2 nav.navbar', 'has 1 blocks with other code than before']);
});
