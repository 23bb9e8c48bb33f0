import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {readWordings, wordingFaults} from './checks/wording';

const wordings = readWordings('tests/content/wording.yml').filter(({warns}) => !warns);

const files = ['docs', 'blog', 'content']
  .flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.posix.join(folder, name)),
  )
  .filter((file) => /\.(?:mdx|yml)$/.test(file))
  .sort();

describe('wordings to avoid', () => {
  it('are on no page', () => {
    const faults = files.flatMap((file) => wordingFaults(file, readFileSync(file, 'utf8'), wordings));
    console.log(`wording: checked ${files.length} files for ${wordings.length} wordings`);
    expect(files.length).toBeGreaterThan(900);
    expect(faults).toEqual([]);
  });

  it.each([
    ['It is of no use, then mend it.', 'mend', 'fix'],
    ['Pass the version as a text.', 'a text', 'a string'],
    ['The file is written anew.', 'anew', 'again, from scratch'],
    ['XML has a page of its own.', 'of its own', 'its own before the noun, or separate'],
  ])('are found in "%s"', (source, found, but) => {
    expect(wordingFaults('a.mdx', `One.\n\n${source}`, wordings)).toEqual([
      `a.mdx:3: "${found}"; write ${but} (STYLE.md)`,
    ]);
  });

  it.each([
    'Open a text file.',
    'Run `mend`.',
    '```sh\nmend\n```',
    '[the list](./mend)',
    'Lua has no sockets of its own.',
  ])('are not "%s"', (source) => {
    expect(wordingFaults('a.mdx', source, wordings)).toEqual([]);
  });
});
