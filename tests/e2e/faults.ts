import type {Page, ViewportSize} from '@playwright/test';
import axe from 'axe-core';

import {nextFrames} from './pages';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules of axe that look at colours. All others see no difference between the light mode and the dark one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rules of axe that look at places and sizes. */
const layoutRules = ['target-size', 'scrollable-region-focusable'];

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

interface Checker {
  readonly axe: {run: typeof axe.run};
}

async function provideAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
}

/** Waits for animations and transitions to end. Halfway through, sizes and colours belong to neither state. */
async function waitForAnimations(page: Page): Promise<void> {
  // An animation that a click sets off may start a frame later.
  await nextFrames(page);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({playState, effect}) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
}

async function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
  await waitForAnimations(page);
  await provideAxe(page);
  return page.evaluate(
    async (given) => {
      const {axe: checker} = window as unknown as Checker;
      const {violations: found} = await checker.run(document, given);
      return found.flatMap(({id, help, nodes}) =>
        nodes.map(({target, any}) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
      );
    },
    // Style sheets and media are fetched only for rules on orientation, which is experimental, and on sound.
    {...options, resultTypes: ['violations' as const], preload: false},
  );
}

/** Breaches of WCAG 2.0, 2.1 and 2.2, levels A and AA, and of best practice, as far as axe finds them. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  return violations(page, {runOnly: {type: 'tag', values: tags}});
}

/** The same without what depends on colours. */
export async function structureFaults(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, {enabled: false}]));
  return violations(page, {runOnly: {type: 'tag', values: tags}, rules});
}

/** Only what depends on where things stand and how large they are. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return violations(page, {runOnly: {type: 'rule', values: layoutRules}});
}

/**
 * Breaches of the rules on colours. Text of the same colour, size and weight on the same grounds has the same
 * contrast wherever it stands, so axe looks at a document only when that shows a look which it has not judged.
 *
 * @param judged looks that axe has judged, of one mode; those of this document are added. A look that
 *   axe could not judge, for instance on a picture, is not: the next document that shows it is looked at again.
 */
export async function colourFaults(page: Page, judged: Set<string>): Promise<string[]> {
  await provideAxe(page);
  const {faults, looks} = await page.evaluate(
    async ({rules, before}) => {
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element | null): string => {
        if (!element) {
          return '';
        }
        const kept = grounds.get(element);
        if (kept !== undefined) {
          return kept;
        }
        const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode} = getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
        const ground = groundOf(element.parentElement);
        const sum = own === 'rgba(0, 0, 0, 0) none 1 none normal' ? ground : `${ground}/${own}`;
        grounds.set(element, sum);
        return sum;
      };
      const lookOf = (element: Element): string => {
        const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
        const off = element.matches(':disabled, [aria-disabled="true"], [aria-disabled="true"] *');
        return [color, fontSize, fontWeight, textShadow, off, groundOf(element)].join('|');
      };
      const isSeen = (element: Element): boolean => {
        const {width, height} = element.getBoundingClientRect();
        // One pixel is what remains of text that is for screen readers only.
        return width > 1 && height > 1 && element.checkVisibility({visibilityProperty: true, opacityProperty: true});
      };

      const elements = new Set<Element>(document.querySelectorAll('input, select, textarea'));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (texts.currentNode.nodeValue?.trim() && texts.currentNode.parentElement) {
          elements.add(texts.currentNode.parentElement);
        }
      }
      const seen = [...elements].filter(isSeen);
      const known = new Set(before);
      const fresh = new Map(seen.map((each) => [each, lookOf(each)] as const).filter(([, look]) => !known.has(look)));
      if (fresh.size === 0) {
        return {faults: [], looks: []};
      }

      const {axe: checker} = window as unknown as Checker;
      const found = await checker.run(
        {include: [...fresh.keys()]},
        {runOnly: {type: 'rule', values: rules}, elementRef: true, preload: false},
      );
      const looksIn = (results: typeof found.passes): Set<string> =>
        new Set(results.flatMap(({nodes}) => nodes.flatMap(({element}) => (element && fresh.get(element)) ?? [])));
      const [passed, open] = [looksIn(found.passes), looksIn(found.incomplete)];
      return {
        faults: found.violations.flatMap(({id, help, nodes}) =>
          nodes.map(({target, any}) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
        ),
        looks: [...new Set(fresh.values())].filter((look) => passed.has(look) || !open.has(look)),
      };
    },
    {rules: colourRules, before: [...judged]},
  );
  looks.forEach((look) => judged.add(look));
  return faults;
}

