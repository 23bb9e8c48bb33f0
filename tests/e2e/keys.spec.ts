import {expect, test, type Locator, type Page} from '@playwright/test';

import {open, reach, templates, write} from './pages';

// What each key does, and whose it is: the page's, the field's, the browser's or the input method's.

const text = '/getting_started/how_pact_works';
const desk = {width: 1366, height: 768};
const phone = {width: 390, height: 844};
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15';

const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search the documentation'});
const searchField = (page: Page): Locator => dialog(page).getByRole('searchbox');
const rating = (page: Page): Locator => page.getByRole('region', {name: 'Rate this page'});

/** Sends a key as another layout, system or input method sends it. */
async function send(target: Locator, key: Omit<KeyboardEventInit, 'view'>): Promise<{readonly prevented: boolean}> {
  return target.evaluate(
    (element, init) => ({
      prevented: !element.dispatchEvent(
        new KeyboardEvent('keydown', {bubbles: true, cancelable: true, composed: true, ...init}),
      ),
    }),
    key,
  );
}

async function openSearch(page: Page, query = ''): Promise<void> {
  await page.getByRole('button', {name: /^Search/}).click();
  await expect(searchField(page)).toBeFocused();
  await write(searchField(page), query);
}

/** Puts a field of another kind into the page and focuses it. */
async function focusField(page: Page, html: string): Promise<Locator> {
  await page.evaluate((source) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', source);
  }, html);
  const field = page.getByTestId('field');
  await field.focus();
  return field;
}

