import type {Page} from '@playwright/test';

/** What {@link paperFaults} looked at, by kind. */
type Counts = Readonly<Record<'elements' | 'blocks' | 'sections' | 'groups' | 'links' | 'texts', number>>;

/** Where a page in print media loses content, shows controls, or can't be read on white paper. */
export async function paperFaults(page: Page): Promise<{readonly faults: readonly string[]; readonly counts: Counts}> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${element.textContent.trim().slice(0, 40)}"`;
    const isPrinted = (element: Element): boolean => {
      const {width, height} = element.getBoundingClientRect();
      // Text for screen readers only is clipped to one pixel.
      return width > 1 && height > 1 && element.checkVisibility({visibilityProperty: true});
    };
    const printed = [...document.body.querySelectorAll('*')].filter(isPrinted);
    const select = (selector: string): Element[] => printed.filter((each) => each.matches(selector));
    const report = (elements: readonly Element[], fault: string): string[] =>
      elements.map((each) => `${fault}: ${nameOf(each)}`);

    const isOutside = (element: Element): boolean => {
      const {left, right} = element.getBoundingClientRect();
      return left < -1 || right > document.documentElement.clientWidth + 1;
    };
    const isClipped = (element: Element): boolean => {
      const {overflowX, overflowY, clipPath} = getComputedStyle(element);
      const {clientWidth, clientHeight, scrollWidth, scrollHeight} = element;
      return (
        clientWidth > 1 &&
        clipPath === 'none' &&
        element.textContent.trim() !== '' &&
        ((overflowX !== 'visible' && scrollWidth > clientWidth + 2) ||
          (overflowY !== 'visible' && scrollHeight > clientHeight + 2))
      );
    };

    const sections = select('details');
    const closed = sections.filter((each) =>
      [...each.children].some(
        (child) => child.tagName !== 'SUMMARY' && child.textContent.trim() !== '' && !isPrinted(child),
      ),
    );

    const groups = [...new Set(select('[role="tabpanel"]').map((each) => each.parentElement as Element))];
    const groupFaults = groups.flatMap((group) => {
      const panels = [...group.children].filter((each) => each.matches('[role="tabpanel"]') && isPrinted(each));
      const heading = panels[0]?.querySelector('h3');
      const note = getComputedStyle(group, '::before');
      return [
        ...(panels.length === 1 ? [] : [`prints ${panels.length} panels: ${nameOf(group)}`]),
        ...(heading && isPrinted(heading) ? [] : [`has no heading that names the option: ${nameOf(group)}`]),
        ...(/attr\(data-options\)|one of \d+/.test(note.content) && group.getAttribute('data-options')
          ? []
          : [`doesn't say that there are other options: ${nameOf(group)}`]),
      ];
    });

    const links = select('main a').filter(
      (each) =>
        /^(?:https?:|\/)/.test(each.getAttribute('href') ?? '') &&
        !each.getAttribute('class') &&
        !each.querySelector('img'),
    );
    const withoutAddress = links.filter((each) => !getComputedStyle(each, '::after').content.includes('('));
    // Notes on support repeat the same libraries, and posts their author.
    const unaddressed = withoutAddress.filter(
      (each) => !each.matches('[class*="note_"] a:not(:last-child), .avatar__name a'),
    );

    // Printers leave out backgrounds, so text must have enough contrast on white.
    const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (rgb: readonly number[]): number =>
      rgb.slice(0, 3).reduce((sum, value, index) => {
        const share = value / 255;
        const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        return sum + linear * ([0.2126, 0.7152, 0.0722][index] ?? 0);
      }, 0);
    const texts = printed.filter(
      (each) =>
        !(each instanceof SVGElement) &&
        [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    );
    const pale = texts.filter((each) => {
      const {color, opacity} = getComputedStyle(each);
      return 1.05 / (luminance(channels(color)) + 0.05) < 4.5 || Number(opacity) < 1;
    });

    return {
      faults: [
        ...report(printed.filter(isOutside), 'leaves the paper'),
        ...report(printed.filter(isClipped), 'is cut'),
        ...report(closed, 'prints closed'),
        ...groupFaults,
        ...report(
          select('button, input, label, select, textarea, footer.footer, nav:not([aria-label="Breadcrumbs"]), aside'),
          'is a control or navigation',
        ),
        ...report(
          printed.filter((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position)),
          'stays in place while pages go by',
        ),
        ...report(unaddressed, 'has no address'),
        ...report(pale, 'is too pale for white paper'),
      ],
      counts: {
        elements: printed.length,
        blocks: select('pre, table, figure, img, svg').length,
        sections: sections.length,
        groups: groups.length,
        links: links.length,
        texts: texts.length,
      },
    };
  });
}

/** Colours of all elements and of what CSS adds to them, to compare colour modes. */
export async function coloursOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, main, main *')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const {color, backgroundColor, borderTopColor, fill, stroke, filter} = getComputedStyle(each);
        const {color: added} = getComputedStyle(each, '::after');
        const name = `<${each.tagName.toLowerCase()} class="${each.getAttribute('class') ?? ''}">`;
        return `${name} ${[color, backgroundColor, borderTopColor, fill, stroke, filter, added].join(' ')}`;
      }),
  );
}
