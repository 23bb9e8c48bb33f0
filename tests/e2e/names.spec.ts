import {expect, test, type Page} from '@playwright/test';

import {open, templates} from './pages';

// What a screen reader says of pages, beyond what axe asks: names that tell apart, and where the reader is.

/** Names that several links of a page share although they lead to different places, and names that say nothing. */
async function nameFaults(page: Page): Promise<{looked: number; faults: string[]}> {
  return page.evaluate(() => {
    const vague = /^(?:read more|more|here|click here|link|this|this page|details|learn more|continue)$/i;
    const nameOf = (element: Element): string =>
      (
        element.getAttribute('aria-label') ||
        element.textContent?.trim() ||
        element.querySelector('img')?.alt ||
        element.getAttribute('title') ||
        ''
      )
        .replace(/\s+/g, ' ')
        .trim();
    const seen = [...document.querySelectorAll('a[href], button')].filter((each) => each.checkVisibility());
    const navigations = [...document.querySelectorAll('nav')].filter((each) => each.checkVisibility());
    const titles = navigations.map((each) => each.getAttribute('aria-label') ?? '');
    return {
      looked: seen.length,
      faults: [
        ...seen.filter((each) => nameOf(each) === '').map((each) => `no name: ${each.outerHTML.slice(0, 80)}`),
        ...seen.filter((each) => vague.test(nameOf(each))).map((each) => `"${nameOf(each)}" says nothing`),
        ...titles.filter((title) => title === '').map(() => 'a navigation has no name'),
        ...titles.filter((title, index) => titles.indexOf(title) !== index).map((title) => `two are named "${title}"`),
        ...(document.querySelectorAll('main').length === 1 ? [] : ['has not one main']),
      ],
    };
  });
}

test('links and navigations without a name of their own are noticed', async ({page}) => {
  await page.setContent('<nav><a href="/a">Read more</a><a href="/b"></a></nav><nav aria-label="A"></nav>');
  const {faults} = await nameFaults(page);
  expect(faults).toEqual([
    expect.stringContaining('no name: <a href="/b">'),
    '"Read more" says nothing',
    'a navigation has no name',
    'has not one main',
  ]);
});

test('links, buttons and navigations of every kind of page have names that tell them apart', async ({page}) => {
  test.slow();
  const faults: string[] = [];
  let looked = 0;
  for (const {path} of templates) {
    await open(page, path);
    const found = await nameFaults(page);
    expect(found.looked, path).toBeGreaterThan(0);
    looked += found.looked;
    faults.push(...found.faults.map((fault) => `${path}: ${fault}`));
  }
  console.log(`${looked} links and buttons looked at on ${templates.length} pages`);
  expect(faults).toEqual([]);
});

test('a docs page is told as regions in their order, with the place of the reader', async ({page}) => {
  await open(page, '/getting_started/terminology');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - region "Skip to main content":
      - link "Skip to main content"
    - navigation "Main":
      - link "Getting Started"
      - combobox "Language of samples"
      - button /Switch between dark and light mode/
    - complementary:
      - navigation "Docs sidebar":
        - list:
          - listitem:
            - button "Pact concepts" [expanded]
    - main:
      - article:
        - navigation "Breadcrumbs"
        - heading "Terminology" [level=1]
        - heading [level=2]
    - contentinfo
  `);
  const here = page.locator('[aria-current]').filter({visible: true});
  for (const name of ['Getting Started', 'Terminology']) {
    await expect(here.filter({hasText: name}).first()).toHaveAttribute('aria-current', 'page');
  }
});

test('headings of every kind of page begin at one and leave no level out', async ({page}) => {
  test.slow();
  let looked = 0;
  for (const {path} of templates) {
    await open(page, path);
    // A sidebar of posts stands before the page and has headings of its own.
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map((each) => Number(each.getAttribute('aria-level') ?? each.tagName.slice(1))));
    expect(levels[0], path).toBe(1);
    levels.slice(1).forEach((level, index) => {
      expect(level, `${path}, heading ${index + 2}`).toBeLessThanOrEqual((levels[index] ?? 0) + 1);
    });
    looked += levels.length;
  }
  console.log(`${looked} headings looked at on ${templates.length} pages`);
  expect(looked).toBeGreaterThan(templates.length);
});

test('what happens is said: the regions for it are there before', async ({page}) => {
  await open(page, '/getting_started/how_pact_works');
  const block = page
    .locator('figure')
    .filter({has: page.locator('pre')})
    .first();
  await expect(block.getByRole('status')).toHaveCount(1);
  await expect(page.getByRole('region', {name: 'Rate this page'}).getByRole('status').first()).toHaveCount(1);
  await open(page, '/search');
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(1);
  await open(page, '/help/errors');
  await expect(page.getByRole('region', {name: 'Find your message'}).getByRole('status')).toHaveCount(1);
});
