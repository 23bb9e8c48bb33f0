import {expect, test} from '@playwright/test';

import {
  accessibilityFaults,
  colourFaults,
  coverFaults,
  cutFaults,
  documentFaults,
  editLinkFaults,
  fieldFaults,
  headingFaults,
  lineFaults,
  motionFaults,
  nameFaults,
  overflowFaults,
  showMode,
  structureFaults,
  watch,
  zoomFaults,
} from './faults';

// Tests each check of faults.ts with a page that it must reject, and one that it must accept.

const sound = `<!DOCTYPE html><html lang="en"><head><title>Pact</title><meta name="description" content="What it is."></head>
  <body><main><h1>Pact</h1><p>Text</p></main></body></html>`;

test('a sound document passes every check', async ({page}) => {
  const faults = watch(page);
  await page.setContent(sound);
  expect(await documentFaults(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
  expect(faults()).toEqual([]);
});

test('a document without heading, language, title and description is rejected', async ({page}) => {
  await page.setContent('<!DOCTYPE html><html><body><p>Text</p></body></html>');
  expect(await documentFaults(page)).toEqual([
    'has 0 h1: give it exactly one',
    'has lang="": make it "en"',
    'has no title: add one',
    'has no description: add "description" to its front matter or layout',
  ]);
});

test('a document with two h1 is rejected', async ({page}) => {
  await page.setContent(sound.replace('<p>', '<h1>Pact again</h1><p>'));
  expect(await documentFaults(page)).toEqual(['has 2 h1: give it exactly one']);
});

test('grey text on white and a button without a name are rejected', async ({page}) => {
  await page.setContent(sound.replace('<p>', '<button type="button"></button><p style="color: #bbb">'));
  const faults = (await accessibilityFaults(page)).join('\n');
  expect(faults).toContain('button-name');
  expect(faults).toContain('color-contrast');
});

test('a button too small to hit is rejected', async ({page}) => {
  const buttons = '<button style="all: unset; width: 9px; height: 9px" aria-label="x">x</button>'.repeat(3);
  await page.setContent(sound.replace('Text', `<span style="display: flex">${buttons}</span>`));
  expect((await accessibilityFaults(page)).join('\n')).toContain('target-size');
});

test('a button is measured after its animation, not during it', async ({page}) => {
  const style = '<style>@keyframes grow {from {height: 9px}} button {all: unset; width: 40px; height: 40px}</style>';
  const buttons = '<button style="animation: grow 1s" aria-label="x">x</button>'.repeat(3);
  await page.setContent(sound.replace('</head>', `${style}</head>`).replace('Text', buttons));
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('what is wrong in one mode or at one width only is rejected there', async ({page}) => {
  const style = `<style>
    button { width: 40px; height: 40px }
    p { transition: color 9s } [data-theme='dark'] p { color: #222; background: #111 }
    @media (max-width: 500px) { a { color: #ccc } button { all: unset; width: 9px; height: 9px } }
  </style>`;
  const content = `<a href="/">Home</a><p>Text</p>${'<button aria-label="x"></button>'.repeat(3)}`;
  await page.setContent(sound.replace('</head>', `${style}</head>`).replace('<p>Text</p>', content));
  const judged = [new Set<string>(), new Set<string>(), new Set<string>()] as const;
  await showMode(page, 'light');
  expect(await colourFaults(page, judged[0])).toEqual([]);
  expect(await structureFaults(page)).toEqual([]);
  await showMode(page, 'dark');
  expect((await colourFaults(page, judged[1])).join()).toMatch(/color-contrast.* p /);
  await showMode(page, 'light');
  await page.setViewportSize({width: 390, height: 844});
  expect((await colourFaults(page, judged[2])).join()).toMatch(/color-contrast.* a /);
  expect((await structureFaults(page)).join()).toContain('target-size');
});

test('a look that axe has judged is not judged again, and a new one beside it is', async ({page}) => {
  const judged = new Set<string>();
  await page.setContent(sound);
  expect(await colourFaults(page, judged)).toEqual([]);
  const size = judged.size;
  expect(size).toBeGreaterThan(0);
  await page.setContent(sound.replace('Text', 'Another text'));
  await page.evaluate(() => Object.assign(window, {axe: {run: () => Promise.reject(new Error('axe was asked'))}}));
  expect(await colourFaults(page, judged)).toEqual([]);
  expect(judged.size).toBe(size);
  await page.evaluate(() => Reflect.deleteProperty(window, 'axe'));
  await page.setContent(sound.replace('Text', 'Text <em style="color: #bbb">in grey</em>'));
  expect((await colourFaults(page, judged)).join()).toContain('color-contrast');
  // The background is part of a look, however far up the tree it is set.
  await page.setContent(sound.replace('<main>', '<main style="background: #222">'));
  expect((await colourFaults(page, judged)).join()).toContain('color-contrast');
});

test('an element wider than the window is rejected, one that scrolls by itself passes', async ({page}) => {
  const wide = '<div class="wide" style="width: 5000px">x</div>';
  await page.setContent(sound.replace('<p>', `<div style="overflow-x: auto">${wide}</div><p>`));
  expect(await overflowFaults(page)).toEqual([]);
  await page.setContent(sound.replace('<p>', `${wide}<p>`));
  expect((await overflowFaults(page)).join()).toContain('div.wide');
});

test('a field with text that phones zoom in on is rejected', async ({page}) => {
  const field = (style: string): string => `<label>Query <input style="${style}"></label>`;
  await page.setContent(`${field('font-size: 16px')}${field('display: none')}<input type="checkbox">`);
  expect(await fieldFaults(page)).toEqual([]);
  await page.setContent(field('font-size: 15px'));
  expect(await fieldFaults(page)).toEqual(['<input> "Query " has text of 15 px: a phone zooms in below 16 px']);
});

test('a document that limits the zoom is rejected', async ({page}) => {
  const viewport = (content: string): string => `<meta name="viewport" content="${content}">`;
  await page.setContent(viewport('width=device-width, initial-scale=1.0'));
  expect(await zoomFaults(page)).toEqual([]);
  await page.setContent(viewport('width=device-width, user-scalable=no'));
  expect((await zoomFaults(page)).join()).toContain('limits the zoom');
  await page.setContent(viewport('width=1024'));
  expect((await zoomFaults(page)).join()).toContain('begin with width=device-width');
});

test('controls that cover each other are rejected, parts that are scrolled away pass', async ({page}) => {
  const at = (left: number, name: string): string =>
    `<button style="position: absolute; left: ${left}px; top: 0; width: 50px; height: 20px">${name}</button>`;
  await page.setContent(at(0, 'Menu') + at(50, 'Search'));
  expect(await coverFaults(page)).toEqual([]);
  await page.setContent(at(0, 'Menu') + at(40, 'Search'));
  expect(await coverFaults(page)).toEqual(['<button> "Search" covers <button> "Menu"']);
  const frame = `<div style="position: relative; width: 90px; height: 30px; overflow: auto">${at(100, 'Hidden')}</div>`;
  await page.setContent(`<body style="margin: 0">${frame}${at(100, 'Search')}</body>`);
  expect(await coverFaults(page)).toEqual([]);
});

test('an edit link that covers the passage above it is rejected', async ({page}) => {
  const link = (margin: number): string =>
    `<p style="margin: 0">Text.</p><p class="edit-link" style="margin: ${margin}px 0">Edit</p>`;
  await page.setContent(link(2));
  expect(await editLinkFaults(page)).toEqual([]);
  await page.setContent(link(-5));
  expect(await editLinkFaults(page)).toEqual(['"Edit" covers 5 px of "Text."']);
});

test('a line is rejected when its parts cover each other, wrap or leave the window', async ({page}) => {
  const at = (left: number, top: number, name: string): string =>
    `<a style="position: absolute; left: ${left}px; top: ${top}px; width: 50px; height: 20px">${name}</a>`;
  await page.setContent(at(0, 0, 'Docs') + at(60, 0, 'Blog'));
  expect(await lineFaults(page, 'a')).toEqual([]);
  await page.setContent(at(0, 0, 'Docs') + at(40, 0, 'Blog'));
  expect(await lineFaults(page, 'a')).toEqual(['"Docs" covers "Blog"']);
  await page.setContent(at(0, 0, 'Docs') + at(60, 30, 'Blog'));
  expect(await lineFaults(page, 'a')).toEqual(['"Blog" is not on the line of "Docs"']);
  await page.setContent(at(0, 0, 'Docs') + at(5000, 0, 'Blog'));
  expect(await lineFaults(page, 'a')).toEqual(['"Blog" leaves the window']);
  await page.setContent('');
  expect(await lineFaults(page, 'a')).toEqual(['found 0 elements on the line: expected several']);
});

test('console errors, exceptions and failing requests are noticed', async ({page}) => {
  const faults = watch(page);
  await page.route('**/gone.png', (route) => route.fulfill({status: 404}));
  await page.route('**/lost.png', (route) => route.abort('connectionrefused'));
  await page.route('**/faulty', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<img src="/gone.png" alt=""><img src="/lost.png" alt="">
        <script>console.error('a console error')</script><script>throw new Error('an exception')</script>`,
    }),
  );
  await page.goto('/faulty');
  const found = faults().join('\n');
  expect(found).toContain('console: a console error');
  expect(found).toContain('exception: an exception');
  expect(found).toContain('/gone.png returned status 404');
  expect(found).toMatch(/\/lost\.png failed: (?:net::ERR_CONNECTION_REFUSED|NS_ERROR_\w+)/);
  expect(faults()).toEqual([]);
});

test('what goes against a content security policy is noticed', async ({page}) => {
  const faults = watch(page);
  await page.route('**/strict', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {'content-security-policy': "script-src 'none'; img-src 'none'"},
      body: '<script>document.title = "ran"</script><img src="/img/mark.svg" alt="">',
    }),
  );
  await page.goto('/strict');
  expect(await page.title()).toBe('');
  const found = faults().join('\n');
  expect(found).toMatch(/(?:console|exception): .*inline script.*script-src 'none'/i);
  expect(found).toMatch(/mark\.svg.*img-src 'none'/i);
});

test('text that is cut and parts that move are rejected', async ({page}) => {
  await page.setContent(`<div class="cut" style="overflow: hidden; width: 50px; white-space: nowrap">A long text</div>
    <p class="slow" style="transition: color 1s">Text</p>`);
  expect(await cutFaults(page)).toEqual([expect.stringContaining('class="cut"')]);
  expect(await motionFaults(page)).toEqual([expect.stringContaining('class="slow"')]);
});

test('links and navigations without a unique name are reported', async ({page}) => {
  await page.setContent('<nav><a href="/a">Read more</a><a href="/b"></a></nav><nav aria-label="A"></nav>');
  expect(await nameFaults(page)).toEqual([
    expect.stringContaining('no name: <a href="/b">'),
    '"Read more" says nothing',
    'a navigation has no name',
    'has not one main',
  ]);
});

test('headings that leave out a level are rejected', async ({page}) => {
  await page.setContent(`<main><h2>A</h2><h4>B</h4><h3>C</h3></main>`);
  expect(await headingFaults(page)).toEqual([
    'heading 1 is of level 2: it may be 1 at most',
    'heading 2 is of level 4: it may be 3 at most',
  ]);
});
