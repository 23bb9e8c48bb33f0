import {describe, expect, it} from 'vitest';

import {contentFolder} from '../../../tests/doubles/content-folder';
import {readCompanies, readUndrawnCompanies} from '.';

const folder = (text: string): string =>
  contentFolder('content/companies.schema.json', {
    'content/companies.yml': text,
    'static/img/companies/shop.svg': '<svg/>',
  });

const shop = '- caption: Shop\n  image: /img/companies/shop.svg\n';

describe('the companies of the logo grid', () => {
  it('are valid, and enough of them are pinned for the homepage', () => {
    const companies = readCompanies();
    console.log(`companies: read ${companies.length}`);
    const pinned = companies.filter((company) => company.pinned);
    expect(pinned.length, 'add `pinned: true` to some in content/companies.yml').toBeGreaterThan(3);
  });

  it('are read in order', () => {
    expect(readCompanies(folder(`${shop}  pinned: true\n`))).toEqual([
      {caption: 'Shop', image: '/img/companies/shop.svg', pinned: true},
    ]);
  });

  it.each([
    [
      '- caption: SHOP\n  image: /img/companies/shop.svg\n',
      '3: caption: "SHOP" is already in the list; keep one entry.',
    ],
    [
      '- caption: Inn\n  image: /img/companies/inn.svg\n',
      `3: image: static/img/companies/inn.svg doesn't exist; run "npm run generate -- marks" to create it, and commit the file.`,
    ],
    [
      '- caption: Inn\n  image: logo.png\n',
      '4: 1.image: "logo.png" has the wrong form (the path of the logo below static, like /img/companies/your-company.svg).',
    ],
    [
      '- caption: " Inn"\n  image: /img/companies/shop.svg\n',
      '3: 1.caption: " Inn" has the wrong form (the name as the organisation writes it, without spaces around it).',
    ],
    ['- caption: Inn\n', '3: 1: "image" is missing; add it.'],
  ])('are rejected with %j', (entry, fault) => {
    expect(() => readCompanies(folder(shop + entry))).toThrow(`content/companies.yml:${fault}`);
  });

  it('can be read before their logos are drawn', () => {
    const undrawn = readUndrawnCompanies(folder(`${shop}- caption: Inn\n  image: /img/companies/inn.svg\n`));
    expect(undrawn.map(({caption}) => caption)).toEqual(['Shop', 'Inn']);
  });
});
