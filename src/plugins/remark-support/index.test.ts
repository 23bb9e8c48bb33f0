import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Paragraph, Root, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';

import {sourceOf} from '../../content/collection';
import {answersTo, entryOf, findFeature, findLibrary, readMatrix, readPlatforms} from '../../content/support';
import {remarkSupport} from './index';

function run(source: string): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMdx)
    .use([...remarkSupport]);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/page.mdx', value: source})) as Root;
}

function textOf(node: unknown): string {
  const {value, children} = node as {value?: string; children?: unknown[]};
  return value ?? (children ?? []).map(textOf).join('');
}

const rowsOf = (root: Root): string[][] =>
  root.children
    .filter((node): node is Table => node.type === 'table')
    .flatMap((table) => table.children.map((row) => row.children.map(textOf)));

const matrix = readMatrix();
const platforms = readPlatforms();

/** Targets of the edit links in a tree. */
function editsIn(node: unknown): unknown[] {
  const {name, attributes, children = []} = node as MdxJsxFlowElement;
  return name === 'EditLink' ? [attributes[0]?.value] : children.flatMap(editsIn);
}

const placeOf = (value: object): string => {
  const {file, line} = sourceOf(value);
  return `${file}#L${line}`;
};

/** A feature that some libraries have, and that the only library of another language lacks. */
const feature = 'sync-messages';
const lacking = answersTo(matrix, feature).filter(
  ({entry, library}) => entry.support === 'no' && library.sdks.length > 0,
);

describe('the feature of a page', () => {
  const [note] = run(`<WorksIn feature="${feature}" />`).children as MdxJsxFlowElement[];
  const line = note?.children.find((node): node is Paragraph => node.type === 'paragraph');
  const own = (note?.children ?? []).filter((node): node is MdxJsxFlowElement => 'name' in node && node.name === 'div');

  it('lists the libraries that support it, with the first release', () => {
    expect(note?.name).toBe('SupportNote');
    expect(textOf(line)).toContain(`Works in Pact JS ${entryOf(matrix, 'pact-js', feature).since}, `);
    expect(textOf(line)).toMatch(/\. Not in .*\. Feature support: Synchronous messages\.$/);
    const links = (line?.children ?? []).filter((node) => node.type === 'link');
    expect(links.at(-1)?.url).toBe(`/roadmap/feature_support/index.mdx#${feature}`);
    expect(editsIn(note)[0]).toBe(placeOf(findFeature(matrix, feature)));
  });

  it('has a note for readers whose language lacks it, and for no others', () => {
    expect(lacking.length).toBeGreaterThan(0);
    const panels = own.map((each) => each.attributes[0]?.value);
    expect(panels).toEqual(expect.arrayContaining(lacking.map(({library}) => library.sdks.join(' '))));
    expect(panels).not.toContain('javascript');
    expect(own.flatMap(editsIn)).toEqual(expect.arrayContaining(lacking.map(({entry}) => placeOf(entry))));
  });

  it('is mentioned in each tab of a group of samples', () => {
    const source = ['<SdkTabs feature="sync-messages">', '<Sdk of="java kotlin">', 'Text', '</Sdk>', '</SdkTabs>'];
    const [tabs] = run(source.join('\n\n')).children as MdxJsxFlowElement[];
    expect(tabs?.attributes).toEqual([]);
    const entry = entryOf(matrix, 'pact-jvm', feature);
    expect(textOf(tabs)).toContain(`TextSynchronous messages: Pact JVM since ${entry.since}.`);
    expect(editsIn(tabs)).toEqual([placeOf(entry)]);
  });

  it.each([
    ['<WorksIn />', 'docs/page.mdx:1: WorksIn needs feature="…", the id of a feature in content/support/features.yml'],
    ['<WorksIn feature="tea" />', 'docs/page.mdx:1: Unknown feature "tea"; use one of spec-1'],
    [
      '<SdkTabs feature="tea">\n<Sdk of="go">\nText\n</Sdk>\n</SdkTabs>',
      'docs/page.mdx:1: Unknown feature "tea"; use one of spec-1',
    ],
  ])('is rejected as %s', (source, fault) => {
    expect(() => run(source)).toThrow(fault);
  });
});

describe('the matrix', () => {
  it('has the choice of libraries, then a heading, a table and an edit link for each group', () => {
    const page = run('<SupportMatrix />');
    expect(editsIn(page)).toEqual(matrix.groups.map(placeOf));
    const elements = page.children.filter((node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement');
    const tables = elements.filter(({name}) => name === 'SupportTable').map(({attributes}) => attributes[0]?.value);
    const headings = page.children.flatMap((node) => (node.type === 'heading' ? [node.data?.hProperties?.id] : []));
    expect(elements[0]?.name).toBe('SupportControls');
    expect(tables).toHaveLength(matrix.groups.length);
    expect(tables).toEqual(headings);
  });

  it('has a page for one library, with sources and dates', () => {
    const page = run('<LibrarySupport of="pact-go" />');
    expect(editsIn(page)).toHaveLength(matrix.groups.length);
    expect(editsIn(page)[0]).toBe(placeOf(entryOf(matrix, 'pact-go', 'spec-1')));
    const rows = rowsOf(page);
    const row = rows.find(([label]) => label === 'Pending pacts') ?? [];
    expect(row.slice(0, 3)).toEqual(['Pending pacts', 'yes', '1.2.0']);
    expect(row.slice(3, 5)).toEqual(['verify_request.go', '2026-11-22']);
    expect(() => run('<LibrarySupport of="tea" />')).toThrow('docs/page.mdx:1: Unknown library "tea"; use one of');
    expect(() => run('<LibrarySupport />')).toThrow('docs/page.mdx:1: LibrarySupport needs of="…"');
  });

  it('has a summary by core', () => {
    const [, ...rows] = rowsOf(run('<SupportSummary core="jvm" />'));
    expect(rows.map(([name]) => name)).toEqual(['Pact JVM', 'pact4s']);
    expect(editsIn(run('<SupportSummary core="jvm" />'))).toEqual([placeOf(findLibrary(matrix, 'pact-jvm'))]);
    expect(rowsOf(run('<SupportSummary />'))).toHaveLength(matrix.libraries.length + 1);
    expect(() => run('<SupportSummary core="tea" />')).toThrow('SupportSummary takes core="…", one of rust, jvm');
  });
});

describe('the platforms', () => {
  it('have a row for each library and a column for each system', () => {
    const [titles, ...rows] = rowsOf(run('<PlatformTable of="systems" />'));
    expect(titles).toEqual(['Library', ...platforms.platforms.map(({label}) => label)]);
    expect(rows).toHaveLength(platforms.libraries.length);
    expect(rows.flat()).not.toContain('');
  });

  it('show how libraries are installed, notes, and links from error messages', () => {
    expect(rowsOf(run('<PlatformTable of="install" />'))).toHaveLength(platforms.libraries.length + 1);
    expect(rowsOf(run('<PlatformTable of="notes" />')).length).toBeGreaterThan(1);
    const errors = rowsOf(run('<PlatformTable of="errors" />'));
    expect(editsIn(run('<PlatformTable of="errors" />'))).toEqual([placeOf(platforms.libraries)]);
    expect(errors).toContainEqual(['cannot find -lpact_ffi', 'Pact Go']);
    expect(() => run('<PlatformTable of="tea" />')).toThrow('PlatformTable needs of="…", one of systems, install');
  });
});
