import type {Page, ViewportSize} from '@playwright/test';
import axe from 'axe-core';

import {nextFrames} from './pages';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe rules about colours. All others give the same result in light and dark mode. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Axe rules about positions and sizes. */
const layoutRules = ['target-size', 'scrollable-region-focusable'];

/** Checks the essentials of a document: one h1, a language, a title, a description. */
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
  // An animation may start a frame after the click.
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
    // Preloading is only needed for experimental rules on orientation, and for sound.
    {...options, resultTypes: ['violations' as const], preload: false},
  );
}

/** Violations of WCAG 2.0, 2.1 and 2.2, levels A and AA, and of best practice, as found by axe. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  return violations(page, {runOnly: {type: 'tag', values: tags}});
}

/** Violations that don't depend on colours. */
export async function structureFaults(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, {enabled: false}]));
  return violations(page, {runOnly: {type: 'tag', values: tags}, rules});
}

/**
 * Leaves out what axe expects of content that scrolls, which the scripts make focusable. Until then, Chromium and Firefox
 * do that by themselves; Safari doesn't know of saved data, so its pages load the scripts at once.
 */
export function beforeScripts(faults: readonly string[]): string[] {
  return faults.filter((fault) => !fault.startsWith('scrollable-region-focusable'));
}

/** Violations that depend on positions and sizes. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return violations(page, {runOnly: {type: 'rule', values: layoutRules}});
}

/**
 * Violations of the rules on colours. Text of the same colour, size and weight on the same backgrounds has the same
 * contrast everywhere, so axe only runs when a document has a combination ("look") that it has not judged yet.
 *
 * @param judged looks that axe has judged in one mode; new ones are added. A look that axe could not judge, for
 *   instance on an image, is left out, and checked again on the next document.
 */
export async function colourFaults(page: Page, judged: Set<string>): Promise<string[]> {
  await provideAxe(page);
  const {faults, looks} = await page.evaluate(
    async ({rules, before}) => {
      const backgrounds = new Map<Element, string>();
      const backgroundOf = (element: Element | null): string => {
        if (!element) {
          return '';
        }
        const cached = backgrounds.get(element);
        if (cached !== undefined) {
          return cached;
        }
        const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode} = getComputedStyle(element);
        const ownBackground = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
        const inherited = backgroundOf(element.parentElement);
        const combined =
          ownBackground === 'rgba(0, 0, 0, 0) none 1 none normal' ? inherited : `${inherited}/${ownBackground}`;
        backgrounds.set(element, combined);
        return combined;
      };
      const lookOf = (element: Element): string => {
        const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
        const isDisabled = element.matches(':disabled, [aria-disabled="true"], [aria-disabled="true"] *');
        return [color, fontSize, fontWeight, textShadow, isDisabled, backgroundOf(element)].join('|');
      };
      const isVisible = (element: Element): boolean => {
        const {width, height} = element.getBoundingClientRect();
        // Text for screen readers only is clipped to one pixel.
        return width > 1 && height > 1 && element.checkVisibility({visibilityProperty: true, opacityProperty: true});
      };

      const elements = new Set<Element>(document.querySelectorAll('input, select, textarea'));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (texts.currentNode.nodeValue?.trim() && texts.currentNode.parentElement) {
          elements.add(texts.currentNode.parentElement);
        }
      }
      const seen = [...elements].filter(isVisible);
      const known = new Set(before);
      const newLooks = new Map(
        seen.map((each) => [each, lookOf(each)] as const).filter(([, look]) => !known.has(look)),
      );
      if (newLooks.size === 0) {
        return {faults: [], looks: []};
      }

      const {axe: checker} = window as unknown as Checker;
      const found = await checker.run(
        {include: [...newLooks.keys()]},
        {runOnly: {type: 'rule', values: rules}, elementRef: true, preload: false},
      );
      const looksIn = (results: typeof found.passes): Set<string> =>
        new Set(results.flatMap(({nodes}) => nodes.flatMap(({element}) => (element && newLooks.get(element)) ?? [])));
      const [passed, open] = [looksIn(found.passes), looksIn(found.incomplete)];
      return {
        faults: found.violations.flatMap(({id, help, nodes}) =>
          nodes.map(({target, any}) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
        ),
        looks: [...new Set(newLooks.values())].filter((look) => passed.has(look) || !open.has(look)),
      };
    },
    {rules: colourRules, before: [...judged]},
  );
  looks.forEach((look) => judged.add(look));
  return faults;
}

/** Switches the colour mode, and waits for its transitions. */
export async function showMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    // An inherited colour only starts its transition after that of its parent.
    for (let rounds = 0; rounds < 10; rounds += 1) {
      document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition)
        .forEach((each) => each.finish());
    }
  }, mode);
}

