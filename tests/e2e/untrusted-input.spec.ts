import {expect, test, type Page} from '@playwright/test';

import {watch} from './faults';
import {write} from './pages';

/** Strings that would run a script, escape an attribute or folder, or exhaust a parser, if not treated as plain text. */
const strings = [
  '<script>window.pwned=1</script>',
  '"><script>window.pwned=1</script>',
  "'><img src=x onerror=window.pwned=1>",
  '<svg onload=window.pwned=1>',
  '<iframe srcdoc="<script>parent.pwned=1</script>">',
  '</title><script>window.pwned=1</script>',
  '</textarea><script>window.pwned=1</script>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=window.pwned=1>',
  'javascript:window.pwned=1',
  'JaVaScRiPt:window.pwned=1//',
  'data:text/html,<script>parent.pwned=1</script>',
  '${window.pwned=1}',
  '{{constructor.constructor("window.pwned=1")()}}',
  '`;window.pwned=1;//',
  "');window.pwned=1;//",
  '\\u003cscript\\u003ewindow.pwned=1\\u003c/script\\u003e',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  '%00',
  '\u0000\u0001\u001f',
  '\u202eevil\u202c',
  '\ud800',
  '𝕳𝖔𝖘𝖙𝖎𝖑𝖊',
  '(((((((((((((((((((((((((((((((((a+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+',
  '*'.repeat(500),
  'a'.repeat(3000),
  '"\'`<>&\\/;:%#?=',
  'null',
  '[object Object]',
  '-1',
  '1e309',
] as const;

const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** Ways for untrusted text to enter the site. */
const ways: Readonly<Record<string, (text: string) => string>> = {
  'the query of the search page': (text) => `/search?q=${encode(text)}`,
  'the choices of the reader, and parameters of the framework': (text) =>
    `/how_do_i/pagination?sdk=${encode(text)}&ci=${encode(text)}&docusaurus-theme=${encode(text)}&docusaurus-data-x=${encode(text)}`,
  'the filter of a list': (text) => `/blogs_videos_and_articles?language=${encode(text)}&type=${encode(text)}`,
  'the hash of an address': (text) => `/faq#${encode(text)}`,
  'the wish for a pipeline': (text) =>
    `/pact_nirvana/pipeline_generator?ci=${encode(text)}&consumer=${encode(text)}&provider=${encode(text)}&model=${encode(text)}`,
  'the question for an upgrade': (text) =>
    `/help/upgrade?library=${encode(text)}&from=${encode(text)}&to=${encode(text)}`,
  'an unknown path': (text) => `/no-such-page/${encode(text).replaceAll('.', '%2E').slice(0, 1000)}`,
};

const keys = [
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docs-preferred-version-default',
  'docusaurus.tab.sdk',
  'docusaurus.tab.ci',
  'pact.course.introduction',
  '__DOCSEARCH_RECENT_SEARCHES__pact',
  '__DOCSEARCH_FAVORITE_SEARCHES__pact',
];

/** Problems of a page; a missing page is not one. */
const own = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !/returned status (?:400|404|414)|status of (?:400|404|414)/.test(fault));

/** Effects of a hostile string, after hydration. */
async function harm(page: Page, takeFaults: () => string[]): Promise<string[]> {
  await page.mouse.move(1, 1);
  await expect(page.locator('html'))
    .toHaveAttribute('data-has-hydrated', 'true')
    .catch(() => undefined);
  const found = await page.evaluate(() => [
    ...('pwned' in window ? ['a script ran'] : []),
    ...(document.documentElement.dataset.hasHydrated === 'true' ? [] : ['React did not hydrate it']),
    ...(document.querySelector('h1') ? [] : ['there is no heading']),
    ...(/This page crashed/.test(document.body.innerText) ? ['it crashed'] : []),
    ...([...document.querySelectorAll('a[href]')].some((link) =>
      /^\s*javascript:/i.test(link.getAttribute('href') ?? ''),
    )
      ? ['a link runs a script']
      : []),
    ...([...document.querySelectorAll('main *')].some((element) =>
      element.getAttributeNames().some((name) => /^on/.test(name)),
    )
      ? ['an element has an event handler']
      : []),
  ]);
  return [...found, ...own(takeFaults())];
}

/** One string of each kind for every change; the full run tests all of them. */
const some = strings.filter((text) =>
  [
    '"><script>window.pwned=1</script>',
    'javascript:window.pwned=1',
    '__proto__',
    '%00',
    '\ud800',
    '*'.repeat(500),
  ].includes(text),
);

for (const [which, list, tag] of [
  ['some', some, []],
  ['all', strings, ['@rest']],
] satisfies [string, readonly string[], string[]][]) {
  for (const [way, address] of Object.entries(ways)) {
    test(`${which} hostile strings in ${way} do nothing`, {tag}, async ({page}) => {
      test.setTimeout(180_000);
      const takeFaults = watch(page);
      const faults: string[] = [];
      for (const text of list) {
        const answer = await page.goto(address(text));
        // A server may reject the URL, so there is no page.
        if (answer && answer.status() !== 400 && answer.status() !== 414) {
          faults.push(...(await harm(page, takeFaults)).map((fault) => `${JSON.stringify(text)}: ${fault}`));
        }
        takeFaults();
      }
      console.log(`${list.length} hostile strings in ${way}`);
      expect(faults).toEqual([]);
    });
  }

  test(`${which} hostile strings in storage do nothing`, {tag}, async ({page}) => {
    test.setTimeout(180_000);
    await page.goto('/robots-there-are-none');
    const takeFaults = watch(page);
    const faults: string[] = [];
    for (const text of list) {
      await page.evaluate(([names, value]) => names.forEach((name) => localStorage.setItem(name, value)), [
        keys,
        text,
      ] as const);
      await page.goto('/university/introduction/Step1');
      faults.push(...(await harm(page, takeFaults)).map((fault) => `${JSON.stringify(text)}: ${fault}`));
    }
    console.log(`${list.length * keys.length} hostile values in storage, ${list.length} loads`);
    expect(faults).toEqual([]);
  });
}

test('hostile strings in fields do nothing', async ({page}) => {
  test.setTimeout(180_000);
  const takeFaults = watch(page);
  const faults: string[] = [];
  await page.goto('/help/errors');
  await page.mouse.move(1, 1);
  const box = page.getByRole('textbox', {name: 'Paste your error message or log'});
  for (const text of strings) {
    await write(box, text);
    faults.push(...(await harm(page, takeFaults)).map((fault) => `${JSON.stringify(text)}: ${fault}`));
  }
  console.log(`${strings.length} hostile strings in a field`);
  expect(faults).toEqual([]);
});

test('a string that runs would be reported', async ({page}) => {
  await page.setContent('<html data-has-hydrated="true"><h1>a</h1><a href="javascript:1">b</a></html>');
  await page.evaluate(() => Object.assign(window, {pwned: 1}));
  expect(await harm(page, () => ['console: x'])).toEqual(['a script ran', 'a link runs a script', 'console: x']);
});
