import {expect, test} from '@playwright/test';

import {accessibilityFaults, documentFaults, watch} from './faults';
import {open, saveData, sitemapPaths} from './pages';

const parts = 6;

test.use({viewport: {width: 1280, height: 800}});

for (let part = 0; part < parts; part += 1) {
  test(`every page loads without an error and is accessible, part ${part + 1} of ${parts}`, async ({page, request}) => {
    const paths = (await sitemapPaths(request)).filter((_, index) => index % parts === part);
    test.setTimeout(30_000 + paths.length * 10_000);
    const faults: string[] = [];
    const behind = watch(page);
    // What is fetched ahead has its own turn. Diagrams are drawn after this; templates.spec.ts waits for them.
    await saveData(page);
    for (const path of paths) {
      const response = await open(page, path);
      const found = [
        ...(response?.status() === 200 ? [] : [`was answered with ${response?.status()}`]),
        ...behind(),
        ...(await documentFaults(page)),
        ...(await accessibilityFaults(page)),
      ];
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    console.log(`${paths.length} pages looked at, part ${part + 1} of ${parts}`);
    expect(paths.length, 'pages in this part of the sitemap').toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
}

// The sitemap leaves these out; readers come to them all the same.
for (const path of ['/search', '/index-wip', '/help-wip']) {
  test(`${path} loads without an error, with one h1, a language, a title and a description`, async ({page}) => {
    const behind = watch(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect([...behind(), ...(await documentFaults(page))]).toEqual([]);
  });
}
