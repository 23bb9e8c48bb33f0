import {expect, test, type Locator, type Page} from '@playwright/test';

import {libraries} from '../../src/data/releases/libraries';
import {accessibilityFaults, overflowFaults, watch} from './faults';
import {open} from './pages';

const path = '/help/upgrade';

const advisor = (page: Page): Locator => page.getByRole('region', {name: 'Plan an upgrade'});
const outcome = (page: Page): Locator => advisor(page).getByRole('status');
const steps = (page: Page): Locator => advisor(page).getByRole('list', {name: 'Upgrade steps'}).getByRole('listitem');
const field = (page: Page, label: string): Locator => advisor(page).getByLabel(label, {exact: true});

test('a keyboard is enough to get from a library to its steps', async ({page}) => {
  const faults = watch(page);
  await open(page, path);
  await expect(outcome(page)).toHaveText('Select the version you have now.');
  const library = field(page, 'Library');
  await library.focus();
  await page.keyboard.type('PactNet');
  await expect(library).toHaveValue('pact-net');
  await expect(outcome(page)).toHaveText('Select the version you have now.');
  await page.keyboard.press('Tab');
  await expect(field(page, 'From version')).toBeFocused();
  await page.keyboard.type('3.0.0');
  await expect(field(page, 'From version')).toHaveValue('3.0.0');
  await expect(outcome(page)).toContainText(/^PactNet, from 3\.0\.0 to [\d.]+: \d+ versions/);
  await expect(steps(page).first()).toContainText('What to do:');
  await expect(page).toHaveURL(/\/help\/upgrade\?library=pact-net&from=3\.0\.0&to=[\d.]+$/);
  expect(faults()).toEqual([]);
});

test('it starts with the library of the reader’s language', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.sdk', 'python'));
  await open(page, path);
  await expect(field(page, 'Library')).toHaveValue('pact-python');
  await expect(outcome(page)).toHaveText('Select the version you have now.');
});

test('a link shows its plan, and steps link to guides and release notes', async ({page}) => {
  const faults = watch(page);
  await open(page, `${path}?library=pact-js&from=12.0.0&to=17.1.4`);
  await expect(outcome(page)).toContainText('Pact JS, from 12.0.0 to 17.1.4: ');
  await expect(steps(page).first()).toContainText(/^1[23]\./);
  await expect(steps(page).filter({hasText: 'Major version'})).toHaveCount(5);
  await expect(steps(page).locator('code').first()).toBeVisible();
  await expect(steps(page).getByRole('link', {name: 'Release notes for 17.0.0 on GitHub'})).toHaveAttribute(
    'href',
    'https://github.com/pact-foundation/pact-js/releases/tag/v17.0.0',
  );
  await steps(page).getByRole('link', {name: 'Migrating from 16 to 17'}).click();
  await expect(page).toHaveURL('/implementation_guides/javascript/docs/migrations/17');
  await page.goBack();
  await expect(outcome(page)).toContainText('Pact JS, from 12.0.0 to 17.1.4: ');
  expect(faults()).toEqual([]);
});

test('steps where nothing has to change can be hidden, and pre-releases are last', async ({page}) => {
  await open(page, `${path}?library=pact-js&from=9.0.0&to=17.1.4`);
  const filter = advisor(page).getByRole('checkbox', {name: /^Hide \d+ steps where nothing has to change$/});
  await expect(steps(page).first()).toBeVisible();
  const all = await steps(page).count();
  await filter.check();
  await expect(steps(page).filter({hasText: 'What to do: Nothing has to change.'})).toHaveCount(0);
  const left = await steps(page).count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);
  await filter.uncheck();
  await expect(steps(page)).toHaveCount(all);
  await expect(field(page, 'From version').locator('optgroup').last()).toHaveAttribute('label', 'Pre-releases');
});

test('selecting a library loads only that library', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/upgrade/')) {
      asked.push(/([\w-]+)\.[\da-f]{8}\.json$/.exec(request.url())?.[1] ?? request.url());
    }
  });
  await open(page, `${path}?library=pact-go`);
  await expect(outcome(page)).toHaveText('Select the version you have now.');
  await expect(field(page, 'Library')).toHaveValue('pact-go');
  expect(new Set(asked).size).toBeLessThanOrEqual(2);
  asked.length = 0;
  await field(page, 'Library').selectOption('The Pact Broker');
  await expect(outcome(page)).toHaveText('Select the version you have now.');
  expect(asked).toEqual(['pact-broker']);
});

for (const [search, sentence] of [
  ['?library=pact-js5', 'Unknown library “pact-js5”. Showing Pact JS instead.'],
  ['?library=pact-js&from=99', 'Pact JS has no version “99”.'],
  ['?library=pact-js&from=12.0.0&to=99.0.0', 'Pact JS has no version “99.0.0”.'],
  ['?library=pact-js&from=17.0.0&to=12.0.0', '12.0.0 is older than 17.0.0.'],
] as const) {
  test(`a link with unknown values shows a message: ${search}`, async ({page}) => {
    const faults = watch(page);
    await open(page, path + search);
    await expect(outcome(page)).toContainText(sentence);
    expect(faults()).toEqual([]);
  });
}

test('if the versions fail to load, there is a link to the release history and a button to retry', async ({page}) => {
  await page.route('**/assets/upgrade/*', (route) => route.abort());
  await open(page, `${path}?library=pact-go`);
  await expect(outcome(page)).toContainText("Couldn't load the versions of Pact Go.");
  await expect(outcome(page).getByRole('link', {name: 'release history'})).toHaveAttribute(
    'href',
    '/implementation_guides/go/changelog',
  );
  await page.unroute('**/assets/upgrade/*');
  await outcome(page).getByRole('button', {name: 'Try again'}).click();
  await expect(outcome(page)).toHaveText('Select the version you have now.');
});

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1366, 390]) {
    test(`it is accessible and fits a window of ${width} px in ${scheme} mode`, async ({page}) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), scheme);
      await page.setViewportSize({width, height: 844});
      await open(page, `${path}?library=pact-js&from=9.0.0&to=17.1.4`);
      await expect(steps(page).last()).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await overflowFaults(page)).toEqual([]);
    });
  }
}

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('each library leads to its release history, with no control that would do nothing', async ({page, request}) => {
    await page.goto(path);
    await expect(advisor(page)).toBeHidden();
    // The table of releases is the last one; the first says how to find the installed version.
    const rows = page
      .getByRole('main')
      .getByRole('table')
      .last()
      .getByRole('row')
      .filter({has: page.getByRole('link')});
    await expect(rows).toHaveCount(libraries.length);
    const target = await rows.filter({hasText: 'Pact JVM'}).getByRole('link').getAttribute('href');
    expect(target).toBe('/implementation_guides/jvm/changelog');
    expect(await (await request.get(target ?? '')).text()).toContain('What to do:');
  });
});
