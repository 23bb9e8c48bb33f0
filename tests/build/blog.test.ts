import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {readPages} from '../content/pages';
import routes from '../url-contract/routes.json';
import {pages, parsePage, postPages, type BuiltPage} from './site';

const perPage = 10;

interface Tag {
  readonly label: string;
  readonly permalink: string;
}

const tags = parse(readFileSync('blog/tags.yml', 'utf8')) as Record<string, Tag>;
const authors = parse(readFileSync('blog/authors.yml', 'utf8')) as Record<string, {readonly name: string}>;
const promisedTags = new Set(routes.filter(({kind}) => kind === 'blog tag').map(({path}) => path));
const sources = readPages('blog');
const addresses = new Set(pages.map(({address}) => address));

const fields = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Finds list pages with too many posts, and lists with the wrong number of pages. */
function pagingFaults(built: readonly BuiltPage[], base: string, posts: number): string[] {
  const lists = built.filter(({address}) => address === base || new RegExp(`^${base}/page/\\d+$`).test(address));
  const expected = Math.max(1, Math.ceil(posts / perPage));
  return [
    ...(lists.length === expected
      ? []
      : [`${base}: ${posts} posts on ${lists.length} pages; ${perPage} a page need ${expected}`]),
    ...lists
      .filter(({$}) => $('article').length > perPage)
      .map(({file, $}) => `${file}: lists ${$('article').length} posts; ${perPage} are the most`),
  ];
}

/** Address of a post, derived from the folder of its source. */
const addressOf = ({file}: {readonly file: string}) =>
  `/${file.replace(/\/index\.mdx$/, '').replace(/(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/')}`;

/** Posts since 2026; the promised counts of tags are those at the end of 2025. */
const newer = sources.filter((source) => addressOf(source) > '/blog/2026');

/** Finds tags whose page doesn't have as many posts as the former site and the newer posts together. */
function countFaults(
  built: readonly BuiltPage[],
  {path, title}: {readonly path: string; readonly title: string},
  since: readonly {readonly frontMatter: Record<string, unknown>}[],
): string[] {
  const key = Object.keys(tags).find((each) => `/blog/tags${tags[each]?.permalink}` === path);
  const before = Number(/^\d+/.exec(title)?.[0] ?? 1);
  const posts = before + since.filter(({frontMatter}) => key && fields(frontMatter.tags).includes(key)).length;
  const heading =
    built
      .find(({address}) => address === path)
      ?.$('h1')
      .text() ?? 'no page';
  const expected = `${posts === 1 ? 'One post' : `${posts} posts`} tagged with "${key && tags[key]?.label}"`;
  return heading === expected ? [] : [`${path}: says '${heading}', expected '${expected}'`];
}

