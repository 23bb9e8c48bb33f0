import {expect, test, type Page} from '@playwright/test';

import {
  accessibilityFaults,
  beforeScripts,
  cutFaults,
  editLinkFaults,
  headingFaults,
  layoutFaults,
  motionFaults,
  nameFaults,
  overflowFaults,
  resize,
  showMode,
  watch,
} from './faults';
import {nextFrames, reach, saveData, tagsOf, templates} from './pages';
import {otherKeys} from './stored-keys';

const desk = {width: 1280, height: 800};
const phone = {width: 390, height: 844};

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** A window, or a setting of the browser, that every page has to fit. */
interface Setting {
  readonly name: string;
  readonly viewport: {readonly width: number; readonly height: number};
  readonly style?: string;
}

/** A zoom of 200 % makes a window of 1280 × 1024 px one of 640 × 512 px; 400 %, one of 320 × 256 px. */
const settings: readonly Setting[] = [
  {name: 'a zoom of 200 %', viewport: {width: 640, height: 512}},
  {name: 'a zoom of 400 %', viewport: {width: 320, height: 256}},
  {name: 'spacing of WCAG 1.4.12', viewport: {width: 1280, height: 800}, style: spacing},
  {name: 'spacing of WCAG 1.4.12 on a phone', viewport: {width: 390, height: 844}, style: spacing},
];

/** Where text or boxes do not fit the window, once React has rendered for its width. */
async function fitFaults(page: Page): Promise<string[]> {
  const look = async (): Promise<string[]> => [...(await overflowFaults(page)), ...(await cutFaults(page))];
  let faults = await look();
  for (let looks = 0; looks < 20 && faults.length > 0; looks += 1) {
    await nextFrames(page);
    faults = await look();
  }
  return faults;
}

/** The same in each setting. */
async function settingFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const {name, viewport, style} of settings) {
    await resize(page, viewport);
    const added = style ? await page.addStyleTag({content: style}) : undefined;
    faults.push(...(await fitFaults(page)).map((fault) => `${name}: ${fault}`));
    await added?.evaluate((element) => (element as HTMLElement).remove());
  }
  return faults;
}

/** The same for a reader whose browser shows text at twice the usual size, and who left the zoom as it is. */
async function largeTextFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32}});
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  const faults: string[] = [];
  for (const viewport of [desk, phone]) {
    await resize(page, viewport);
    faults.push(...(await fitFaults(page)).map((fault) => `large text, ${viewport.width} px: ${fault}`));
  }
  return faults;
}

for (const template of templates) {
  const {name, path} = template;
  const tag = tagsOf(template);
  test(
    `${name} is accessible, fits every window, zoom and size of text, and logs no error`,
    {tag},
    async ({page, browserName}) => {
      const takeFaults = watch(page);
      await saveData(page);
      await resize(page, phone);
      await page.goto(path);
      const faults = beforeScripts(await accessibilityFaults(page)).map((fault) => `before scripts: ${fault}`);
      await reach(page);
      faults.push(...(await layoutFaults(page)), ...(await overflowFaults(page)), ...(await editLinkFaults(page)));
      await resize(page, desk);
      await showMode(page, 'dark');
      const inDark = [...(await accessibilityFaults(page)), ...(await overflowFaults(page))];
      faults.push(...inDark.map((fault) => `dark, ${desk.width} px: ${fault}`));
      faults.push(...(await nameFaults(page)), ...(await headingFaults(page)));
      faults.push(...(await settingFaults(page)));
      // Firefox can't emulate less motion and large text.
      if (browserName === 'chromium') {
        await page.emulateMedia({reducedMotion: 'reduce'});
        faults.push(...(await motionFaults(page)), ...(await largeTextFaults(page)));
      }
      // The page that is not there is answered with 404.
      faults.push(...takeFaults().filter((fault) => path !== '/no-such-page' || !fault.includes('404')));
      const keys = await page.evaluate(() => Object.keys(localStorage));
      faults.push(...otherKeys(keys).map((key) => `stores "${key}"`));
      expect(faults).toEqual([]);
    },
  );
}
