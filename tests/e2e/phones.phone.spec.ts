import {expect, test, type Page} from '@playwright/test';

import {coverFaults, cutFaults, fieldFaults, layoutFaults, overflowFaults, resize, zoomFaults} from './faults';
import {nextFrames, open, tagsOf, templates} from './pages';
import {parts} from './parts';

// What a reader with a phone meets: fields that don't zoom, targets for a finger, small screens and large text.

const phone = {width: 390, height: 844};
const small = {width: 320, height: 568};

/** Where controls or text don't fit, once React has rendered for the width. */
async function fitFaults(page: Page): Promise<string[]> {
  const look = async (): Promise<string[]> => [
    ...(await overflowFaults(page)),
    ...(await cutFaults(page)),
    ...(await coverFaults(page)),
  ];
  let faults = await look();
  for (let looks = 0; looks < 20 && faults.length > 0; looks += 1) {
    await nextFrames(page);
    faults = await look();
  }
  return faults;
}

async function phoneFaults(page: Page): Promise<string[]> {
  const faults = [...(await fieldFaults(page)), ...(await zoomFaults(page))];
  for (const viewport of [phone, small]) {
    await resize(page, viewport);
    const found = [...(await layoutFaults(page)), ...(await fitFaults(page))];
    faults.push(...found.map((fault) => `${viewport.width} px: ${fault}`));
  }
  await page.addStyleTag({content: 'html {font-size: 200%}'});
  const large = [...(await layoutFaults(page)), ...(await fitFaults(page))];
  faults.push(...large.map((fault) => `text of 200 %, ${small.width} px: ${fault}`));
  return faults;
}

for (const template of templates) {
  const {name, path} = template;
  const tag = tagsOf(template);

  test(`${name} is easy to read and to hit on a phone`, {tag}, async ({page}) => {
    await open(page, path);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect(await phoneFaults(page)).toEqual([]);
  });

  test(`the title of ${name} is within 200 px of the top`, {tag}, async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, path);
    const title = await page.locator('h1').first().boundingBox();
    expect(title?.y).toBeLessThan(200);
  });
}

for (const {name, path, show} of parts.filter(({widths}) => widths.includes(phone.width))) {
  test(`${name} is easy to read and to hit on a phone`, async ({page}) => {
    await open(page, path);
    await show(page);
    expect(await phoneFaults(page)).toEqual([]);
  });
}
