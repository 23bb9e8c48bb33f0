import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

import {addPolicy} from '../../deploy/github-pages';
import {policyForMeta} from '../../deploy/policy';
import {watch} from './faults';
import {open} from './pages';

test('on a host without our headers, the policy in the page is in force, and the page works', async ({page}) => {
  const policy = /Content-Security-Policy: (.*)/.exec(readFileSync('build/_headers', 'utf8'))?.[1] ?? '';
  const body = addPolicy('build/faq.html', readFileSync('build/faq.html', 'utf8'), policyForMeta(policy));
  await page.route('**/faq', (route) => route.fulfill({contentType: 'text/html', body}));
  const faults = watch(page);
  const response = await open(page, '/faq');
  expect(response?.headers()['content-security-policy']).toBeUndefined();
  expect(faults()).toEqual([]);

  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), {textContent: 'document.title = "ran"'}));
  });
  await expect.poll(() => faults().join()).toMatch(/inline script/i);
  expect(await page.title()).not.toBe('ran');
});
