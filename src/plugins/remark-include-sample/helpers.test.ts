import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';

import {findHelper} from './helpers';

const root = mkdtempSync(path.join(tmpdir(), 'helpers-'));
const region = (name: string, code: string): string => `# #region helper-${name}\n${code}\n# #endregion\n`;
const files: Readonly<Record<string, string>> = {
  'consumer/test_a.py': region('pact', 'a()'),
  'consumer/test_b.py': '',
  'consumer/conftest.py': region('folder', 'b()') + region('url', 'c()'),
  'provider/conftest.py': region('folder', 'd()') + region('states', 'e()') + region('pact', 'f()'),
  'reference/test_c.py': '',
};

beforeAll(() => {
  for (const [file, source] of Object.entries(files)) {
    const absolute = path.join(root, 'examples/python', file);
    mkdirSync(path.dirname(absolute), {recursive: true});
    writeFileSync(absolute, source);
  }
});

const find = (file: string, name: string): string =>
  findHelper(path.join(root, 'examples/python', file), name, root).code;

describe('the helper that a file means by a name', () => {
  it.each([
    ['the file', 'consumer/test_a.py', 'pact', 'a()'],
    ['its folder, whatever others have', 'consumer/test_b.py', 'folder', 'b()'],
    ['its project', 'reference/test_c.py', 'states', 'e()'],
  ])('is that of %s', (_, file, name, code) => {
    expect(find(file, name)).toBe(code);
  });

  it('must exist', () => {
    expect(() => find('consumer/test_a.py', 'port')).toThrow(
      'examples/python/consumer/test_a.py uses "port", but no file of examples/python has a region "helper-port"',
    );
  });

  it('must be one', () => {
    expect(() => find('reference/test_c.py', 'folder')).toThrow(
      'examples/python/reference/test_c.py uses "folder", but the region "helper-folder" is in examples/python/consumer/conftest.py and in examples/python/provider/conftest.py; rename one',
    );
  });
});