describe('the blog', () => {
  it('has its list, its archive and the index of its tags', () => {
    for (const address of ['/blog', '/blog/archive', '/blog/tags']) {
      expect(addresses, `${address} is missing`).toContain(address);
    }
  });

  it('has a page for every post, at its year, month, day and name', () => {
    console.log(`blog: checked ${sources.length} posts`);
    expect(sources.length).toBeGreaterThan(0);
    expect(postPages).toHaveLength(sources.length);
    for (const {address} of postPages) {
      expect(address).toMatch(/^\/blog\/20\d\d\/\d\d\/\d\d\/[a-z0-9.-]+$/);
    }
    expect(postPages.map(({address}) => address).sort()).toEqual(sources.map(addressOf).sort());
  });

  it('lists 10 posts a page, in the list and in the lists of tags', () => {
    const used = Object.entries(tags).map(([key, tag]) => ({
      base: `/blog/tags${tag.permalink}`,
      posts: sources.filter(({frontMatter}) => fields(frontMatter.tags).includes(key)).length,
    }));
    const lists = [{base: '/blog', posts: sources.length}, ...used.filter(({posts}) => posts > 0)];
    console.log(`blog: checked ${lists.length} lists`);
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.flatMap(({base, posts}) => pagingFaults(pages, base, posts))).toEqual([]);
  });

  it('shows every post in the archive and in the sidebar of the list', () => {
    for (const [address, scope] of [
      ['/blog/archive', 'main'],
      ['/blog', 'aside'],
    ] as const) {
      const page = pages.find((each) => each.address === address);
      const links = page
        ?.$(`${scope} a[href]`)
        .map((_, link) => page.$(link).attr('href'))
        .get();
      expect(postPages.map((post) => post.address).filter((post) => !links?.includes(post))).toEqual([]);
    }
  });

  it('has tags at their published URLs, each with an entry and a page', () => {
    const keys = [...new Set(sources.flatMap(({frontMatter}) => fields(frontMatter.tags)))];
    console.log(`blog: checked ${Object.keys(tags).length} tags, ${keys.length} of them in use`);
    expect(keys.length).toBeGreaterThan(0);
    expect(
      Object.values(tags)
        .map(({permalink}) => `/blog/tags${permalink}`)
        .filter((path) => !promisedTags.has(path)),
    ).toEqual([]);
    expect(keys.map((key) => `/blog/tags${tags[key]?.permalink}`).filter((path) => !addresses.has(path))).toEqual([]);
  });

  it('has the number of posts on the page of each tag: those of the former site, and newer ones', () => {
    const promised = routes.filter(({kind, path}) => kind === 'blog tag' && !path.includes('/page/'));
    console.log(`blog: checked the counts of ${promised.length} tags`);
    expect(promised.length).toBeGreaterThan(0);
    expect(promised.flatMap((tag) => countFaults(pages, tag, newer))).toEqual([]);
  });

  it('has a page for every author, with all posts that name the author', () => {
    const keys = [...new Set(sources.flatMap(({frontMatter}) => fields(frontMatter.authors)))];
    console.log(`blog: checked ${keys.length} authors`);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      const base = `/blog/authors/${key.replaceAll('_', '-')}`;
      const written = sources.filter(({frontMatter}) => fields(frontMatter.authors).includes(key));
      const lists = pages.filter(({address}) => address === base || address.startsWith(`${base}/page/`));
      const listed = lists.flatMap(({$}) =>
        $('article h2 a')
          .map((_, link) => $(link).attr('href'))
          .get(),
      );
      expect(listed.sort(), base).toEqual(written.map(addressOf).sort());
    }
  });

  it('names the authors of every post, as authors.yml spells them', () => {
    for (const {file, frontMatter} of sources) {
      const page = postPages.find(({address}) => address === addressOf({file}));
      const names = fields(frontMatter.authors).map(
        (key) => authors[key]?.name ?? `${key}, who is not in blog/authors.yml`,
      );
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        expect(page?.$('article header').text(), file).toContain(name);
      }
    }
  });

  it('is reported when the page of a tag has a wrong count', () => {
    const page = (heading: string) => [parsePage('blog/tags/pact.html', `<h1>${heading}</h1>`)];
    const tag = {path: '/blog/tags/pact', title: '2 posts tagged with "pact"'};
    const since = [{frontMatter: {tags: ['pact']}}, {frontMatter: {tags: ['oss']}}];
    expect(countFaults(page('3 posts tagged with "pact"'), tag, since)).toEqual([]);
    expect(countFaults(page('2 posts tagged with "pact"'), tag, since)).toEqual([
      `/blog/tags/pact: says '2 posts tagged with "pact"', expected '3 posts tagged with "pact"'`,
    ]);
    expect(countFaults([], tag, [])).toEqual([
      `/blog/tags/pact: says 'no page', expected '2 posts tagged with "pact"'`,
    ]);
  });

  it('is reported when a list has the wrong number of pages', () => {
    const list = (file: string, count: number) => parsePage(file, '<article></article>'.repeat(count));
    expect(pagingFaults([list('blog.html', 10), list('blog/page/2.html', 2)], '/blog', 12)).toEqual([]);
    expect(pagingFaults([list('blog.html', 12)], '/blog', 12)).toEqual([
      '/blog: 12 posts on 1 pages; 10 a page need 2',
      'build/blog.html: lists 12 posts; 10 are the most',
    ]);
  });
});
