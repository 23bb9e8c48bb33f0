import {expect, test, type Locator, type Page} from '@playwright/test';

import {accessibilityFaults} from './faults';
import {open, write} from './pages';

const shortcut = 'Control+k';
const data = '**/search-data/**';

function button(page: Page): Locator {
  return page.getByRole('button', {name: /^Search/});
}

function modal(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search the documentation'});
}

function field(page: Page): Locator {
  return modal(page).getByRole('searchbox');
}

function hits(page: Page): Locator {
  return modal(page).getByRole('option');
}

async function openSearch(page: Page, query: string): Promise<void> {
  await open(page, '/');
  await button(page).click();
  await write(field(page), query);
}

test.describe('opening and closing', () => {
  test('by click and Escape, which gives the focus back @phone', async ({page}) => {
    await open(page, '/');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('by Ctrl+K, twice', async ({page}) => {
    await open(page, '/');
    await page.keyboard.press(shortcut);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press(shortcut);
    await expect(modal(page)).toBeHidden();
  });

  test('by "/" where nobody writes, also with the focus on a button', async ({page}) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
  });

  test('by "/" before the next frame after Escape', async ({page}) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.evaluate(async () => {
      const press = (key: string) =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
      press('Escape');
      // Another key press is another task, which may run before the next frame.
      await new Promise((resolve) => setTimeout(resolve));
      press('/');
    });
    await expect(field(page)).toBeFocused();
  });

  test('not by "/" in a field', async ({page}) => {
    await open(page, '/search');
    const input = page.getByRole('searchbox', {name: 'What are you looking for?'});
    await input.focus();
    await page.keyboard.press('/');
    await expect(modal(page)).toBeHidden();
    await expect(input).toHaveValue('/');
  });

  test('what is typed before the modal is there is not lost', async ({page}) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await page.keyboard.type('webhook');
    await expect(field(page)).toHaveValue('webhook');
    await expect(hits(page).first()).toBeVisible();
  });

  test('the button shows the shortcut without moving', async ({page}) => {
    await page.goto('/');
    const before = await button(page).boundingBox();
    await open(page, '/');
    await expect(button(page)).toContainText('Ctrl K');
    expect(await button(page).boundingBox()).toEqual(before);
  });
});