test.describe('input methods', () => {
  for (const [when, key] of [
    ['while it composes', {isComposing: true, keyCode: 229}],
    ['as Safari reports its last key', {keyCode: 229}],
  ] as const) {
    test(`Escape leaves the search and its query, ${when}`, async ({page}) => {
      await open(page, text);
      await openSearch(page, 'webhook');
      await expect(dialog(page).getByRole('option').first()).toBeVisible();
      await send(searchField(page), {key: 'Escape', ...key});
      await expect(dialog(page)).toBeVisible();
      await expect(searchField(page)).toHaveValue('webhook');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    });

    test(`Enter and the arrows neither follow nor select a result, ${when}`, async ({page}) => {
      await open(page, text);
      await openSearch(page, 'webhook');
      const selected = dialog(page).locator('[aria-selected=true]');
      const first = await selected.getByRole('link').getAttribute('href');
      await send(searchField(page), {key: 'ArrowDown', ...key});
      await send(searchField(page), {key: 'Enter', ...key});
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(text);
      await expect(selected.getByRole('link')).toHaveAttribute('href', first ?? '');
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(first?.replace(/\?found=[^#]*/, '') ?? '');
    });

    test(`no key of it opens the search, ${when}`, async ({page}) => {
      await open(page, text);
      expect(await send(page.locator('body'), {key: '/', ...key})).toEqual({prevented: false});
      expect(await send(page.locator('body'), {key: 'k', ctrlKey: true, ...key})).toEqual({prevented: false});
      await expect(dialog(page)).toBeHidden();
    });
  }
});

test.describe('layouts', () => {
  for (const [layout, key] of [
    ['Shift and 7', {key: '/', code: 'Digit7', shiftKey: true}],
    ['AltGr, as Windows sends it', {key: '/', code: 'KeyQ', ctrlKey: true, altKey: true, modifierAltGraph: true}],
    ['AltGr, as Linux sends it', {key: '/', code: 'KeyQ', modifierAltGraph: true}],
    ['Ctrl and a Cyrillic letter on the key K', {key: 'л', code: 'KeyK', ctrlKey: true}],
  ] as const) {
    test(`the search opens with ${layout}`, async ({page}) => {
      await open(page, text);
      expect(await send(page.locator('body'), key)).toEqual({prevented: true});
      await expect(searchField(page)).toBeFocused();
      await expect(searchField(page)).toHaveValue('');
    });
  }

  test.describe('on a Mac', () => {
    test.use({userAgent: mac});

    test('Cmd+K and a "/" typed with Option open the search', async ({page}) => {
      await open(page, text);
      await send(page.locator('body'), {key: 'k', code: 'KeyK', metaKey: true});
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await send(page.locator('body'), {key: '/', code: 'Digit7', altKey: true});
      await expect(searchField(page)).toBeFocused();
    });

    test('Ctrl+K in a field is left to the system, which deletes the rest of the line', async ({page}) => {
      await open(page, '/help/errors');
      const box = page.getByRole('textbox', {name: 'Paste your error message or log'});
      await box.focus();
      expect(await send(box, {key: 'k', code: 'KeyK', ctrlKey: true})).toEqual({prevented: false});
      await expect(dialog(page)).toBeHidden();
    });
  });
});

test.describe('"/" is left to', () => {
  for (const [owner, html] of [
    ['an input', '<input data-testid="field">'],
    ['a text area', '<textarea data-testid="field"></textarea>'],
    ['a select, which it searches', '<select data-testid="field"><option>/pacts</option></select>'],
    ['editable text', '<p contenteditable data-testid="field">text</p>'],
    ['an element in editable text', '<p contenteditable><b tabindex="0" data-testid="field">text</b></p>'],
  ] as const) {
    test(owner, async ({page}) => {
      await open(page, text);
      expect(await send(await focusField(page, html), {key: '/'})).toEqual({prevented: false});
      await expect(dialog(page)).toBeHidden();
    });
  }

  test('a field in a shadow tree, as extensions have them', async ({page}) => {
    await open(page, text);
    const prevented = await page.evaluate(() => {
      const host = document.createElement('div');
      document.body.append(host);
      const field = host.attachShadow({mode: 'open'}).appendChild(document.createElement('input'));
      field.focus();
      const key = new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true, composed: true});
      return !field.dispatchEvent(key);
    });
    expect(prevented).toBe(false);
    await expect(dialog(page)).toBeHidden();
  });

  for (const [owner, key] of [
    ['Ctrl', {ctrlKey: true}],
    ['Alt', {altKey: true}],
    ['Ctrl and Alt that type nothing', {ctrlKey: true, altKey: true}],
    ['Cmd or the Windows key', {metaKey: true}],
    ['a key that is held down', {repeat: true}],
  ] as const) {
    test(owner, async ({page}) => {
      await open(page, text);
      await send(page.locator('body'), {key: '/', ...key});
      await expect(dialog(page)).toBeHidden();
    });
  }

  test('whoever has acted on it', async ({page}) => {
    await open(page, text);
    await page.evaluate(() => document.addEventListener('keydown', (event) => event.preventDefault()));
    await send(page.locator('body'), {key: '/'});
    await send(page.locator('body'), {key: 'k', ctrlKey: true});
    await expect(dialog(page)).toBeHidden();
  });
});

test('a key that is held down opens the search once, and types nothing into it', async ({page}) => {
  await open(page, text);
  await page.keyboard.down('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.down('/');
  await page.keyboard.down('/');
  await page.keyboard.up('/');
  await expect(searchField(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.keyboard.down('Control');
  for (let times = 0; times < 4; times += 1) {
    await page.keyboard.down('k');
  }
  await page.keyboard.up('k');
  await page.keyboard.up('Control');
  await expect(searchField(page)).toBeFocused();
});

test.describe('the setting for "/"', () => {
  const box = (page: Page): Locator => page.getByRole('checkbox', {name: 'Open the search with /'});

  test('holds on the page, in other tabs and after a reload, and leaves Ctrl+K alone', async ({page, context}) => {
    const other = await context.newPage();
    await open(other, '/accessibility');
    // Only the tab in front has the focus.
    await page.bringToFront();
    await open(page, '/accessibility');
    await box(page).focus();
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await box(page).focus();
    await page.keyboard.press('Space');
    await expect(box(page)).not.toBeChecked();
    await expect(box(other)).not.toBeChecked();
    for (const tab of [page, other]) {
      await tab.bringToFront();
      expect(await send(tab.locator('body'), {key: '/'})).toEqual({prevented: false});
      await expect(dialog(tab)).toBeHidden();
    }
    // Only the tab in front has the focus.
    await page.bringToFront();
    await page.reload();
    await page.keyboard.press('/');
    await reach(page);
    await expect(box(page)).not.toBeChecked();
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(searchField(page)).toBeFocused();
  });

  test('is in the search, too', async ({page}) => {
    await open(page, text);
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await box(page).focus();
    await page.keyboard.press('Space');
    await expect(box(page)).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeHidden();
    await openSearch(page);
    await box(page).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
  });
});

/** A control, and what it does. */
interface Control {
  readonly name: string;
  readonly path: string;
  readonly viewport?: {readonly width: number; readonly height: number};
  /** Opens what the control is in. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly control: (page: Page) => Locator;
  readonly acts: (page: Page, control: Locator) => Promise<void>;
}

const sidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});
const menu = (page: Page): Locator => page.locator('#mobile-menu');
const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(menu(page)).toBeVisible();
};

const controls: readonly Control[] = [
  {
    name: 'the search button',
    path: text,
    control: (page) => page.getByRole('button', {name: /^Search/}),
    acts: (page) => expect(searchField(page)).toBeFocused(),
  },
  {
    name: 'the switch of the colours',
    path: text,
    control: (page) => page.getByRole('button', {name: /dark and light mode/}),
    acts: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  {
    name: 'a category without a page',
    path: '/faq',
    control: (page) => sidebar(page).locator('a[aria-expanded=false]').first(),
    acts: async (page) => {
      await expect(sidebar(page).locator('[role=button]:focus')).toHaveAttribute('aria-expanded', 'true');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  },
  {
    name: 'the arrow of a category with a page',
    path: '/pact_broker',
    control: (page) => sidebar(page).locator('button[aria-expanded=false]').first(),
    acts: (page) => expect(sidebar(page).locator('button:focus')).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    name: 'the contents of a narrow window',
    path: text,
    viewport: phone,
    control: (page) => page.getByRole('button', {name: 'On this page'}),
    acts: (page) => expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'the button of the menu',
    path: text,
    viewport: phone,
    control: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}),
    acts: (page) => expect(menu(page)).toBeVisible(),
  },
  {
    name: 'the button of the open menu',
    path: text,
    viewport: phone,
    prepare: openMenu,
    control: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}),
    acts: (page) => expect(menu(page)).toBeHidden(),
  },
  {
    name: 'a tab',
    path: '/getting_started/provider_states',
    control: (page) => page.getByRole('tab', {name: 'Go', exact: true}).first(),
    acts: (_, tab) => expect(tab).toHaveAttribute('aria-selected', 'true'),
  },
  {
    name: 'a section that unfolds',
    path: '/pact_broker/kubernetes',
    control: (page) => page.getByRole('main').locator('summary').first(),
    acts: (page) => expect(page.getByRole('main').locator('details').first()).toHaveAttribute('open', ''),
  },
  {
    name: 'the button that copies code',
    path: text,
    control: (page) => page.getByRole('button', {name: 'Copy code'}).first(),
    acts: (page) => expect(page.getByRole('main').getByRole('status').filter({hasText: /^Cop/}).first()).toBeVisible(),
  },
  {
    name: 'the button that copies the page',
    path: text,
    control: (page) => page.getByRole('button', {name: 'Copy page'}),
    acts: (page) =>
      expect(
        page
          .getByRole('status')
          .filter({hasText: /cop(?:ied|y)/i})
          .first(),
      ).toBeVisible(),
  },
  {
    name: 'a rating',
    path: text,
    control: (page) => rating(page).getByRole('button', {name: 'No, thumbs down'}),
    acts: (page) => expect(rating(page).getByRole('radio').first()).toBeVisible(),
  },
  {
    name: 'the step of a course',
    path: '/university/introduction/Step12',
    control: (page) => page.getByRole('main').getByRole('button', {name: /Step 12|done/i}),
    acts: (page) => expect.poll(() => page.evaluate(() => localStorage.getItem('pact.course.introduction'))).toBe('12'),
  },
  {
    name: 'the button of the Broker to try',
    path: '/pact_broker/can_i_deploy',
    control: (page) => page.getByRole('button', {name: 'Record deployment'}),
    acts: (page) =>
      expect(page.getByRole('region', {name: 'Try can-i-deploy'}).getByRole('listitem').last()).toContainText(
        'was deployed',
      ),
  },
  {
    name: 'the button that clears a filter',
    path: '/blogs_videos_and_articles?about=go',
    control: (page) => page.getByRole('button', {name: 'Clear filter'}),
    acts: (page) => expect(page).toHaveURL('/blogs_videos_and_articles'),
  },
  {
    name: 'the button for more results',
    path: '/search?q=pact',
    control: (page) => page.getByRole('button', {name: 'Show more results'}),
    acts: (page) => expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(20),
  },
  {
    name: 'a search to try instead',
    path: '/search?q=xyzzyplugh',
    control: (page) => page.getByRole('main').getByRole('button', {name: 'webhooks'}),
    acts: (page) => expect(page).toHaveURL('/search?q=webhooks'),
  },
];

test.describe('Enter and Space press', () => {
  for (const {name, path, viewport = desk, prepare, control, acts} of controls) {
    for (const key of ['Enter', 'Space']) {
      test(`${name}: ${key}`, async ({page}) => {
        await page.setViewportSize(viewport);
        await open(page, path);
        await prepare?.(page);
        const target = control(page);
        await target.focus();
        await page.keyboard.press(key);
        await acts(page, target);
      });
    }
  }

  test('Space ticks a box and chooses a reason', async ({page}) => {
    await open(page, text);
    await rating(page).getByRole('button', {name: 'No, thumbs down'}).click();
    const reason = rating(page).getByRole('radio').first();
    await reason.focus();
    await page.keyboard.press('Space');
    await expect(reason).toBeChecked();
  });

  test('Enter sends the form of the not-found page', async ({page}) => {
    await open(page, '/no-such-page');
    await write(page.getByRole('main').getByRole('searchbox'), 'webhook');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=webhook');
  });
});

/** Elements with the role of a control, which the browser doesn't press by keys. */
async function customControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const native =
      'button, summary, select, input, textarea, option, a[role=option], .theme-doc-sidebar-menu a[role=button][href]';
    const roles = ['button', 'checkbox', 'switch', 'tab', 'menuitem', 'combobox', 'slider', 'radio'];
    return [...document.querySelectorAll(roles.map((role) => `[role=${role}]`).join())]
      .filter((each) => !each.matches(native))
      .map((each) => each.outerHTML.slice(0, 80));
  });
}

test('a control that keys cannot press is noticed', async ({page}) => {
  await page.setContent('<div role="button" tabindex="0">Send</div><button role="tab">Go</button>');
  expect(await customControls(page)).toEqual([expect.stringContaining('Send')]);
});

test(
  'controls of every kind of page are elements that the browser presses, or categories',
  {tag: '@rest'},
  async ({page}) => {
    const faults: string[] = [];
    for (const {path} of templates) {
      await open(page, path);
      faults.push(...(await customControls(page)).map((fault) => `${path}: ${fault}`));
    }
    console.log(`looked at ${templates.length} pages`);
    expect(faults).toEqual([]);
  },
);

test.describe('Escape closes', () => {
  test('the search from each of its parts, and nothing else', async ({page}) => {
    await open(page, '/help/errors');
    const box = page.getByRole('textbox', {name: 'Paste your error message or log'});
    await write(box, 'expected 200 but was 404');
    for (const part of ['searchbox', 'checkbox', 'link'] as const) {
      await openSearch(page, 'webhook');
      await expect(dialog(page).getByRole('option').first()).toBeVisible();
      await dialog(page).getByRole(part).first().focus();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', {name: /^Search/})).toBeFocused();
    }
    await expect(box).toHaveValue('expected 200 but was 404');
  });

  test('the search that was opened from the menu, which it closes', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, text);
    await openMenu(page);
    await page.keyboard.press('Control+k');
    await expect(searchField(page)).toBeFocused();
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('the menu', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, text);
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });

  test('the hint on a term, and leaves the focus on the term', async ({page}) => {
    await open(page, '/5-minute-getting-started-guide');
    const term = page.locator('article p a[href^="/getting_started/terminology#"]').first();
    await term.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(term).toBeFocused();
  });

  test('not what the reader unfolded, chose or wrote', async ({page}) => {
    await open(page, '/pact_broker/kubernetes');
    const section = page.getByRole('main').locator('details').first();
    await section.locator('summary').press('Enter');
    await rating(page).getByRole('button', {name: 'No, thumbs down'}).click();
    await rating(page).getByRole('radio').first().check();
    const comment = rating(page).getByRole('textbox');
    await write(comment, 'Where is the cron job?');
    await page.keyboard.press('Escape');
    await expect(section).toHaveAttribute('open', '');
    await expect(rating(page).getByRole('radio').first()).toBeChecked();
    await expect(comment).toHaveValue('Where is the cron job?');
  });
});

