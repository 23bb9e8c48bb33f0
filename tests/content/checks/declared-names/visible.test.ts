import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';

import {filesVisibleTo} from './visible';

const root = mkdtempSync(path.join(tmpdir(), 'visible-'));
const files: Readonly<Record<string, string>> = {
  'shop/Stub.java': 'package shop;\n',
  'shop/orders/OrderTest.java':
    'package shop.orders;\n\nimport java.util.List;\nimport shop.Stub;\nimport shop.orders.States;\n',
  'shop/orders/States.java': 'package shop.orders;\n',
  'shop/orders/notes.txt': '',
  'web/order.test.ts': "import {pact} from './pact.js';\n",
  'web/other.test.ts': '',
  'web/pact.ts': "import {log} from './log.js';\n",
  'web/log.ts': '',
};

const visible = (file: string, language: string): string[] =>
  filesVisibleTo(path.join(root, file), language).map((each) => path.relative(root, each));

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
});

describe('the files whose declarations a file sees', () => {
  it('are those of its package and those that it imports of others', () => {
    expect(visible('shop/orders/OrderTest.java', 'java')).toEqual(['shop/orders/States.java', 'shop/Stub.java']);
  });

  it('are only those that it imports, directly or not, where files are modules', () => {
    expect(visible('web/order.test.ts', 'typescript')).toEqual(['web/pact.ts', 'web/log.ts']);
  });
});
