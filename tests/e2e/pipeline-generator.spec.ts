import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';

import {ciSystems} from '../../src/data/ci-systems';
import {models} from '../../src/data/pipelines';
import {accessibilityFaults, overflowFaults} from './faults';
import {open} from './pages';

const path = '/pact_nirvana/pipeline_generator';

const generator = (page: Page): Locator => page.getByRole('region', {name: 'Pipeline generator'});
const status = (page: Page): Locator => generator(page).getByRole('status').first();
const field = (page: Page, label: string): Locator => generator(page).getByLabel(label, {exact: true});

/** Presses Tab until an element has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 20; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(outline, 'outline of the focus').not.toBe('none');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('the element has no focus after pressing Tab 20 times');
}

/** Presses an arrow key until a field has a value. */
async function arrowTo(page: Page, label: string, value: string): Promise<void> {
  await tabTo(page, field(page, label));
  for (let count = 0; count < 20 && (await field(page, label).inputValue()) !== value; count += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(field(page, label)).toHaveValue(value);
}

test.describe('with the clipboard allowed', () => {
  test('the keyboard alone chooses, copies and downloads', {tag: '@chromium'}, async ({page}) => {
    await open(page, path);
    await field(page, 'CI system').focus();
    await arrowTo(page, 'CI system', 'gitlab-ci');
    await arrowTo(page, 'Release model', 'pull-request');
    await arrowTo(page, 'Consumer', 'java');
    await arrowTo(page, 'Provider', 'go');
    await expect(status(page)).toHaveText(
      '3 files for GitLab CI. Release model: Pull requests with a webhook. Consumer: Java. Provider: Go.',
    );
    await expect(page).toHaveURL(`${path}?ci=gitlab-ci&consumer=java&provider=go&model=pull-request`);

    const all = generator(page).getByRole('button', {name: 'Download all as a script'});
    await tabTo(page, all);
    const [script] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(script.suggestedFilename()).toBe('pipelines.sh');
    expect(readFileSync(await script.path(), 'utf8')).toContain('cat > "order-api/.gitlab-ci.yml"');

    await tabTo(page, generator(page).getByRole('button', {name: 'Download .gitlab-ci.yml in order-web'}));
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toContain('- mvn --batch-mode test\n');
    expect(text).toContain('pact broker publish target/pacts');

    const block = generator(page).locator('figure').first();
    await tabTo(page, block.getByRole('button', {name: 'Copy code'}));
    await page.keyboard.press('Enter');
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });
});

test('a link shows the same selection', async ({page}) => {
  await open(page, `${path}?ci=jenkins&consumer=python&provider=own&model=monorepo`);
  await expect(field(page, 'CI system')).toHaveValue('jenkins');
  await expect(field(page, 'Consumer')).toHaveValue('python');
  await expect(field(page, 'Provider')).toHaveValue('own');
  await expect(field(page, 'Release model')).toHaveValue('monorepo');
  await expect(generator(page).getByRole('heading', {name: 'Jenkinsfile in order-shop'})).toBeVisible();
  await expect(generator(page).locator('pre')).toContainText("image 'python:3.13'");
});

test('a link with invalid values shows the defaults', async ({page}) => {
  await open(page, `${path}?ci=none&consumer=cobol&provider=&model=waterfall`);
  await expect(status(page)).toHaveText(
    '4 files for GitHub Actions. Release model: Trunk. Consumer: Your own commands. Provider: Your own commands.',
  );
});

test('it starts with choices made elsewhere, and keeps the selection in the history', async ({page}) => {
  await open(page, '/pact_nirvana/release_models/trunk?ci=circleci&sdk=rust');
  await open(page, path);
  await expect(field(page, 'CI system')).toHaveValue('circleci');
  await expect(field(page, 'Consumer')).toHaveValue('rust');
  await field(page, 'Consumer').selectOption('ruby');
  await field(page, 'Release model').selectOption('mobile');
  await expect(field(page, 'Provider')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/release_models\/trunk/);
  await page.goForward();
  await expect(field(page, 'Consumer')).toHaveValue('ruby');
  await expect(field(page, 'Release model')).toHaveValue('mobile');
});

test('a provider team types its names and gets its files alone', async ({page}) => {
  await open(page, path);
  await field(page, 'Files for').selectOption('provider');
  await field(page, 'Name of the provider').fill('Order Service');
  await field(page, 'Environment').fill('staging');
  await expect(generator(page).getByRole('heading')).toHaveText([
    /order-service\.yml/,
    /changed-pact\.yml/,
    /webhook\.sh/,
  ]);
  await expect(page).toHaveURL(/scope=provider.*providerName=Order\+Service.*environment=staging/);
  await page.reload();
  await expect(generator(page).locator('pre').first()).toContainText('--pacticipant "Order Service"');
  await field(page, 'Environment').fill('pre prod');
  await expect(field(page, 'Environment')).toHaveAccessibleDescription(/begin with a letter/);
  expect([...(await accessibilityFaults(page)), ...(await overflowFaults(page))]).toEqual([]);
});

for (const mode of ['light', 'dark']) {
  test(`it is accessible and fits in ${mode} mode on a desk and on a phone`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    const faults: string[] = [];
    for (const viewport of [
      {width: 1366, height: 768},
      {width: 390, height: 844},
    ]) {
      await page.setViewportSize(viewport);
      await open(page, `${path}?ci=azure-pipelines&consumer=swift&provider=cpp&model=trunk`);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const found = [...(await accessibilityFaults(page)), ...(await overflowFaults(page))];
      faults.push(...found.map((fault) => `${viewport.width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('there is an example, no control that would do nothing, and a link to every file', async ({page}) => {
    await page.goto(path);
    await expect(generator(page).locator('pre').first()).toContainText('make test');
    await expect(generator(page).getByRole('combobox')).toHaveCount(0);
    await expect(generator(page).getByRole('button', {name: /Download/})).toHaveCount(0);
    for (const {id} of ciSystems) {
      for (const model of models) {
        const links = page.locator(`a[href*="/blob/master/examples/ci/${id}/${model.id}/"]`);
        expect(await links.count(), `${id}, ${model.id}`).toBeGreaterThan(0);
      }
    }
  });
});
