import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {companies, type Company} from './companies';

/** What is wrong with an entry, told to the person who adds it. */
function findFaults(list: readonly Company[]): string[] {
  const captions = new Set<string>();
  return list.flatMap(({caption, image}) => {
    const faults: string[] = [];
    if (caption.trim() !== caption || caption === '') {
      faults.push(`"${caption}": write the caption without spaces around it`);
    }
    if (captions.has(caption.toLowerCase())) {
      faults.push(`"${caption}" is in the list already; keep one entry`);
    }
    captions.add(caption.toLowerCase());
    if (!/^\/img\/companies\/[a-z0-9-]+\.svg$/.test(image)) {
      faults.push(`"${caption}": "image" must look like /img/companies/your-company.svg, not ${image}`);
    } else if (!existsSync(path.join('static', image))) {
      faults.push(
        `"${caption}": static${image} is missing; run "npm run generate -- marks" to typeset the name, and commit the file`,
      );
    }
    return faults;
  });
}

describe('the companies of the logo grid', () => {
  it('are complete, unique and have a mark each', () => {
    expect(companies.length).toBeGreaterThan(0);
    expect(findFaults(companies)).toEqual([]);
  });

  it('have some that are pinned, for the homepage', () => {
    const pinned = companies.filter((company) => company.pinned);
    expect(pinned.length, 'add `pinned: true` to some companies').toBeGreaterThan(3);
  });

  it('are refused with a message that tells the contributor what to do', () => {
    const faults = findFaults([
      {caption: 'SoundCloud', image: '/img/companies/soundcloud.svg'},
      {caption: 'soundcloud', image: 'logo.png'},
      {caption: ' Shop', image: '/img/companies/no-such-file.svg'},
    ]);
    expect(faults).toEqual([
      '"soundcloud" is in the list already; keep one entry',
      '"soundcloud": "image" must look like /img/companies/your-company.svg, not logo.png',
      '" Shop": write the caption without spaces around it',
      '" Shop": static/img/companies/no-such-file.svg is missing; run "npm run generate -- marks" to typeset the name, and commit the file',
    ]);
  });
});
