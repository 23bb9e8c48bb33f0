import {expect, test, type Page} from '@playwright/test';

import {ciSystems} from '../../src/data/ci-systems';
import {open} from './pages';

const step = '/pact_nirvana/step_7';
const model = '/pact_nirvana/release_models/trunk';

/** All groups of pipelines of the page show this CI system, and it alone. */
async function expectSystem(page: Page, id: string): Promise<void> {
  const lists = page.getByRole('tablist', {name: 'CI system'});
  const groups = await lists.count();
  expect(groups).toBeGreaterThan(1);
  const label = ciSystems.find((system) => system.id === id)?.label ?? '';
  for (let index = 0; index < groups; index += 1) {
    await expect(lists.nth(index).getByRole('tab', {selected: true})).toHaveText(label);
  }
  const shown = page.locator('[data-ci-panel]').filter({visible: true});
  await expect(shown).toHaveCount(groups);
  expect(new Set(await shown.evaluateAll((all) => all.map((each) => each.getAttribute('data-ci-panel'))))).toEqual(
    new Set([id]),
  );
}

test('a CI system that is chosen on one page is shown on every page with pipelines', async ({page}) => {
  await open(page, step);
  await expectSystem(page, 'github-actions');
  await page.getByRole('tab', {name: 'Jenkins'}).first().click();
  await expectSystem(page, 'jenkins');
  await expect(page).toHaveURL(/\?ci=jenkins$/);
  await open(page, model);
  await expectSystem(page, 'jenkins');
  await expect(page.getByText('Jenkinsfile', {exact: true}).filter({visible: true}).first()).toBeVisible();
});

test('a link chooses the CI system, and leaves the language alone', async ({page}) => {
  await open(page, `${step}?ci=gitlab-ci&sdk=go`);
  await expectSystem(page, 'gitlab-ci');
  await expect(page.getByRole('combobox', {name: 'Language of code samples'})).toHaveValue('go');
});

test('the arrow keys choose a CI system', async ({page}) => {
  await open(page, model);
  await page.getByRole('tab', {name: 'GitHub Actions'}).first().focus();
  await page.keyboard.press('End');
  await expectSystem(page, 'bitbucket-pipelines');
  await page.keyboard.press('ArrowRight');
  await expectSystem(page, 'github-actions');
  await expect(page.getByRole('tab', {name: 'GitHub Actions'}).first()).toBeFocused();
});

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('the pipelines of all CI systems are there, each under its name', async ({page}) => {
    await page.goto(model);
    const panels = page.locator('[data-ci-panel]');
    const count = await panels.count();
    expect(count).toBeGreaterThan(ciSystems.length);
    await expect(panels.filter({visible: true})).toHaveCount(count);
    await expect(panels.nth(1).getByRole('heading', {name: 'GitLab CI'})).toBeVisible();
  });
});
