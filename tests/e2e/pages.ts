import {expect, type APIRequestContext, type Locator, type Page, type Response} from '@playwright/test';

/** A page that represents its kind. */
interface Template {
  readonly name: string;
  readonly path: string;
  /** Whether its tests are tagged @rest, because it looks like another one, or few read it. */
  readonly isNightly?: boolean;
}

/** One page of every kind; together they use every component of the site. */
export const templates: readonly Template[] = [
  {name: 'the home page', path: '/'},
  {name: 'a text page', path: '/getting_started/terminology'},
  {name: 'a page with code and diagrams', path: '/getting_started/how_pact_works'},
  {name: 'a page with tabs of languages', path: '/getting_started/provider_states'},
  {name: 'a page with tables of options', path: '/implementation_guides/javascript/docs/provider', isNightly: true},
  {name: 'a page with long signatures', path: '/implementation_guides/jvm/consumer', isNightly: true},
  {name: 'a page of messages', path: '/implementation_guides/go/docs/troubleshooting'},
  {name: 'the box for a message', path: '/help/errors'},
  {name: 'a page of the error index', path: '/help/errors/broker'},
  {name: 'the questions', path: '/how_do_i', isNightly: true},
  {name: 'a page to plan an upgrade', path: '/help/upgrade', isNightly: true},
  {name: 'a page to generate a pipeline', path: '/pact_nirvana/pipeline_generator'},
  {name: 'a page with wide tables', path: '/implementation_guides/rust/pact_matching', isNightly: true},
  {name: 'a page with settings', path: '/pact_broker/configuration/settings', isNightly: true},
  {name: 'a page with a Broker to try', path: '/pact_broker/can_i_deploy', isNightly: true},
  {name: 'a page of an interface', path: '/pact_broker/api/webhooks', isNightly: true},
  {name: 'a step of a course', path: '/university/introduction/Step12'},
  {name: 'a history of releases', path: '/implementation_guides/javascript/changelog', isNightly: true},
  {name: 'a page with pipelines', path: '/pact_nirvana/release_models/trunk', isNightly: true},
  {name: 'lists with a filter', path: '/blogs_videos_and_articles'},
  {name: 'a directory', path: '/plugins/directory', isNightly: true},
  {name: 'a page with diagrams only', path: '/diagrams/ecosystem', isNightly: true},
  {name: 'the users in a docs page', path: '/users/trustedby', isNightly: true},
  {name: 'a docs tag list', path: '/tags', isNightly: true},
  {name: 'a list of blog posts', path: '/blog', isNightly: true},
  {name: 'a blog post', path: '/blog/2022/11/10/pact-plugin-framework-launch'},
  {name: 'a blog tag list', path: '/blog/tags', isNightly: true},
  {name: 'the posts of a blog tag', path: '/blog/tags/pact/page/2', isNightly: true},
  {name: 'the authors of the blog', path: '/blog/authors', isNightly: true},
  {name: 'the posts of an author', path: '/blog/authors/yousaf-nabi', isNightly: true},
  {name: 'the archive of the blog', path: '/blog/archive', isNightly: true},
  {name: 'the users', path: '/users'},
  {name: 'the draft of the home page', path: '/index-wip', isNightly: true},
  {name: 'the draft of the help page', path: '/help-wip', isNightly: true},
  {name: 'the search page', path: '/search'},
  {name: 'the not-found page', path: '/no-such-page'},
];

/** Tags of the tests of a template, for the projects of playwright.config.ts. */
export function tagsOf({isNightly = false}: Template): string[] {
  return isNightly ? ['@rest'] : [];
}

/** Waits until React has hydrated the page. */
export async function isReady(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Moves the pointer, which loads the scripts also when the reader saves data, and waits for hydration. */
export async function reach(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete');
  // Twice, because Firefox has no event for a pointer that stays where it was on the page before.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
  await isReady(page);
}

/** Holds the framework's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Opens a page and hydrates it. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await reach(page);
  return response;
}

/** Replaces the text of a field. In Firefox, `fill` only sets the value, which React takes for its own change. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.evaluate((_, given) => document.execCommand(given === '' ? 'delete' : 'insertText', false, given), text);
}

/** Turns the wheel until an element has hidden. Firefox may scroll once for two turns, and the navigation then stays. */
export async function scrollUntilHidden(page: Page, element: Locator): Promise<void> {
  await page.mouse.move(600, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(element).not.toBeInViewport({timeout: 1000});
  }).toPass();
}

/** Paths of all pages in the sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  return addresses.map(([, address = '']) => new URL(address).pathname);
}

/** Enables data saving, so that nothing is prefetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}

/** Marks the document; a full page load removes the mark. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {marked: true}));
}

/** Whether the marked document is still loaded. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

/** Waits for two frames, after which events and observers have had their effect. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Records the URLs of scripts from now on, in a growing list. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  return scripts;
}
