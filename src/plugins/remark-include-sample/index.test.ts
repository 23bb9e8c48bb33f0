import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {ciSystems} from '../../data/ci-systems';
import {sdks} from '../../data/sdks';
import remarkIncludeSample, {parseReference} from './index';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'samples-'));
  mkdirSync(path.join(root, 'examples/go'), {recursive: true});
  mkdirSync(path.join(root, 'examples/rust'));
  writeFileSync(path.join(root, 'examples/go/order.go'), 'package shop\n// #region get\n\tget()\n// #endregion get\n');
  writeFileSync(path.join(root, 'examples/go/empty.go'), '');
  writeFileSync(path.join(root, 'examples/go/printed.txt'), 'expected 200\n');
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
});
afterAll(() => rmSync(root, {recursive: true}));

const options = {source: 'https://code.example/blob/main'};

function run(meta: string | undefined, value = '', lang = 'go'): Root {
  const position = {start: {line: 7, column: 1}, end: {line: 8, column: 4}};
  const fence: Code = {type: 'code', lang, meta: meta ?? null, value, position};
  const tree: Root = {type: 'root', children: [fence]};
  return unified()
    .use(remarkIncludeSample, {root, ...options})
    .runSync(tree, new VFile({path: 'docs/page.mdx'}));
}

const fenceOf = (tree: Root): Code => tree.children[0] as Code;

describe('a fence that names a file and a region', () => {
  it('is filled with the region', () => {
    expect(fenceOf(run('file=examples/go/order.go#get')).value).toBe('get()');
  });

  it("has the file's name as its title, and the lines on the code host as its source", () => {
    expect(fenceOf(run('file=examples/go/order.go#get')).meta).toBe(
      'title="order.go" source="https://code.example/blob/main/examples/go/order.go#L3-L3"',
    );
  });

  it('keeps its own title and line highlights', () => {
    expect(fenceOf(run('title="orders" file=examples/go/order.go#get {1}')).meta).toBe(
      'source="https://code.example/blob/main/examples/go/order.go#L3-L3" title="orders"  {1}',
    );
  });

  it('has no title if it shows captured output', () => {
    expect(fenceOf(run('file=examples/go/printed.txt', '', 'text')).meta).toBe('');
    expect(fenceOf(run('file=examples/go/order.go', '', 'text')).meta).toContain('title="order.go"');
  });

  it('shows the whole file without a region', () => {
    const fence = fenceOf(run('file=examples/go/order.go'));
    expect(fence.value).toBe('package shop\n\tget()');
    expect(fence.meta).toContain('source="https://code.example/blob/main/examples/go/order.go"');
  });

  it('makes the page list the versions of its samples', () => {
    expect(run('file=examples/go/order.go').children[1]).toMatchObject({
      name: 'CheckedWith',
      attributes: [{name: 'projects', value: 'go'}],
    });
  });

  it.each([
    [
      'that does not exist',
      'file=examples/go/orders.go',
      'examples/go/orders.go does not exist; examples/go has empty.go, order.go',
    ],
    [
      'in a folder that does not exist',
      'file=examples/perl/a.pl',
      'examples/perl/a.pl does not exist; examples has go/, rust/',
    ],
    [
      'without the region',
      'file=examples/go/order.go#post',
      'examples/go/order.go: there is no region "post"; the file has get',
    ],
    ['that is empty', 'file=examples/go/empty.go', 'examples/go/empty.go: the file is empty'],
    [
      'outside of examples/',
      'file=secret.txt',
      'secret.txt is not in examples/; move it there, where samples are tested',
    ],
    ['outside of the repository', 'file=examples/../../secret.txt', 'is not in examples/'],
  ])('is rejected for a file %s', (_, meta, fault) => {
    expect(() => run(meta)).toThrow('docs/page.mdx:7: ');
    expect(() => run(meta)).toThrow(fault);
  });

  it('is rejected with inline code', () => {
    expect(() => run('file=examples/go/order.go', 'get()')).toThrow(
      'docs/page.mdx:7: the fence has both file= and code; remove one of them',
    );
  });
});

describe('any other fence', () => {
  it('is unchanged', () => {
    const tree = run('title="file=a"', 'get()');
    expect(tree.children).toHaveLength(1);
    expect(fenceOf(tree)).toMatchObject({value: 'get()', meta: 'title="file=a"'});
    expect(parseReference(undefined)).toBeUndefined();
  });
});

