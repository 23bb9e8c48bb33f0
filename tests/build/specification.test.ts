import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {versionControl} from '../../src/config/git';
import {navigationEntries} from '../url-contract/navigation';
import {report} from './report';
import {docPages, pages, parsePage, postPages, type BuiltPage} from './site';

const repository = 'https://github.com/pact-foundation/docs.pact.io/edit/master/';

/** Text and target of a link. */
type Target = readonly [text: string, href: string];

const footer: readonly (readonly [title: string, links: readonly Target[]])[] = [
  [
    'Docs',
    [
      ['Getting Started', '/'],
      ['Guides', '/consumer'],
      ['Pact Docs', '/implementation_guides/cli'],
      ['Resources', '/history'],
      ['Help', '/help'],
    ],
  ],
  [
    'Community',
    [
      ['Stack Overflow', 'https://stackoverflow.com/questions/tagged/pact'],
      ['Join Slack', 'https://slack.pact.io'],
      ['Twitter', 'https://twitter.com/pact_up'],
    ],
  ],
  [
    'More',
    [
      ['Blog', '/blog'],
      ['GitHub', 'https://github.com/pact-foundation'],
    ],
  ],
];

/** Links inside an element, in order. */
const linksIn = ({$}: BuiltPage, selector: string): Target[] =>
  $(selector)
    .toArray()
    .map((link): Target => [$(link).text().trim(), $(link).attr('href') ?? '']);

/** Finds differences from the promised navigation, footer and announcement. */
function differences(page: BuiltPage, what: string, found: unknown, promised: unknown): string[] {
  const [is, wanted] = [JSON.stringify(found), JSON.stringify(promised)];
  return is === wanted ? [] : [`${page.file}: ${what} is ${is}, not ${wanted}`];
}

function navbarFaults(page: BuiltPage): string[] {
  const title = page.$('nav.navbar .navbar__title').text();
  return [
    ...differences(page, 'the title in the navbar', title, 'Pact'),
    ...differences(page, 'the navigation', linksIn(page, 'nav.navbar a.navbar__link'), navigationEntries),
  ];
}

function footerFaults(page: BuiltPage): string[] {
  const {$} = page;
  const groups = $('footer.footer .footer__col')
    .toArray()
    .map((column) => [
      $(column).find('.footer__title').text(),
      $(column)
        .find('a')
        .toArray()
        .map((link) => [$(link).text().trim(), $(link).attr('href')]),
    ]);
  const notice = $('footer.footer .footer__copyright').text();
  return [
    ...differences(page, 'the footer', groups, footer),
    ...differences(page, 'the notice in the footer', notice, 'Copyright © 2025 Pact Foundation'),
  ];
}

function announcementFaults(page: BuiltPage): string[] {
  const bar = page.$('.theme-announcement-bar');
  const style = (bar.attr('style') ?? '').replaceAll(/\s/g, '').replace(/;$/, '').toLowerCase().split(';').sort();
  return [
    ...(/\bAI\b.*\bPactFlow\b/.test(bar.text()) ? [] : [`${page.file}: the announcement names no AI in PactFlow`]),
    ...differences(page, 'the link of the announcement', linksIn(page, '.theme-announcement-bar a'), [
      ['Sign up', 'https://pactflow.io/ai/'],
    ]),
    ...differences(page, 'the style of the announcement', style, ['background-color:#454cf0', 'color:#fff']),
    ...(bar.find('button').length === 0 ? [] : [`${page.file}: the announcement can be closed`]),
  ];
}

function localeFaults(page: BuiltPage): string[] {
  const languages = page
    .$('link[rel=alternate][hreflang]')
    .toArray()
    .map(({attribs}) => attribs.hreflang);
  const others = languages.filter((language) => language !== 'en' && language !== 'x-default');
  return [
    ...differences(page, 'the language', page.$('html').attr('lang'), 'en'),
    ...others.map((language) => `${page.file}: is offered in the language ${language}; there is only English`),
  ];
}

function titleFaults(page: BuiltPage): string[] {
  const title = page.$('title').first().text();
  return title.endsWith('Pact Docs') ? [] : [`${page.file}: its title is "${title}"; it ends with "Pact Docs"`];
}

/** Finds pages whose edit link doesn't lead to a file, or that lack the author or date of the last update. */
function sourceFaults(page: BuiltPage, isDated: boolean): string[] {
  const {$, file} = page;
  const href = $('a.theme-edit-this-page').attr('href') ?? '';
  const updated = $('.theme-last-updated');
  return [
    ...(href.startsWith(repository) && existsSync(href.slice(repository.length))
      ? []
      : [`${file}: "Edit this page" leads to "${href}", which is not a file of the project`]),
    ...(!isDated || (updated.find('time').attr('datetime') && updated.find('b').last().text().trim())
      ? []
      : [`${file}: has no time or no author of its last update`]),
  ];
}

/** Finds tables of contents that don't have exactly the headings of level 2 and 3, in order. */
function contentsFaults(page: BuiltPage): string[] {
  const {$} = page;
  if ($('.theme-doc-toc-desktop').length === 0) {
    return [];
  }
  const listed = linksIn(page, '.theme-doc-toc-desktop a').map(([, href]) => href);
  const headings = $('.theme-doc-markdown :is(h2, h3)[id]')
    .toArray()
    .map(({attribs}) => `#${attribs.id}`);
  return differences(page, 'the table of contents', listed, headings);
}