/** Shows the page in a colour mode, with the transitions that this starts at their end. */
export async function showMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    // A colour that is inherited moves when that of its parent has.
    for (let rounds = 0; rounds < 10; rounds += 1) {
      document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition)
        .forEach((each) => each.finish());
    }
  }, mode);
}

/** Gives the window another size, and waits until the page has answered to it. */
export async function resize(page: Page, viewport: ViewportSize): Promise<void> {
  if (page.viewportSize()?.width === viewport.width && page.viewportSize()?.height === viewport.height) {
    return;
  }
  await page.setViewportSize(viewport);
  await nextFrames(page);
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

/** Text that its box cuts off. Text for screen readers only is cut on purpose. */
export async function cutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (value: string): boolean => value === 'hidden' || value === 'clip';
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((each) => {
        const {overflowX, overflowY, clipPath} = getComputedStyle(each);
        const {clientWidth, clientHeight, scrollWidth, scrollHeight} = each;
        return (
          clientWidth > 1 &&
          clipPath === 'none' &&
          each.textContent.trim() !== '' &&
          ((cuts(overflowX) && scrollWidth > clientWidth + 2) ||
            (cuts(overflowY) && scrollHeight > clientHeight + 2)) &&
          each.checkVisibility({visibilityProperty: true})
        );
      })
      .map(
        (each) => `<${each.tagName.toLowerCase()} class="${each.className}"> cuts "${each.textContent.slice(0, 40)}"`,
      );
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

/** Links, buttons and navigations without a name, or with one that says nothing or that another navigation has. */
export async function nameFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const vague = /^(?:read more|more|here|click here|link|this|this page|details|learn more|continue)$/i;
    const nameOf = (element: Element): string =>
      (
        element.getAttribute('aria-label') ||
        element.textContent?.trim() ||
        element.querySelector('img')?.alt ||
        element.getAttribute('title') ||
        ''
      )
        .replace(/\s+/g, ' ')
        .trim();
    const seen = [...document.querySelectorAll('a[href], button')].filter((each) => each.checkVisibility());
    const navigations = [...document.querySelectorAll('nav')].filter((each) => each.checkVisibility());
    const titles = navigations.map((each) => each.getAttribute('aria-label') ?? '');
    return [
      ...seen.filter((each) => nameOf(each) === '').map((each) => `no name: ${each.outerHTML.slice(0, 80)}`),
      ...seen.filter((each) => vague.test(nameOf(each))).map((each) => `"${nameOf(each)}" says nothing`),
      ...titles.filter((title) => title === '').map(() => 'a navigation has no name'),
      ...titles.filter((title, index) => titles.indexOf(title) !== index).map((title) => `two are named "${title}"`),
      ...(document.querySelectorAll('main').length === 1 ? [] : ['has not one main']),
      ...(seen.length > 0 ? [] : ['has no link and no button']),
    ];
  });
}
/** Headings of the page that leave out a level; the first is of level one. */
export async function headingFaults(page: Page): Promise<string[]> {
  // A sidebar of posts comes before the page and has headings of its own.
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('aria-level') ?? each.tagName.slice(1))));
  return levels.flatMap((level, index) => {
    const most = (levels[index - 1] ?? 0) + 1;
    return level <= most ? [] : [`heading ${index + 1} is of level ${level}: it may be ${most} at most`];
  });
}

/** What moves by itself or takes its time. */
export async function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((each) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(each, pseudo);
        const seconds = `${transitionDuration},${animationDuration}`.split(',').map(parseFloat);
        const name = `<${each.tagName.toLowerCase()} class="${each.getAttribute('class') ?? ''}">${pseudo ?? ''}`;
        return Math.max(...seconds) > 0.01 || scrollBehavior === 'smooth' ? [`${name} moves`] : [];
      }),
    ),
  );
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