describe('tabs that name a region', () => {
  const ids = sdks.map(({id}) => id);
  const sdk = (of: string, name = 'Sdk'): MdxJsxFlowElement => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{type: 'mdxJsxAttribute', name: 'of', value: of}],
    children: [{type: 'paragraph', children: [{type: 'text', value: `Instead: ${of}`}]}],
  });
  const but = (...without: string[]): string => ids.filter((id) => !without.includes(id)).join(' ');

  function fill(region: string | undefined, ...children: MdxJsxFlowElement[]): MdxJsxFlowElement {
    const tabs: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'SdkTabs',
      attributes: region === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'region', value: region}],
      children,
      position: {start: {line: 3, column: 1}, end: {line: 5, column: 1}},
    };
    const tree: Root = {type: 'root', children: [tabs]};
    unified()
      .use(remarkIncludeSample, {root, ...options})
      .runSync(tree, new VFile({path: 'docs/page.mdx'}));
    return tabs;
  }

  beforeAll(() => {
    writeFileSync(path.join(root, 'examples/rust/order.rs'), '// #region get\nget();\n// #endregion get\n');
    mkdirSync(path.join(root, 'examples/php/a'), {recursive: true});
    writeFileSync(path.join(root, 'examples/php/a/one.php'), '<?php\n// #region twice\n1;\n// #endregion twice\n');
    writeFileSync(path.join(root, 'examples/php/two.php'), '<?php\n// #region twice\n2;\n// #endregion twice\n');
  });

  it('show it in each language that has it, and a panel for the others', () => {
    const {children, attributes} = fill('get', sdk(but('go', 'rust')));
    expect(attributes).toEqual([]);
    expect(children.slice(1)).toMatchObject([
      {name: 'Sdk', attributes: [{name: 'of', value: 'go'}], children: [{lang: 'go', value: 'get()'}]},
      {name: 'Sdk', attributes: [{name: 'of', value: 'rust'}], children: [{lang: 'rust', value: 'get();'}]},
    ]);
  });

  it('may have only panels', () => {
    expect(fill(undefined, sdk(but('go')), sdk('go')).children).toHaveLength(2);
  });

  it.each([
    [
      'a language has neither the region nor a panel',
      'get',
      [sdk(but('go', 'rust', 'cpp'))],
      'cpp has no region "get" in examples/cpp; say what to do instead in <Sdk of="cpp">',
    ],
    ['a language has no panel', undefined, [sdk(but('go'))], 'go has no panel; say what to do'],
    [
      'a language has both',
      'get',
      [sdk(but('rust'))],
      'examples/go/order.go has the region "get"; remove go from the <Sdk> that replaces it',
    ],
    [
      'two panels are for one language',
      undefined,
      [sdk(but()), sdk('go')],
      '<SdkTabs> has two panels for go; merge them',
    ],
    [
      'a language is unknown',
      'get',
      [sdk('cobol')],
      '<Sdk of="cobol"> in <SdkTabs>: write <Sdk of="…"> with ids among',
    ],
    ['a part is no panel', 'get', [sdk('go', 'Tab')], '<Tab of="go"> in <SdkTabs>: write <Sdk of="…">'],
    [
      'two files have it',
      'twice',
      [sdk(but('php'))],
      'the region "twice" is in examples/php/a/one.php and in examples/php/two.php; rename one',
    ],
  ])('are rejected when %s', (_, region, panels, fault) => {
    expect(() => fill(region, ...panels)).toThrow('docs/page.mdx:3: ');
    expect(() => fill(region, ...panels)).toThrow(fault);
  });
});

describe('a group of pipelines', () => {
  const group = (...attributes: readonly (readonly [string, string])[]): MdxJsxFlowElement => {
    const element: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'CiTabs',
      attributes: attributes.map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
      children: [],
      position: {start: {line: 3, column: 1}, end: {line: 3, column: 9}},
    };
    unified()
      .use(remarkIncludeSample, {root: path.resolve('.'), ...options})
      .runSync({type: 'root', children: [element]}, new VFile({path: 'docs/page.mdx'}));
    return element;
  };
  const fences = (element: MdxJsxFlowElement): Code[] =>
    element.children.flatMap((panel) => ('children' in panel ? (panel.children as Code[]) : []));

  it('has a panel for every CI system, with the file under its path in a repository', () => {
    const element = group(['pipeline', 'trunk/consumer']);
    expect(element.children).toHaveLength(ciSystems.length);
    expect(element.attributes).toEqual([]);
    expect(fences(element)[0]?.meta).toContain('title=".github/workflows/order-web.yml"');
    expect(fences(element)[2]).toMatchObject({lang: 'groovy'});
    for (const {value} of fences(element)) {
      expect(value).toContain('pact broker publish pacts');
      expect(value).not.toMatch(/#(?:end)?region|Generated/);
    }
  });

  it('shows a single step', () => {
    for (const {value} of fences(group(['pipeline', 'trunk/consumer'], ['step', 'publish']))) {
      expect(value).toContain('pact broker publish pacts');
      expect(value).not.toContain('make test');
    }
  });

  it('shows a called pipeline from the file that contains it', () => {
    for (const {value} of fences(group(['pipeline', 'trunk/changed-pact']))) {
      expect(value).toContain('make verify');
      expect(value).not.toContain('make deploy');
    }
  });

  it.each([
    [[['pipeline', 'branch/consumer']], 'use one of the models trunk, pull-request'],
    [
      [['pipeline', 'trunk/both']],
      'trunk has no pipeline "both"; use one of consumer, provider, changed-pact, webhook',
    ],
    [
      [
        ['pipeline', 'trunk/consumer'],
        ['step', 'verify'],
      ],
      'trunk/consumer has no step "verify"; use one of test, publish, can-i-deploy',
    ],
  ] as const)('is rejected for %s', (attributes, fault) => {
    expect(() => group(...attributes)).toThrow(fault);
    expect(() => group(...attributes)).toThrow('docs/page.mdx:3: ');
  });
});
