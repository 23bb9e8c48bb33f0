import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Element} from 'domhandler';

import {allPages, docPages, isRedirect, pages, parsePage, postPages, readBuilt, type BuiltPage} from './site';

/** Classes with a height in a stylesheet of the build. */
function sizedClasses(css: string): Set<string> {
  return new Set(
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , body = '']) => /(?:^|;)\s*(?:height|aspect-ratio|block-size)\s*:/.test(body))
      .flatMap(([, selectors = '']) => [...selectors.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)),
  );
}

function imageFaults({$, file}: BuiltPage, sized: ReadonlySet<string>): string[] {
  return $('img')
    .toArray()
    .flatMap((image) => {
      const {src = '', width, height, class: classes = ''} = image.attribs;
      const hasSize = Boolean(width && height) || classes.split(/\s+/).some((name) => sized.has(name));
      return hasSize ? [] : [`${file}: ${src} reserves no space; set width and height, or a height in its style`];
    });
}

/** Finds headings that skip a level; a page may start with h1 or h2. */
function levelFaults({$, file}: BuiltPage): string[] {
  const headings = $('h1, h2, h3, h4, h5, h6').toArray();
  return headings.flatMap((heading, index) => {
    const before = headings[index - 1]?.name ?? 'h1';
    return Number(heading.name[1]) > Number(before[1]) + 1
      ? [`${file}: "${$(heading).text()}" is <${heading.name}> below <${before}>; a level is skipped`]
      : [];
  });
}

/** Link texts that Lighthouse reports as vague, including "go", even if it means the language. */
const vagueTexts = new Set(
  'click here,click this,go,here,information,learn more,more,more info,more information,read more,right here,see more,start,this'.split(
    ',',
  ),
);

/** Finds links with a vague name. */
function linkTextFaults({$, file}: BuiltPage): string[] {
  const texts = $('a[href]:not([href^="#"])')
    .toArray()
    .map((link) => ($(link).attr('aria-label') ?? $(link).text()).trim());
  return texts
    .filter((text) => vagueTexts.has(text.toLowerCase()))
    .map((text) => `${file}: a link says "${text}"; name its target`);
}

/** Checks the HTML of any page. */
function pageFaults(page: BuiltPage, sized: ReadonlySet<string>): string[] {
  const {$, file} = page;
  const headings = $('h1').length;
  const canonical = $('link[rel=canonical]').attr('href') ?? '';
  const ids = $('[id]')
    .map((_, element) => $(element).attr('id'))
    .get();
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const elements = $('*')
    .toArray()
    .filter((node): node is Element => 'attribs' in node);
  const handlers = elements.flatMap(({name, attribs}) =>
    Object.keys(attribs)
      .filter((attribute) => /^on/.test(attribute))
      .map((attribute) => `<${name} ${attribute}>`),
  );
  const insecure = $('a[href^="http://"]')
    .map((_, link) => $(link).attr('href'))
    .get();
  return [
    ...levelFaults(page),
    ...(isRedirect(page) || headings === 1 ? [] : [`${file}: has ${headings} h1; a page has one, its title`]),
    ...($('html').attr('lang') === 'en' ? [] : [`${file}: <html> has no lang="en"`]),
    ...($('title').first().text().trim() ? [] : [`${file}: has no title`]),
    ...(/^https:\/\/docs\.pact\.io(?:\/|(?:\/[^/?#]+)+)$/.test(canonical)
      ? []
      : [`${file}: its canonical address is "${canonical}"; it must be absolute and end without a slash`]),
    ...repeated.map((id) => `${file}: the id "${id}" occurs twice; rename one`),
    ...handlers.map(
      (handler) => `${file}: ${handler} is an inline event handler; a content security policy forbids it`,
    ),
    ...($('script:not([src])').text().includes('base-url-issue-banner')
      ? [`${file}: says "did not load properly" until its scripts run; set baseUrlIssueBanner to false`]
      : []),
    ...insecure.map((href) => `${file}: links to ${href}; use https`),
    ...linkTextFaults(page),
    ...imageFaults(page, sized),
  ];
}

/** Finds pages whose description is missing, or too short or long for a search result. */
function descriptionFaults({$, file}: BuiltPage): string[] {
  const description = $('meta[name=description]').attr('content') ?? '';
  return description.length >= 50 && description.length <= 155
    ? []
    : [`${file}: its description has ${description.length} characters; write 50 to 155 in the front matter`];
}

const sized = sizedClasses(
  readdirSync('build/assets/css')
    .map((file) => readBuilt(`assets/css/${file}`))
    .join('\n'),
);

describe('the HTML of every page', () => {
  it('has one h1, no skipped heading levels, a language, a title, a canonical URL, unique ids, sized images, descriptive https links, no inline handlers and no banner of the framework', () => {
    const count = (selector: string): number => pages.flatMap(({$}) => $(selector).toArray()).length;
    console.log(`html: checked ${allPages.length} pages, ${count('img')} images and ${count('a[href]')} links`);
    expect(allPages.length).toBeGreaterThan(0);
    expect(sized.size).toBeGreaterThan(0);
    expect(allPages.flatMap((page) => pageFaults(page, sized))).toEqual([]);
  });

  it('has a description of 50 to 155 characters on docs pages and posts', () => {
    const described = [...docPages, ...postPages];
    console.log(`html: checked the descriptions of ${docPages.length} docs pages and ${postPages.length} posts`);
    expect(docPages.length).toBeGreaterThan(0);
    expect(postPages.length).toBeGreaterThan(0);
    expect(described.flatMap(descriptionFaults)).toEqual([]);
  });

  it('is reported when it breaks one of these rules', () => {
    const bad = parsePage(
      'bad.html',
      [
        '<html><head><link rel=canonical href="https://docs.pact.io/bad/"></head><body>',
        '<h1 id="a">One</h1><h1 id="a">Two</h1><h3>Three</h3>',
        '<a href="http://example.org" onclick="go()">x</a><a href="/go"> Go</a><a href="#go">Go</a>',
        '<img src="/a.png"><img src="/b.png" alt="" class="tall"><img src="/c.png" alt="" width="1" height="1">',
        '<script>document.getElementById("__docusaurus-base-url-issue-banner-container")</script>',
      ].join(''),
    );
    expect(pageFaults(bad, sizedClasses('.tall,.x{color:red;height:1rem}.wide{max-height:2rem}'))).toEqual([
      'build/bad.html: "Three" is <h3> below <h1>; a level is skipped',
      'build/bad.html: has 2 h1; a page has one, its title',
      'build/bad.html: <html> has no lang="en"',
      'build/bad.html: has no title',
      'build/bad.html: its canonical address is "https://docs.pact.io/bad/"; it must be absolute and end without a slash',
      'build/bad.html: the id "a" occurs twice; rename one',
      'build/bad.html: <a onclick> is an inline event handler; a content security policy forbids it',
      'build/bad.html: says "did not load properly" until its scripts run; set baseUrlIssueBanner to false',
      'build/bad.html: links to http://example.org; use https',
      'build/bad.html: a link says "Go"; name its target',
      'build/bad.html: /a.png reserves no space; set width and height, or a height in its style',
    ]);
    expect(descriptionFaults(parsePage('bad.html', '<meta name=description content="Short.">'))).toEqual([
      'build/bad.html: its description has 6 characters; write 50 to 155 in the front matter',
    ]);
    expect([...sizedClasses('.a{color:red}')]).toEqual([]);
  });
});
