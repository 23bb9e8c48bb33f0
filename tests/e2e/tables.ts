import type {Page} from '@playwright/test';

/** Opens what is folded away, so that its tables have a width. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelectorAll('details').forEach((each) => each.setAttribute('open', ''));
    document.querySelectorAll('[hidden="until-found"]').forEach((each) => each.removeAttribute('hidden'));
  });
}

/** Number of the tables that are shown on a page. */
export const countTables = (page: Page): Promise<number> =>
  page.locator('main table').evaluateAll((tables) => tables.filter((table) => table.checkVisibility()).length);

/** The tables that are wider than the frame around them, each with its column titles, and what to do. */
export async function wideTables(page: Page): Promise<string[]> {
  return page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const frame = table.parentElement;
      const room = frame?.clientWidth ?? 0;
      const width = Math.max(table.scrollWidth, frame?.scrollWidth ?? 0);
      const titles = [...table.querySelectorAll('thead th')].map(({textContent}) => textContent).join(' | ');
      return table.checkVisibility() && width > room + 1
        ? [`"${titles}" is ${width} px wide in a frame of ${room} px: shorten its code, or merge columns`]
        : [];
    }),
  );
}

/** The words in cells of tables, outside code, that continue on the next line without a hyphen or the like. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.locator('main :is(td, th)').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('code') || !node.parentElement?.checkVisibility()) {
          continue;
        }
        for (const {0: word, index} of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
          broken.push(...(lines.size > 1 ? [`"${word}" is broken: leave more room, or put it in code`] : []));
        }
      }
      return broken;
    }),
  );
}
