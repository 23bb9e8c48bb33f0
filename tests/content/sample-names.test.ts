import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Code} from 'mdast';
import {describe, expect, it} from 'vitest';

import remarkIncludeSample from '../../src/plugins/remark-include-sample';
import {listSources} from '../../src/plugins/remark-include-sample/sources';
import {checkBraces} from './checks/sample-braces';
import {checkSamples, checkUses, samplesOf, type ShownSample, type Unseen} from './checks/sample-names';
import {parsePage, readPages} from './pages';

const root = path.resolve('.');
const source = 'https://example.org';

/** Names that a framework brings, or that the expressions mistake for a declaration. */
const exceptions: readonly Unseen[] = [
  {file: 'examples/dotnet/', names: ['Uri'], reason: 'a class of .NET'},
  {file: 'examples/dotnet/', names: ['output'], reason: 'xUnit gives it to a class of tests'},
  {
    file: 'examples/swift/Tests/OrderApiTests/DebugLoggingTests.swift',
    names: ['port'],
    reason: 'of the provider, which readers start themselves',
  },
];

/** The pages with their samples, as readers see them. */
function pages(): {file: string; samples: ShownSample[]}[] {
  return readPages('docs').map(({file, source: text}) => {
    const {tree} = parsePage(file, text);
    unified()
      .use(remarkIncludeSample, {root, source})
      .runSync(tree, new VFile({path: file, value: text}));
    const files = new Map<unknown, string>();
    visit(tree, 'code', (node: Code) => {
      const [, from] = /source="https:\/\/example\.org\/([^"#]+)/.exec(node.meta ?? '') ?? [];
      if (from !== undefined) {
        files.set(node, from);
      }
    });
    return {file, samples: samplesOf(tree, files)};
  });
}

describe('the samples of a page', () => {
  const shown = pages();

  it('end each class and block that they begin', () => {
    const results = shown.map(({file, samples}) => ({file, ...checkBraces(file, samples)}));
    const checked = results.reduce((sum, result) => sum + result.checked, 0);
    console.log(`sample braces: checked ${checked} samples of ${results.length} pages`);
    expect(results.flatMap(({faults}) => faults)).toEqual([]);
    expect(checked).toBeGreaterThan(700);
  });

  it('are a fault if a region ends before the class does', () => {
    expect(
      checkBraces('docs/page.mdx', [
        {line: 7, language: 'java', code: 'class OrderTest {\n  void test() {}\n'},
        {line: 9, language: 'java', code: 'void test() {}'},
      ]),
    ).toEqual({
      checked: 2,
      faults: ['docs/page.mdx:7: the sample opens 2 braces and closes 1; let its region end with the block'],
    });
  });

  it('use only what they or earlier samples of the page define or import', () => {
    const results = shown.map(({file, samples}) => checkSamples(file, samples, {root, exceptions}));
    const checked = results.reduce((sum, result) => sum + result.checked, 0);
    console.log(`sample names: checked ${checked} samples of ${results.length} pages; ${exceptions.length} exceptions`);
    expect(results.flatMap(({faults}) => faults)).toEqual([]);
    expect(checked).toBeGreaterThan(900);
  });
});

describe('the helpers that a region names', () => {
  it('are used by it', () => {
    const sources = listSources(path.join(root, 'examples')).filter((file) => !file.endsWith('.md'));
    const results = sources.map((file) => checkUses(path.relative(root, file), root));
    const checked = results.reduce((sum, result) => sum + result.checked, 0);
    console.log(`helpers: checked ${checked} uses in ${results.length} files`);
    expect(results.flatMap(({faults}) => faults)).toEqual([]);
    expect(checked).toBeGreaterThan(500);
  });

  it('are a fault if it uses nothing of them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'uses-'));
    const file = 'examples/python/test_pay.py';
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(
      path.join(folder, file),
      '# #region helper-order\ndef order():\n    pass\n# #endregion\n# #region helper-shop\ndef shop():\n    pass\n# #endregion\n# #region pay uses order shop\npay(order())\n# #endregion\n',
    );
    expect(checkUses(file, folder)).toEqual({
      checked: 2,
      faults: [`${file}:9: the region "pay" uses nothing of the helper "shop"; remove it`],
    });
  });
});

describe('a sample', () => {
  const file = 'examples/javascript/consumers/order-client.test.ts';
  const faultsOf = (...codes: readonly string[]): string[] =>
    checkSamples(
      'docs/page.mdx',
      codes.map((code, index) => ({line: index + 1, language: 'typescript', code, file})),
      {root, exceptions: []},
    ).faults;

  it('that uses a name of its file that the page lacks is a fault', () => {
    expect(faultsOf('await pact.executeTest();')).toEqual([
      `docs/page.mdx:1: the sample of ${file} uses pact, which the page doesn't show; mark its declaration as a region helper-… and name that behind "uses" in the marker of the sample, or show it before`,
    ]);
  });

  it.each([
    ['declares it', ['const pact = new Pact();\nawait pact.executeTest();']],
    ['follows one that does', ['const pact = new Pact();', 'await pact.executeTest();']],
    ['has it as a member', ['await shop.pact.executeTest();']],
    ['has it in a string', ["log('pact');"]],
    ['has it as a parameter', ['[1].forEach((pact) => log(pact));']],
  ])('is accepted if it %s', (_, codes) => {
    expect(faultsOf(...codes)).toEqual([]);
  });
});
