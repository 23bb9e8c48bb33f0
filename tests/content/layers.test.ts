import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

/** The folders of `src` that each folder may import; `src/README.md` explains them. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  data: [],
  shared: ['data'],
  content: ['data', 'shared'],
  texts: [],
  components: ['data', 'shared', 'texts'],
  plugins: ['content', 'data', 'shared', 'texts'],
  theme: ['components', 'data', 'shared', 'texts'],
  pages: ['components', 'data', 'texts', 'theme'],
  config: ['content', 'data', 'shared', 'plugins', 'texts'],
};

interface Import {
  readonly line: number;
  /** Path relative to the project. */
  readonly target: string;
}

/** Imports of project files by a module, including types and dynamic imports. */
function importsOf(file: string, source: string): Import[] {
  return ts.preProcessFile(source, true, true).importedFiles.flatMap(({fileName, pos}) => {
    const line = source.slice(0, pos).split('\n').length;
    if (fileName.startsWith('@site/')) {
      return [{line, target: fileName.slice('@site/'.length)}];
    }
    return fileName.startsWith('.') ? [{line, target: path.posix.join(path.posix.dirname(file), fileName)}] : [];
  });
}

/** Advice on where to move what two layers share. */
function fixFor(layer: string, target: string): string {
  if (!target.startsWith('src/')) {
    return 'move the test to tests/, where it may use everything; beside code, it may use tests/doubles';
  }
  if (layer === 'texts') {
    return 'pass what a text needs as a parameter';
  }
  return layer === 'data'
    ? 'move what it needs to src/data'
    : `move what both need to src/${layer === 'shared' ? 'shared or src/data' : 'shared/<topic>'}, or pass it in from docusaurus.config.ts`;
}

/** Finds imports that a layer must not have. @returns a message each */
function findFaults(file: string, source: string): string[] {
  const layer = file.split('/')[1] ?? '';
  const others = allowed[layer];
  if (!others) {
    return [`${file}: src/${layer} is not a layer; choose one of ${Object.keys(allowed).join(', ')}`];
  }
  const isTest = /\.test\.tsx?$/.test(file);
  return importsOf(file, source)
    .filter(({target}) => !(isTest && target.startsWith('tests/doubles/')))
    .filter(({target}) => ![layer, ...others].some((name) => `${target}/`.startsWith(`src/${name}/`)))
    .map(({line, target}) => `${file}:${line}: src/${layer} imports ${target}; ${fixFor(layer, target)}`);
}

const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .map((name) => `src/${name.split(path.sep).join('/')}`)
  .filter((name) => /\.(?:tsx?|js)$/.test(name))
  .map((file) => ({file, source: readFileSync(file, 'utf8')}));

describe('the layers of src', () => {
  it('import only lower layers', () => {
    const count = files.flatMap(({file, source}) => importsOf(file, source)).length;
    console.log(`layers: checked ${count} imports of ${files.length} files`);
    expect(count).toBeGreaterThan(500);
    expect(files.flatMap(({file, source}) => findFaults(file, source))).toEqual([]);
  });

  it.each([
    ['src/data/sdks.ts', "import type {Props} from '../components/Sdk';", 'src/components/Sdk; move what it needs to'],
    ['src/components/Term/index.tsx', "\nimport {a} from '@site/src/plugins/terms';", 'index.tsx:2: src/components'],
    ['src/components/Term/index.tsx', "const a = await import('../../config/a');", 'src/config/a; move what both need'],
    [
      'src/plugins/a/index.js',
      "const {a} = require('../../theme/a');",
      'src/theme/a; move what both need to src/shared',
    ],
    ['src/plugins/a/generated.d.ts', "declare module 'a' {\n  import type {B} from '../../pages/b';\n}", 'd.ts:2: '],
    ['src/shared/a/index.ts', "export {a} from '../../plugins/a';", 'to src/shared or src/data'],
    ['src/data/sdks.test.ts', "import {parse} from '../../tests/samples/parsers';", 'move the test to tests/'],
    ['src/utils/a.ts', '', 'src/utils is not a layer; choose one of data, shared'],
    [
      'src/texts/search.ts',
      "import {sdks} from '../data/sdks';",
      'src/data/sdks; pass what a text needs as a parameter',
    ],
  ])('rejects in %s: %s', (file, source, fault) => {
    expect(findFaults(file, source)).toEqual([expect.stringContaining(fault)]);
  });

  it('can import their own layer, lower ones, packages and, in tests, doubles', () => {
    const source = [
      "import {emittedBy} from '../../../tests/doubles/bundler';",
      "import {sdks} from '@site/src/data/sdks';",
      "import {b} from '../b';",
      "import path from 'node:path';",
    ].join('\n');
    expect(findFaults('src/plugins/a/index.test.ts', source)).toEqual([]);
    expect(importsOf('src/plugins/a/index.test.ts', source)).toHaveLength(3);
  });
});
