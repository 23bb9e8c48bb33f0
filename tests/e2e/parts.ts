import {expect, type Page} from '@playwright/test';

import {write} from './pages';

/** A part of a page that exists only once it is opened, so that other tests don't see it. */
export interface Part {
  readonly name: string;
  readonly path: string;
  readonly widths: readonly number[];
  readonly show: (page: Page) => Promise<void>;
  /** `@chromium` where Firefox ESR 153 crashes now and then while axe runs. */
  readonly tag?: string;
}

const both = [1280, 390];
const text = '/getting_started/how_pact_works';

async function search(page: Page, query: string): Promise<void> {
  await page.getByRole('button', {name: /^Search/}).click();
  await write(page.getByRole('dialog').getByRole('searchbox'), query);
}

/** One part of each kind. */
export const parts: readonly Part[] = [
  {
    name: 'the search before a word',
    path: text,
    widths: both,
    show: async (page) => {
      await search(page, '');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the search with results',
    tag: '@chromium',
    path: text,
    widths: both,
    show: async (page) => {
      await search(page, 'provider state');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the search without results',
    tag: '@chromium',
    path: text,
    widths: both,
    show: async (page) => {
      await search(page, 'xq9z7k');
      await expect(page.getByRole('dialog').getByText('Try searching for')).toBeVisible();
    },
  },
  {
    name: 'the search without a network',
    tag: '@chromium',
    path: text,
    widths: both,
    show: async (page) => {
      await page.route('**/search-data/**', (route) => route.abort());
      await search(page, 'webhook');
      await expect(page.getByRole('dialog').getByText('Unable to fetch results')).toBeVisible();
    },
  },
  {
    name: 'the menu with the sidebar of the page',
    path: text,
    widths: [390],
    show: async (page) => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator('#mobile-menu');
      await expect(menu.getByRole('link', {name: 'University', exact: true})).toBeInViewport();
      await expect(menu.locator('.theme-doc-sidebar-menu')).toBeVisible();
    },
  },
  {
    name: 'the box to search in when the modal can not be loaded',
    path: text,
    widths: both,
    show: async (page) => {
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.locator('#search-box').evaluate((box: HTMLElement) => box.showPopover());
      await expect(page.locator('#search-box').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the contents of a page',
    path: text,
    widths: [390],
    show: async (page) => {
      await page.getByRole('button', {name: 'On this page'}).click();
      await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'the sidebar with all categories open',
    path: text,
    widths: [1280],
    show: async (page) => {
      const closed = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-expanded="false"]');
      while ((await closed.count()) > 0) {
        await closed.first().click();
      }
    },
  },
  {
    name: 'the hint on a term',
    path: '/5-minute-getting-started-guide',
    widths: both,
    show: async (page) => {
      await page
        .locator('article p a[aria-describedby], article p a[href^="/getting_started/terminology#"]')
        .first()
        .focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    name: 'the reasons of a rating',
    path: text,
    widths: both,
    show: async (page) => {
      const rating = page.getByRole('region', {name: 'Rate this page'});
      await rating.getByRole('button', {name: 'No, thumbs down'}).click();
      await rating.getByText("It's hard to follow").click();
      await expect(rating.getByRole('textbox')).toBeVisible();
    },
  },
  {
    name: 'the answers of the error finder',
    path: '/help/errors',
    widths: both,
    show: async (page) => {
      await write(page.getByRole('textbox', {name: 'Paste your error message or log'}), 'expected 200 but was 404');
      await expect(
        page.getByRole('region', {name: 'Find your error message'}).getByRole('listitem').first(),
      ).toBeVisible();
    },
  },
];
