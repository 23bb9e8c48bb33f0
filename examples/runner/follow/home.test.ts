import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {checkHome, createHome, type Home} from './home';
import {Terminal} from './terminal';

const packed = path.resolve(__dirname, '../../../node_modules/clsx');
const install = `npm install --no-audit --no-fund --install-links "${packed}"`;
let reader: Home;

beforeEach(() => {
  reader = createHome('home');
});
afterEach(() => rmSync(reader.home, {recursive: true}));

describe("a reader's home folder", () => {
  it('gets the packages that are installed without a package.json, which is reported', async () => {
    expect((await new Terminal(reader.folder).run(install)).printed).toContain('added 1 package');
    expect(() => checkHome(reader)).toThrow('npm installed clsx in the home folder');
  });

  it('stays as it is if the page creates package.json before', async () => {
    const {printed} = await new Terminal(reader.folder).run(`npm init --yes\n${install}`);
    expect(printed).toContain('added 1 package');
    expect(() => checkHome(reader)).not.toThrow();
  });
});
