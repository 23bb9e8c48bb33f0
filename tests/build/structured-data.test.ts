import {describe, expect, it} from 'vitest';

import {report} from './report';
import {indexablePages, pages, parsePage, postPages, type BuiltPage} from './site';

const site = 'https://docs.pact.io';

interface Item {
  readonly position: number;
  readonly name: string;
  readonly item: string;
}

interface Block {
  readonly '@context': string;
  readonly '@type': string;
  readonly itemListElement?: readonly Item[];
  readonly [field: string]: unknown;
}

const textsOf = ({$}: BuiltPage): string[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).text());

/** The JSON blocks of a page. */
function blocksOf(page: BuiltPage): Block[] {
  return textsOf(page).flatMap((text) => {
    try {
      return [JSON.parse(text) as Block];
    } catch {
      return [];
    }
  });
}

const trailsOf = (page: BuiltPage) => blocksOf(page).filter((block) => block['@type'] === 'BreadcrumbList');
const canonicalOf = ({$}: BuiltPage) => $('link[rel=canonical]').attr('href') ?? '';

/** Visible breadcrumbs: their texts, and the addresses of those that are links. */
function visibleOf({$}: BuiltPage): {readonly name: string; readonly href?: string}[] {
  return $('.theme-doc-breadcrumbs .breadcrumbs__link')
    .toArray()
    .map((link) => ({name: $(link).text(), href: $(link).attr('href')}))
    .filter(({name}) => name !== '');
}

/** Finds breadcrumbs that don't lead from the home page to the page, or that differ from the visible ones. */
function trailFaults(page: BuiltPage, existing: ReadonlySet<string>): string[] {
  const [trail, ...more] = trailsOf(page);
  if (!trail || more.length > 0) {
    return [`${page.file}: has ${more.length + (trail ? 1 : 0)} BreadcrumbLists; keep one`];
  }
  const items = trail.itemListElement ?? [];
  const visible = visibleOf(page);
  const linked = visible.filter(({href}, index) => href !== undefined || index === visible.length - 1);
  const names = items.slice(1).map(({name}) => name);
  const expected = linked.map(({name}) => name);
  return [
    ...items.flatMap(({position, item}, index) => [
      ...(position === index + 1 ? [] : [`${page.file}: breadcrumb ${index + 1} has the position ${position}`]),
      ...(existing.has(item) ? [] : [`${page.file}: the breadcrumb ${item} is the canonical address of no page`]),
    ]),
    ...(items[0]?.item === `${site}/` ? [] : [`${page.file}: its breadcrumbs don't begin at ${site}/`]),
    ...(items.at(-1)?.item === canonicalOf(page) ? [] : [`${page.file}: its breadcrumbs don't end with the page`]),
    ...(page.address === '/' || items.length > 1 ? [] : [`${page.file}: has a single breadcrumb; two are the least`]),
    ...(page.address === '/' || visible.length === 0 || names.join() === expected.join()
      ? []
      : [`${page.file}: readers see the breadcrumbs "${expected.join()}", search engines "${names.join()}"`]),
  ];
}

/** Finds blocks that aren't valid JSON or data of schema.org. */
function blockFaults(page: BuiltPage): string[] {
  const blocks = blocksOf(page);
  return [
    ...(blocks.length === textsOf(page).length ? [] : [`${page.file}: has structured data that is not JSON`]),
    ...blocks
      .filter((block) => block['@context'] !== 'https://schema.org' || !block['@type'])
      .map(() => `${page.file}: has structured data without the context https://schema.org, or without a type`),
  ];
}

/** Finds posts whose data lacks fields that search results show. */
function postFaults(page: BuiltPage): string[] {
  const post = blocksOf(page).find((block) => block['@type'] === 'BlogPosting');
  const missing = ['headline', 'description', 'datePublished', 'author'].filter((field) => !post?.[field]);
  const matches = post?.['@id'] === canonicalOf(page);
  return [
    ...(missing.length > 0 ? [`${page.file}: its BlogPosting lacks ${missing.join(', ')}`] : []),
    ...(matches ? [] : [`${page.file}: its BlogPosting does not have the canonical address as @id`]),
  ];
}

describe('structured data', () => {
  const existing = new Set(pages.map(canonicalOf));

  it('is JSON of schema.org', (context) => {
    report(context, 'Structured data', pages.flatMap(textsOf).length, pages.flatMap(blockFaults));
  });

  it('has the visible breadcrumbs of each page that search engines may list, from the home page to the page', (context) => {
    const faults = indexablePages.flatMap((page) => trailFaults(page, existing));
    report(context, 'Breadcrumbs for search engines', indexablePages.length, faults);
  });

  it('has the headline, day, authors and address of each post', () => {
    console.log(`structured data: checked ${postPages.length} posts`);
    expect(postPages.length).toBeGreaterThan(0);
    expect(postPages.flatMap(postFaults)).toEqual([]);
  });

  it('is reported when it is invalid, broken, or differs from the visible breadcrumbs', () => {
    const block = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    const bad = parsePage(
      'bad.html',
      [
        `<link rel="canonical" href="${site}/bad">`,
        block({
          '@type': 'BreadcrumbList',
          itemListElement: [{position: 2, name: 'Section', item: `${site}/section/`}],
        }),
        '<script type="application/ld+json">{</script>',
        '<nav class="theme-doc-breadcrumbs"><span class="breadcrumbs__link">Bad</span></nav>',
      ].join(''),
    );
    expect(blockFaults(bad)).toEqual([
      'build/bad.html: has structured data that is not JSON',
      'build/bad.html: has structured data without the context https://schema.org, or without a type',
    ]);
    expect(trailFaults(bad, new Set([`${site}/bad`]))).toEqual([
      'build/bad.html: breadcrumb 1 has the position 2',
      `build/bad.html: the breadcrumb ${site}/section/ is the canonical address of no page`,
      `build/bad.html: its breadcrumbs don't begin at ${site}/`,
      "build/bad.html: its breadcrumbs don't end with the page",
      'build/bad.html: has a single breadcrumb; two are the least',
      'build/bad.html: readers see the breadcrumbs "Bad", search engines ""',
    ]);
    expect(trailFaults(parsePage('bad.html', ''), existing)).toEqual([
      'build/bad.html: has 0 BreadcrumbLists; keep one',
    ]);
    expect(postFaults(bad)).toEqual([
      'build/bad.html: its BlogPosting lacks headline, description, datePublished, author',
      'build/bad.html: its BlogPosting does not have the canonical address as @id',
    ]);
  });
});
