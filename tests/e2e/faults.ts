import type {Page} from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What every document needs and this one lacks: one h1, a language, a title, a description. */
export async function documentFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = document.querySelectorAll('h1').length;
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
    return [
      ...(headings === 1 ? [] : [`has ${headings} h1: give it exactly one`]),
      ...(document.documentElement.lang === 'en' ? [] : [`has lang="${document.documentElement.lang}": make it "en"`]),
      ...(document.title.trim() === '' ? ['has no title: add one'] : []),
      ...(description.trim() === '' ? ['has no description: add "description" to its front matter or layout'] : []),
    ];
  });
}

/** Breaches of WCAG 2.0, 2.1 and 2.2, levels A and AA, and of best practice, as far as axe finds them. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const {axe: checker} = window as unknown as {axe: {run: typeof axe.run}};
    const {violations} = await checker.run(document, {runOnly: {type: 'tag', values}, resultTypes: ['violations']});
    return violations.flatMap(({id, help, nodes}) =>
      nodes.map(({target, any}) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
    );
  }, rules);
}

/** What makes the document wider than the window; parts that scroll by themselves don't. */
export async function overflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const names = wide.slice(0, 3).map(({tagName, className}) => `${tagName.toLowerCase()}.${String(className)}`);
    return [`is ${scrollWidth} px wide in a window of ${clientWidth} px, because of ${names.join(', ')}`];
  });
}

/** Which visible elements of a line break it: those that cover each other and those that stand on another line. */
export async function lineFaults(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const boxes = elements
      .map((element) => ({
        name: element.getAttribute('aria-label') ?? element.textContent,
        box: element.getBoundingClientRect(),
      }))
      .filter(({box}) => box.width > 0 && box.height > 0)
      .sort((a, b) => a.box.left - b.box.left);
    const sides = boxes.slice(1).map((right, index) => [boxes[index] ?? right, right] as const);
    return [
      ...(boxes.length < 2 ? [`found ${boxes.length} elements on the line: expected several`] : []),
      ...sides
        .filter(([left, right]) => left.box.right > right.box.left + 0.5)
        .map(([left, right]) => `"${left.name}" covers "${right.name}"`),
      ...sides
        .filter(([left, right]) => left.box.bottom <= right.box.top || right.box.bottom <= left.box.top)
        .map(([left, right]) => `"${right.name}" is not on the line of "${left.name}"`),
      ...boxes
        .filter(({box}) => box.left < -0.5 || box.right > window.innerWidth + 0.5)
        .map(({name}) => `"${name}" leaves the window`),
    ];
  });
}

/**
 * Collects what goes wrong behind the page: console errors (hydration errors are among them),
 * exceptions that nobody catches, requests that fail or are answered with an error.
 *
 * @returns a function that hands over the faults since it was last called
 */
export function watch(page: Page): () => string[] {
  let faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      faults.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page ends its prefetches; that is no failure.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') {
      faults.push(`request: ${request.url()} failed: ${reason}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      faults.push(`request: ${response.url()} was answered with ${response.status()}`);
    }
  });
  return () => {
    const taken = faults;
    faults = [];
    return taken;
  };
}
