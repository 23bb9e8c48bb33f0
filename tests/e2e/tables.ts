import type {Page} from '@playwright/test';

/** Kinds of the tables in the HTML of a page: how many columns they have, and whether they are reference tables. */
export function tableKinds(html: string): string[] {
  return [...html.matchAll(/<table([^>]*)>(.*?)<\/thead>/gs)].map(([, attributes = '', head = '']) => {
    const columns = head.match(/<th\b/g)?.length ?? 0;
    return `${columns}${attributes.includes('data-stack') ? ' stacked' : ''}`;
  });
}

/** The pages to look at: those with a table of five columns or more, and for each other kind of table the first three. */
export function pagesWithTables(pages: Readonly<Record<string, string>>): string[] {
  const seen = new Map<string, number>();
  return Object.entries(pages).flatMap(([path, html]) => {
    const kinds = new Set(tableKinds(html));
    const isWanted = [...kinds].some((kind) => parseInt(kind, 10) >= 5 || (seen.get(kind) ?? 0) < 3);
    kinds.forEach((kind) => seen.set(kind, (seen.get(kind) ?? 0) + 1));
    return isWanted ? [path] : [];
  });
}

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