test.describe('results', () => {
  test('sections with highlighted words, by nobody else @phone', async ({page}) => {
    await openSearch(page, 'can-i-deploy');
    await expect(hits(page).first().locator('mark').first()).toHaveText(/can|deploy/i);
    await expect(hits(page).locator('a[href*="#"]').first()).toHaveAttribute('href', /^\/[^#]*#[\w-]+$/);
    await expect(modal(page).getByText('Powered by')).toBeHidden();
  });

  test('a search that takes long leaves the focus in its field', async ({page}) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    await page.route(data, async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
    await open(page, '/');
    await page.keyboard.press(shortcut);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('provider');
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.keyboard.type(' state');
    release();
    await expect(hits(page).nth(1)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('provider state');
  });

  test('arrow keys and Enter open a section', async ({page}) => {
    await openSearch(page, 'provider state');
    await expect(hits(page).nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const second = hits(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const target = new URL((await second.getByRole('link').getAttribute('href')) ?? '', page.url());
    target.searchParams.delete('found');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL(target.href);
  });

  test('a misspelt word, an option, synonyms and a command written apart are found', async ({page}) => {
    await openSearch(page, '');
    for (const [query, found] of [
      ['webhok', /webhook/i],
      ['--to-environment', /--to-environment/],
      ['dummy server', /stub/i],
      ['contract broker', /Pact Broker/],
      ['can i deploy', /can-i-deploy/],
    ] as const) {
      await write(field(page), query);
      await expect(hits(page).filter({hasText: found}).first()).toBeVisible();
    }
  });

  test('all of them are on the search page', async ({page}) => {
    await openSearch(page, 'webhook');
    await modal(page).getByRole('link', {name: 'See all results'}).click();
    await expect(page).toHaveURL('/search?q=webhook');
    await expect(modal(page)).toBeHidden();
    await expect(page.getByRole('status').filter({hasText: /results/})).toBeVisible();
  });
});

test('recent and favourite searches are kept', async ({page}) => {
  await openSearch(page, 'webhook');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  // The page of the result puts its own address in place of one with the words that were found.
  await expect(page).not.toHaveURL(/\/$|found=/);

  await open(page, '/');
  await page.keyboard.press(shortcut);
  await expect(modal(page).getByText('Recent searches', {exact: true})).toBeVisible();
  await hits(page).first().hover();
  await modal(page).getByTitle('Add this search to favourites').click();
  await expect(modal(page).getByText('Favourites', {exact: true})).toBeVisible();

  await open(page, '/');
  await page.keyboard.press(shortcut);
  await expect(modal(page).getByText('Favourites', {exact: true})).toBeVisible();
  await hits(page).first().hover();
  await modal(page).getByTitle('Remove this search from favourites').click();
  await expect(hits(page)).toHaveCount(0);
});

test.describe('a result', () => {
  test('says which library it is of, and shows why it was found', async ({page}) => {
    await openSearch(page, 'matching');
    await expect(modal(page).getByText('Pact JS › Matching').first()).toBeVisible();
    const hit = hits(page).filter({hasText: 'Pact JS › Matching'}).first();
    await expect(hit.locator('mark').first()).toHaveText(/match/i);
    const lines = await hit.locator('[class^="excerpt"]').evaluate((excerpt) => {
      return excerpt.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(excerpt).lineHeight);
    });
    expect(Math.round(lines)).toBeLessThanOrEqual(2);
  });

  test('is one of three at most for a page', async ({page}) => {
    await openSearch(page, '');
    for (const [query, word] of [
      ['webhook', /webhook/i],
      ['matching', /match/i],
      ['github actions', /github/i],
    ] as const) {
      await write(field(page), query);
      await expect(hits(page).locator('mark').filter({hasText: word}).first()).toBeVisible();
      await expect(hits(page).nth(3)).toBeVisible();
      const links = await hits(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      const most = Math.max(...links.map((link) => links.filter((other) => other === link).length));
      expect(most).toBeLessThanOrEqual(3);
    }
  });

  test('is shown alike on the search page', async ({page}) => {
    await open(page, '/search?q=matching');
    const result = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({has: page.getByRole('heading', {level: 2, name: 'Matching'}), hasText: 'Pact JS'})
      .first();
    await expect(result.locator('mark').first()).toHaveText(/match/i);
    expect(await result.getByRole('listitem').count()).toBeLessThanOrEqual(3);
  });
});

test.describe('an empty field', () => {
  test('offers what many look for', async ({page}) => {
    await open(page, '/');
    await page.keyboard.press(shortcut);
    const suggestion = modal(page).getByRole('navigation').getByRole('link', {name: 'Plan an upgrade'});
    await expect(suggestion).toBeVisible();
    await write(field(page), 'webhook');
    await expect(suggestion).toBeHidden();
    await modal(page).getByRole('button', {name: 'Clear'}).click();
    await suggestion.click();
    await expect(page).toHaveURL('/help/upgrade');
    await expect(modal(page)).toBeHidden();
  });

  test('offers the same on the search page', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('main').getByRole('link', {name: 'Find an error message'}).click();
    await expect(page).toHaveURL('/help/errors');
  });
});

test.describe('a query that a page answers better', () => {
  const message = 'Error: connect ECONNREFUSED 127.0.0.1:9292';

  test('an error message goes to the error finder', async ({page}) => {
    await openSearch(page, message);
    await expect(hits(page).first()).toContainText('Look up this error message');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/help\/errors#/);
    await expect(page.getByRole('textbox', {name: 'Paste your error message or log'})).toHaveValue(message);
  });

  test('a version jump goes to the upgrade plan', async ({page}) => {
    await openSearch(page, 'pact-js 10 → 12');
    await expect(hits(page).first()).toContainText('Plan the upgrade of Pact JS from 10 to 12');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/help/upgrade?library=pact-js&from=10&to=12');
    await expect(page.getByRole('status').filter({hasText: /^Pact JS, from 10\.\S+ to 12\.\S+: /})).toBeVisible();
  });

  test('a link to the error finder brings its message', async ({page}) => {
    await open(page, `/help/errors#${new URLSearchParams({message})}`);
    await expect(page.getByRole('textbox', {name: 'Paste your error message or log'})).toHaveValue(message);
  });

  test('the search page offers the same', async ({page}) => {
    await open(page, '/search?q=9+to+10');
    await page.getByRole('main').getByRole('link', {name: 'Plan the upgrade from 9 to 10'}).click();
    await expect(page).toHaveURL('/help/upgrade?from=9&to=10');
  });

  test('other queries find pages only', async ({page}) => {
    await openSearch(page, 'matching');
    await expect(hits(page).first()).toBeVisible();
    await expect(modal(page).getByText(/Looks like/)).toBeHidden();
  });
});

test('without results it says so, suggests others and links to a new issue', async ({page}) => {
  await openSearch(page, 'xyzzyplugh');
  await expect(modal(page).getByText('No results for “xyzzyplugh”')).toBeVisible();
  await expect(modal(page).getByText('Try searching for')).toBeVisible();
  await expect(modal(page).getByText('Believe this query should return results?')).toBeVisible();
  await expect(modal(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/pact-foundation\/docs\.pact\.io\/issues\/new\?title=.*xyzzyplugh/,
  );
  await expect(modal(page).getByText('No results found for')).toBeHidden();
  await modal(page).getByRole('button', {name: 'provider states'}).click();
  await expect(field(page)).toHaveValue('provider states');
  await expect(hits(page).first()).toBeVisible();
});

test.describe('without a network', () => {
  test('the modal says so and recovers with the next key stroke', async ({page}) => {
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    await open(page, '/');
    await page.route(data, (route) => route.abort());
    await button(page).click();
    await write(field(page), 'webhook');
    await expect(modal(page).getByText('Unable to fetch results')).toBeVisible();
    await expect(modal(page).getByText('You might want to check your network connection.')).toBeVisible();
    await expect(modal(page).getByText('No results')).toBeHidden();
    await page.unroute(data);
    await field(page).pressSequentially('s');
    await expect(hits(page).first()).toBeVisible();
    await expect(modal(page).getByText('Unable to fetch results')).toBeHidden();
    expect(faults).toEqual([]);
  });

  test('an emptied field takes the message away', async ({page}) => {
    await open(page, '/');
    await page.route(data, (route) => route.abort());
    await button(page).click();
    await write(field(page), 'webhook');
    await expect(modal(page).getByText('Unable to fetch results')).toBeVisible();
    await write(field(page), '');
    await expect(modal(page).getByText('Unable to fetch results')).toBeHidden();
  });

  test('the page says so, too, and recovers', async ({page}) => {
    await page.route(data, (route) => route.abort());
    await open(page, '/search?q=webhook');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await page.unroute(data);
    await page.getByRole('searchbox', {name: 'What are you looking for?'}).pressSequentially('s');
    await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
  });

  test('a search that is ready goes on answering from titles and headings', async ({page, context}) => {
    await openSearch(page, 'pact broker');
    await expect(hits(page).first()).toBeVisible();
    await context.setOffline(true);
    await write(field(page), 'webhook');
    await expect(hits(page).first()).toContainText(/webhook/i);
    await write(field(page), 'terminology');
    await expect(hits(page).first()).toContainText('Terminology');
  });

  test('the button says so when even the modal cannot come', async ({page}) => {
    await open(page, '/');
    const everything = '**/*';
    await page.route(everything, (route) => route.abort());
    await page.keyboard.press(shortcut);
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await page.unroute(everything);
    await page.keyboard.press(shortcut);
    await expect(field(page)).toBeFocused();
  });
});

test.describe('the search page', () => {
  test('answers the query of its address and keeps it there @phone', async ({page}) => {
    // No heading contains this word, so the full-text index is loaded before the next query, whose results then stay put.
    await open(page, '/search?q=superuser');
    await expect(page).toHaveTitle(/^Search the documentation/);
    await expect(page.getByRole('status').filter({hasText: /^\d+ results?$/})).toBeVisible();
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(/superuser/i);
    const input = page.getByRole('searchbox', {name: 'What are you looking for?'});
    await write(input, 'terminology');
    await expect(page).toHaveURL('/search?q=terminology');
    await page.getByRole('main').getByRole('link', {name: 'Terminology', exact: true}).click();
    await expect(page).toHaveURL('/getting_started/terminology');
  });

  test('shows more results when asked', async ({page}) => {
    await open(page, '/search?q=pact');
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    const before = await links.count();
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect.poll(() => links.count()).toBeGreaterThan(before);
  });

  test('says the same as the modal without results', async ({page}) => {
    await open(page, '/search?q=xyzzyplugh');
    await expect(page.getByText('No results for “xyzzyplugh”')).toBeVisible();
    await page.getByRole('button', {name: 'webhooks'}).click();
    await expect(page).toHaveURL('/search?q=webhooks');
    await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
  });

  test('is left out of search engines', async ({page}) => {
    await page.goto('/search');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('without JavaScript leads to the sections', async ({page}) => {
    // Chromium parses <noscript> as if scripts ran, even where Playwright has switched them off: read the source.
    const source = await (await page.request.get('/search')).text();
    const notice = /<noscript>(.*?)<\/noscript>/s.exec(source.slice(source.indexOf('<main')))?.[1] ?? '';
    expect(notice).toContain('Search needs JavaScript.');
    expect(notice).toMatch(/href="?\/pact_broker\/docker_images"?[ >]/);
  });
});

test('the page with results is accessible in both colour modes', async ({page}) => {
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    for (const query of ['provider+state', '9+to+10', '']) {
      await open(page, `/search?q=${query}`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  }
});

test('searching asks nobody but the site, and nothing before it is wanted', async ({page, baseURL}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter(({pathname}) => pathname.startsWith('/search-data/'))).toEqual([]);
  asked.length = 0;
  await button(page).click();
  await write(field(page), 'provider states');
  await expect(hits(page).first()).toBeVisible();
  expect(asked.some(({pathname}) => pathname.startsWith('/search-data/'))).toBe(true);
  expect(asked.filter(({origin}) => origin !== new URL(baseURL ?? '').origin).map(String)).toEqual([]);
});
