import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

import {unusedSocialIcons} from './social-icons';

test('icons of platforms that an author names stay, the others become the default one', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'authors-')), 'authors.yml');
  writeFileSync(file, 'a:\n  name: A\n  socials:\n    github: a\n    stackoverflow: 1/a\nb:\n  name: B\n');
  const aliases = unusedSocialIcons(file);
  expect(Object.keys(aliases)).toEqual(expect.arrayContaining(['@theme/Icon/Socials/X', '@theme/Icon/Socials/Twitch']));
  expect(aliases).not.toHaveProperty(['@theme/Icon/Socials/GitHub']);
  expect(aliases).not.toHaveProperty(['@theme/Icon/Socials/StackOverflow']);
  expect(new Set(Object.values(aliases).map((target) => path.basename(target)))).toEqual(new Set(['Default']));
});