describe('every page', () => {
  it('has the nine navigation entries in order, and the name Pact', (context) => {
    report(context, 'Navigation', pages.length, pages.flatMap(navbarFaults));
  });

  it('has the three groups of links and the copyright notice of 2025 in its footer', (context) => {
    report(context, 'Footer', pages.length, pages.flatMap(footerFaults));
  });

  it('announces AI in the hosted offering with a link to sign up, and without a close button', (context) => {
    report(context, 'Announcement', pages.length, pages.flatMap(announcementFaults));
  });

  it('is in English, and offers no other language', (context) => {
    report(context, 'Language', pages.length, pages.flatMap(localeFaults));
  });

  it('names the site in its title', (context) => {
    report(context, 'Titles', pages.length, pages.flatMap(titleFaults));
  });
});

describe('docs pages and posts', () => {
  it('link to their source, and docs pages have the author and date of the last update', (context) => {
    const faults = [
      ...docPages.flatMap((page) => sourceFaults(page, versionControl())),
      ...postPages.flatMap((page) => sourceFaults(page, false)),
    ];
    report(context, 'Links to edit', docPages.length + postPages.length, faults);
  });

  it('have the headings of level 2 and 3 in the table of contents', (context) => {
    const listed = docPages.filter(({$}) => $('.theme-doc-toc-desktop').length > 0);
    report(context, 'Tables of contents', listed.length, listed.flatMap(contentsFaults));
  });
});

describe('single pages', () => {
  const pageAt = (address: string): BuiltPage | undefined => pages.find((page) => page.address === address);

  it('show the tagline on the draft of the home page', () => {
    expect(pageAt('/index-wip')?.$('main').text()).toContain(
      'Test your integrations quickly. Deploy your apps safely.',
    );
  });

  it('exclude the search page from search engines', () => {
    expect(pageAt('/search')?.$('meta[name=robots]').attr('content')).toMatch(/noindex/);
  });
});

describe('a page that breaks its promises', () => {
  const bad = parsePage(
    'bad.html',
    [
      '<html lang="de"><head><title>Tea</title><link rel="alternate" hreflang="de" href="/de"></head><body>',
      '<div class="theme-announcement-bar" style="color:red">Tea <a href="/tea">Buy</a><button>Close</button></div>',
      '<nav class="navbar"><b class="navbar__title">Tea</b><a class="navbar__link" href="/">Home</a></nav>',
      '<div class="theme-doc-toc-desktop"><a href="#a">A</a><a href="#c">C</a></div>',
      '<div class="theme-doc-markdown"><h2 id="a">A</h2><h3 id="b">B</h3><h4 id="c">C</h4></div>',
      '<a class="theme-edit-this-page" href="/edit">Edit</a>',
      '<footer class="footer"><div class="footer__col"><div class="footer__title">Tea</div><a href="/tea">Tea</a></div>',
      '<div class="footer__copyright">2024</div></footer>',
    ].join(''),
  );

  it.each([
    [
      'the navigation',
      navbarFaults,
      [
        'build/bad.html: the title in the navbar is "Tea", not "Pact"',
        /^build\/bad\.html: the navigation is \[\["Home","\/"\]\], not \[\["Getting Started","\/"\],/,
      ],
    ],
    [
      'the footer',
      footerFaults,
      [
        /^build\/bad\.html: the footer is \[\["Tea",\[\["Tea","\/tea"\]\]\]\], not \[\["Docs",/,
        'build/bad.html: the notice in the footer is "2024", not "Copyright © 2025 Pact Foundation"',
      ],
    ],
    [
      'the announcement',
      announcementFaults,
      [
        'build/bad.html: the announcement names no AI in PactFlow',
        'build/bad.html: the link of the announcement is [["Buy","/tea"]], not [["Sign up","https://pactflow.io/ai/"]]',
        'build/bad.html: the style of the announcement is ["color:red"], not ["background-color:#454cf0","color:#fff"]',
        'build/bad.html: the announcement can be closed',
      ],
    ],
    [
      'the language',
      localeFaults,
      [
        'build/bad.html: the language is "de", not "en"',
        'build/bad.html: is offered in the language de; there is only English',
      ],
    ],
    ['the title', titleFaults, ['build/bad.html: its title is "Tea"; it ends with "Pact Docs"']],
    [
      'the link to its source',
      (page: BuiltPage) => sourceFaults(page, true),
      [
        'build/bad.html: "Edit this page" leads to "/edit", which is not a file of the project',
        'build/bad.html: has no time or no author of its last update',
      ],
    ],
    [
      'the table of contents',
      contentsFaults,
      ['build/bad.html: the table of contents is ["#a","#c"], not ["#a","#b"]'],
    ],
  ])('is reported for %s', (_, faultsOf, faults) => {
    expect(faultsOf(bad)).toEqual(
      faults.map((fault): unknown => (typeof fault === 'string' ? fault : expect.stringMatching(fault))),
    );
  });
});
