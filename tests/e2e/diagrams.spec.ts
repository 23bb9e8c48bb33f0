import {expect, test, type Locator, type Page} from '@playwright/test';

import {open} from './pages';

/** Pages that have, between them, every kind of shape: groups, drums, rhombs, round ends, notes and loops. */
const pages = [
  '/getting_started/how_pact_works',
  '/getting_started/sharing_pacts',
  '/pact_broker/can_i_deploy',
  '/pact_broker/advanced_topics/pending_pacts',
  '/plugins/workshops/create-a-plugin/step1',
  '/university/introduction/00_5_Scenario',
];

/**
 * The shown layouts of diagrams with a committed drawing. Mermaid renders the others in the browser until the nightly job
 * adds theirs.
 */
const diagrams = (page: Page): Locator => page.getByRole('main').locator('[class*="diagram_"] > svg:visible');

/** Finds texts of a diagram that overflow their box or the drawing, or that lack contrast. */
async function textFaults(diagram: Locator): Promise<{texts: number; faults: string[]}> {
  return diagram.evaluate((svg) => {
    const parts = (selector: string): SVGGraphicsElement[] => [...svg.querySelectorAll<SVGGraphicsElement>(selector)];
    const area = ({width, height}: DOMRect): number => width * height;
    const luminance = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? [])
        .map((each) => Number(each) / 255)
        .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const page = getComputedStyle(document.documentElement).backgroundColor;
    const {width, height} = (svg as SVGSVGElement).viewBox.baseVal;
    const boxes = parts('.node, .actor, .group, .patch, .note');
    const texts = parts('text');
    const faults = texts.flatMap((text) => {
      const place = text.getBBox();
      const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
      const [box] = boxes
        .filter((each) => {
          const {x: left, y: top, width: wide, height: high} = each.getBBox();
          return left < x && x < left + wide && top < y && y < top + high;
        })
        .sort((a, b) => area(a.getBBox()) - area(b.getBBox()));
      const around = box?.getBBox() ?? new DOMRect(0, 0, width, height);
      const sticksOut = place.x < around.x || place.x + place.width > around.x + around.width;
      const colours = [getComputedStyle(text).fill, box ? getComputedStyle(box).fill : page].map(luminance);
      const contrast = (Math.max(...colours) + 0.05) / (Math.min(...colours) + 0.05);
      return [
        ...(sticksOut ? [`"${text.textContent}" sticks out`] : []),
        ...(contrast < 4.5 ? [`"${text.textContent}" has a contrast of ${contrast.toFixed(1)}`] : []),
      ];
    });
    return {texts: texts.length, faults};
  });
}

for (const mode of ['light', 'dark']) {
  test(`all text of diagrams has room and contrast in ${mode} mode`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    let count = 0;
    for (const path of pages) {
      await open(page, path);
      for (const diagram of await diagrams(page).all()) {
        const {texts, faults} = await textFaults(diagram);
        count += texts;
        expect(faults, path).toEqual([]);
      }
    }
    console.log(`checked ${count} texts of diagrams`);
    expect(count).toBeGreaterThan(50);
  });
}

/** Size of the smallest text of a diagram as it is shown, in px. */
const smallestText = (diagram: Locator): Promise<number> =>
  diagram.evaluate((svg) => {
    const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
    const sizes = [...svg.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    return Math.min(...sizes) * scale;
  });

for (const [device, width] of [
  ['a phone', 390],
  ['a laptop', 1366],
] as const) {
  test(`no text of a diagram is smaller than 13 px on ${device}, where all diagrams fit and are centred`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    let count = 0;
    for (const path of pages) {
      await open(page, path);
      for (const diagram of await diagrams(page).all()) {
        count += 1;
        expect(await smallestText(diagram), path).toBeGreaterThanOrEqual(12.95);
        const margins = await diagram.evaluate((svg) => {
          const [inner, outer] = [svg, svg.parentElement ?? svg].map((each) => each.getBoundingClientRect());
          return inner && outer ? [inner.left - outer.left, outer.right - inner.right] : [];
        });
        expect(Math.min(...margins), path).toBeGreaterThan(-1);
        expect(Math.abs((margins[0] ?? 0) - (margins[1] ?? 9)), path).toBeLessThan(2);
      }
    }
    console.log(`checked the size of ${count} diagrams at ${width} px`);
    expect(count).toBeGreaterThan(8);
    const [first] = await diagrams(page).all();
    await first?.evaluate((svg) => svg.setAttribute('style', 'width: 100px; min-width: 0'));
    expect(first && (await smallestText(first))).toBeLessThan(13);
  });
}

test('overflowing text and low contrast are reported', async ({page}) => {
  await open(page, '/pact_broker/can_i_deploy');
  const diagram = diagrams(page).first();
  await diagram.evaluate((svg) => {
    const [first, second] = svg.querySelectorAll('text');
    first?.replaceChildren('much too long for any box that was drawn for it');
    second?.setAttribute('style', 'fill: rgb(200 200 200)');
  });
  const {faults} = await textFaults(diagram);
  expect(faults.join()).toMatch(/sticks out.*has a contrast of/);
});

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('diagrams have the size that is reserved for them', async ({page}) => {
    await page.goto('/diagrams/ecosystem');
    const all = await diagrams(page).all();
    expect(all.length).toBeGreaterThan(3);
    for (const diagram of all) {
      await expect(diagram).toBeVisible();
      await expect(diagram.locator('text').first()).toBeVisible();
      const [width, height] = [await diagram.getAttribute('width'), await diagram.getAttribute('height')].map(Number);
      const box = await diagram.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo((width ?? 0) / (height ?? 1), 1);
    }
  });
});

test('a page with diagrams does not shift while it loads', async ({page}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + (entry as unknown as {value: number}).value, 0);
      Object.assign(window, {moved: ((window as {moved?: number}).moved ?? 0) + moved});
    }).observe({type: 'layout-shift', buffered: true});
  });
  await open(page, '/diagrams/ecosystem');
  test.skip((await page.locator('[class*="live_"]').count()) > 0, 'a diagram of the page is not drawn yet');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as {moved?: number}).moved ?? 0)).toBeLessThan(0.01);
});

test('an address with a fragment opens at its heading, below diagrams', async ({page}) => {
  for (const [path, id] of [
    ['/getting_started/how_pact_works', 'provider-verification'],
    ['/diagrams/ecosystem', 'provider-run'],
  ]) {
    await open(page, `${path}#${id}`);
    await page.waitForLoadState('networkidle');
    const heading = page.locator(`[id="${id}"]`);
    const above = await heading.evaluate(
      (target) =>
        [...document.querySelectorAll('main [class*="diagram_"]')].filter(
          (diagram) => diagram.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING,
        ).length,
    );
    expect(above, `diagrams above #${id}`).toBeGreaterThan(0);
    const top = (): Promise<number> => heading.evaluate((target) => target.getBoundingClientRect().top);
    await expect.poll(top, {message: `place of #${id}`}).toBeLessThan(160);
    expect(await top()).toBeGreaterThanOrEqual(-1);
  }
});