/** Resizes the window, and waits until the page has reacted. */
export async function resize(page: Page, viewport: ViewportSize): Promise<void> {
  if (page.viewportSize()?.width === viewport.width && page.viewportSize()?.height === viewport.height) {
    return;
  }
  await page.setViewportSize(viewport);
  await nextFrames(page);
}

/** Elements that make the document wider than the window, except inside scrollable containers. */
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

/** Text that is clipped by its box, except text for screen readers. */
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

/** Fields with text smaller than 16 px, in which phones zoom in. Boxes to tick have no text. */
export async function fieldFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=hidden]') && field.checkVisibility())
      .map((field) => ({field, size: parseFloat(getComputedStyle(field).fontSize)}))
      .filter(({size}) => size < 16)
      .map(({field, size}) => {
        const name = field.getAttribute('aria-label') ?? field.closest('label, div')?.textContent.slice(0, 40) ?? '';
        return `<${field.tagName.toLowerCase()}> "${name}" has text of ${size} px: a phone zooms in below 16 px`;
      }),
  );
}

/** Whether the document forbids readers to zoom. */
export async function zoomFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const content = document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content ?? '';
    return [
      ...(content.includes('width=device-width')
        ? []
        : [`has the viewport "${content}": begin with width=device-width`]),
      ...(/user-scalable|maximum-scale/.test(content) ? [`has the viewport "${content}", which limits the zoom`] : []),
    ];
  });
}

/** Visible controls that cover each other. */
export async function coverFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const overlap = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    // Of text that wraps, lines may touch.
    const isSeen = ({left, top, right, bottom}: Box): boolean => right - left > 3 && bottom - top > 3;
    const visiblePart = (element: Element): Box[] => {
      let boxes: Box[] = [...element.getClientRects()];
      for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        const edge = frame.getBoundingClientRect();
        if (getComputedStyle(frame).overflow !== 'visible') {
          boxes = boxes.map((box) => overlap(box, edge));
        }
      }
      const {clientWidth, scrollHeight} = document.documentElement;
      const window = {left: 0, top: -scrollY, right: clientWidth, bottom: scrollHeight};
      return boxes.map((box) => overlap(box, window)).filter(isSeen);
    };
    const nameOf = (element: Element): string =>
      `<${element.tagName.toLowerCase()}> "${element.getAttribute('aria-label') ?? element.textContent.slice(0, 30)}"`;
    // Behind an open dialog or menu, the page is out of reach.
    const top = document.querySelector('[aria-modal=true], :modal, :popover-open') ?? document.body;
    const controls = [...top.querySelectorAll('a[href], button, input, select, summary, textarea')]
      .filter((each) => each.checkVisibility({visibilityProperty: true}) && !each.closest('[inert]'))
      .map((element) => ({element, boxes: visiblePart(element)}));
    return controls.flatMap(({element, boxes}, index) =>
      controls
        .slice(index + 1)
        .filter(({element: other}) => !element.contains(other))
        .filter((other) => boxes.some((box) => other.boxes.some((another) => isSeen(overlap(box, another)))))
        .map(({element: other}) => `${nameOf(other)} covers ${nameOf(element)}`),
    );
  });
}

/** Edit links that cover the end of the passage above them. */
export async function editLinkFaults(page: Page): Promise<string[]> {
  return page.locator('.edit-link').evaluateAll((links) =>
    links.flatMap((link) => {
      const above = link.previousElementSibling;
      if (!above || !link.checkVisibility() || !above.checkVisibility()) {
        return [];
      }
      const covered = above.getBoundingClientRect().bottom - link.getBoundingClientRect().top;
      return covered > 0.5 ? [`"${link.textContent}" covers ${Math.ceil(covered)} px of "${above.textContent}"`] : [];
    }),
  );
}

/** Visible elements of a line that overlap, or wrap to another line. */
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

/** Links, buttons and navigations without a name, or with a vague or duplicate one. */
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
/** Headings that skip a level; the first must be an h1. */
export async function headingFaults(page: Page): Promise<string[]> {
  // The sidebar of the blog precedes the page and has its own headings.
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('aria-level') ?? each.tagName.slice(1))));
  return levels.flatMap((level, index) => {
    const most = (levels[index - 1] ?? 0) + 1;
    return level <= most ? [] : [`heading ${index + 1} is of level ${level}: it may be ${most} at most`];
  });
}

/** Animations and transitions. */
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
 * Collects console errors (including hydration errors), uncaught exceptions, and failed requests of a page.
 *
 * @returns a function that returns the problems since its last call
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
    // Leaving a page aborts its prefetches. Chromium and Firefox have different names for that.
    const reason = request.failure()?.errorText ?? '';
    if (!['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(reason)) {
      faults.push(`request: ${request.url()} failed: ${reason}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      faults.push(`request: ${response.url()} returned status ${response.status()}`);
    }
  });
  return () => {
    const collected = faults;
    faults = [];
    return collected;
  };
}