test.describe('a text that is pasted has its effect in', () => {
  /** Copies a text from a field of its own, so that the browser needs no permission. */
  async function copy(page: Page, value: string): Promise<void> {
    const source = await focusField(page, '<textarea data-testid="field"></textarea>');
    await write(source, value);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await source.evaluate((element) => element.remove());
  }

  for (const {name, path, value, field, prepare, acts} of [
    {
      name: 'the box for an error message',
      path: '/help/errors',
      value: 'expected 200 but was 404',
      field: (page: Page) => page.getByRole('textbox', {name: 'Paste your error message or log'}),
      acts: (page: Page) =>
        expect(page.getByRole('region', {name: 'Find your error message'}).getByRole('listitem').first()).toBeVisible(),
    },
    {
      name: 'the search dialog',
      path: text,
      value: 'webhook',
      prepare: (page: Page) => openSearch(page),
      field: searchField,
      acts: (page: Page) => expect(dialog(page).getByRole('option').first()).toContainText(/webhook/i),
    },
    {
      name: 'the search page',
      path: '/search',
      value: 'webhook',
      field: (page: Page) => page.getByRole('main').getByRole('searchbox'),
      acts: (page: Page) => expect(page).toHaveURL('/search?q=webhook'),
    },
    {
      name: 'a filter',
      path: '/blogs_videos_and_articles',
      value: 'webhook',
      field: (page: Page) =>
        page.getByRole('searchbox', {name: 'Words'}).or(page.getByRole('main').getByRole('searchbox')),
      acts: (page: Page) => expect(page).toHaveURL(/=webhook/),
    },
    {
      name: 'the comment of a rating',
      path: text,
      value: 'webhook',
      prepare: (page: Page) => rating(page).getByRole('button', {name: 'No, thumbs down'}).click(),
      field: (page: Page) => rating(page).getByRole('textbox'),
      acts: (page: Page) => expect(rating(page).getByRole('link')).toHaveAttribute('href', /body=.*webhook/),
    },
  ]) {
    test(name, async ({page}) => {
      await open(page, path);
      await copy(page, value);
      await prepare?.(page);
      await field(page).first().focus();
      await page.keyboard.press('Control+v');
      await expect(field(page).first()).toHaveValue(value);
      await acts(page);
    });
  }

  test('the box for an error message, before the page has its scripts', async ({page}) => {
    await open(page, '/help/errors');
    await copy(page, 'expected 200 but was 404');
    await page.reload();
    const box = page.getByRole('textbox', {name: 'Paste your error message or log'});
    await box.focus();
    await page.keyboard.press('Control+v');
    await reach(page);
    await expect(box).toHaveValue('expected 200 but was 404');
    await expect(
      page.getByRole('region', {name: 'Find your error message'}).getByRole('listitem').first(),
    ).toBeVisible();
  });
});
