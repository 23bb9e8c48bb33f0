/** A test that holds a line of the specification. */
export interface Proof {
  readonly file: string;
  /** Title as the source of the test writes it. */
  readonly title: string;
}

/** A line of the specification. */
export interface Line {
  /** Section and number. */
  readonly id: string;
  /** What the line says, in short. */
  readonly says: string;
  readonly proofs: readonly Proof[];
  /** What to know about the way the site keeps it. */
  readonly note?: string;
}

const at =
  (file: string) =>
  (...titles: readonly string[]): Proof[] =>
    titles.map((title) => ({file, title}));
const e2e = (name: string, ...titles: readonly string[]) => at(`tests/e2e/${name}.spec.ts`)(...titles);
const build = (name: string, ...titles: readonly string[]) => at(`tests/build/${name}.test.ts`)(...titles);
const content = (name: string, ...titles: readonly string[]) => at(`tests/content/${name}.test.ts`)(...titles);

const config = at('tests/content/config.test.ts');
const environment = at('src/config/environment.test.ts');
const analytics = at('src/components/PageRating/analytics.test.ts');
const rating = at('src/components/PageRating/index.test.tsx');
const logoGrid = at('src/components/LogoGrid/index.test.tsx');
const loading = at('src/theme/Loading/index.test.tsx');
const hosted = at('src/components/Search/engine/createSearchClient.test.ts');

const everyRoute = build(
  'routes',
  'is a page with its title and heading ids, a redirect, or on the list of what is still to come',
);
const sidebarRoutes = [
  ...everyRoute,
  ...build('navigation', 'show on every docs page the one entry and the sidebar that it belongs to'),
];
const navigationEntry = [
  ...config('has the top navigation in its order'),
  ...e2e('navbar', '"${label}" leads to its page and is the one entry that is highlighted there'),
];
const later = 'The posts come later; the number of list pages follows from 10 a page.';
const laterPages = 'Pages that come later stand in tests/promises/waiting.json.';

/** Every line of the specification, with the tests that hold it. */
export const specification: readonly Line[] = [
  // 1 What the product does and for whom
  {
    id: '1.1',
    says: 'The tagline: test integrations quickly, deploy apps safely',
    proofs: config('has the title, the tagline and the address of the site'),
  },
  {id: '1.2', says: 'Getting-started guides', proofs: sidebarRoutes, note: laterPages},
  {id: '1.3', says: 'Consumer and provider guides', proofs: sidebarRoutes, note: laterPages},
  {id: '1.4', says: 'A broker section for sharing contracts', proofs: sidebarRoutes, note: laterPages},
  {id: '1.5', says: 'Command-line tool docs', proofs: sidebarRoutes, note: laterPages},
  {id: '1.6', says: 'Implementation guides per language', proofs: sidebarRoutes, note: laterPages},
  {id: '1.7', says: 'A plugins section', proofs: everyRoute, note: laterPages},
  {id: '1.8', says: 'A learning course, the university', proofs: sidebarRoutes, note: laterPages},
  {id: '1.9', says: 'Recipes', proofs: everyRoute, note: laterPages},
  {id: '1.10', says: 'Case studies', proofs: everyRoute, note: laterPages},
  {id: '1.11', says: 'Help, roadmap and telemetry pages', proofs: sidebarRoutes, note: laterPages},
  {id: '1.12', says: 'A blog', proofs: build('blog', 'has its list, its archive and the index of its tags')},
  {
    id: '1.13',
    says: 'A search box',
    proofs: e2e(
      'search',
      'by click and Escape, which gives the focus back @phone',
      'sections with highlighted words @phone',
    ),
  },
  {
    id: '1.14',
    says: 'A switch between light and dark',
    proofs: e2e('colour-mode', 'the switch turns the site dark, says so, and the choice outlasts the visit'),
  },
  {
    id: '1.15',
    says: 'A mobile navigation menu',
    proofs: e2e('mobile-menu.phone', 'a narrow window has a menu button in place of the entries'),
  },
  {
    id: '1.16',
    says: 'A rating of every docs page, thumbs up or down',
    proofs: [
      ...rating('asks with two buttons and thanks for nothing yet'),
      ...e2e('rating', 'the question and its two buttons are in the document'),
    ],
  },
  {
    id: '1.17',
    says: 'A footer with a copyright notice of 2025',
    proofs: config('has the link groups of the footer, and its notice of 2025'),
  },
  {
    id: '1.18',
    says: 'Footer links to a Q&A site, a chat invite and a social account',
    proofs: config('has the link groups of the footer, and its notice of 2025'),
  },
  {
    id: '1.19',
    says: 'Footer links to the blog and the code host',
    proofs: config('has the link groups of the footer, and its notice of 2025'),
  },
  {
    id: '1.20',
    says: 'A grid of logos of user companies, some pinned',
    proofs: logoGrid(
      'shows those that are pinned first, and keeps the order of the others',
      'shows every company of the list with its name as the alternative text',
    ),
  },
  {
    id: '1.21',
    says: 'An announcement bar for AI in the hosted offering, not closeable, with a sign-up link',
    proofs: [
      ...config(
        'has an announcement bar that promotes AI in the hosted offering, cannot be closed and links to the sign-up',
      ),
      ...e2e('announcement', 'the announcement stands above the navigation and leads to the sign-up'),
    ],
  },
  {
    id: '1.22',
    says: 'Links to edit a page in the repository',
    proofs: [
      ...config('leads to the sources and shows author and time of the last update'),
      ...e2e('sidebar', '${path} can be edited in ${file}'),
    ],
  },
  {
    id: '1.23',
    says: 'Author and time of the last update',
    proofs: [
      ...config('leads to the sources and shows author and time of the last update'),
      ...at('src/config/git.test.ts')('are read in a checkout with a commit'),
    ],
  },
  {id: '1.24', says: 'A single locale, English', proofs: config('has one locale, English')},
  {
    id: '1.25',
    says: 'No sign-in; all visitors are anonymous',
    proofs: e2e('storage', 'a visit leaves nothing behind but the promised keys'),
  },

  // 2 Screens and routes
  {id: '2.1', says: 'All routes are exact-match pages without parameters', proofs: everyRoute},
  {
    id: '2.2',
    says: 'Docs are served at the root, without a base path',
    proofs: config('serves addresses without a trailing slash and docs at the root'),
  },
  {
    id: '2.3',
    says: 'No trailing slash',
    proofs: [
      ...e2e('addresses', '${address} leads to ${target}'),
      ...build(
        'sitemap',
        'lists pages that exist, every docs page and post among them, and neither search nor work in progress',
      ),
    ],
  },
  {
    id: '2.4',
    says: 'A trailing /index.html or .html is stripped',
    proofs: e2e(
      'addresses',
      '${address} leads to ${target}',
      'a host that serves ${address} as it is shows the page, too',
    ),
  },
  {
    id: '2.5',
    says: 'An unknown path shows a not-found page',
    proofs: e2e(
      'not-found',
      'an unknown address answers 404 and says so',
      'an unknown address that is met inside the site says so, too',
    ),
  },
  {id: '2.6', says: 'Navigation: Getting Started leads to /', proofs: navigationEntry},
  {id: '2.7', says: 'Navigation: Guides leads to consumer', proofs: navigationEntry},
  {id: '2.8', says: 'Navigation: Pact Docs leads to implementation_guides/overview', proofs: navigationEntry},
  {id: '2.9', says: 'Navigation: Pact Broker Docs leads to pact_broker/docker_images', proofs: navigationEntry},
  {id: '2.10', says: 'Navigation: Resources leads to history', proofs: navigationEntry},
  {id: '2.11', says: 'Navigation: Contributing leads to contributing', proofs: navigationEntry},
  {
    id: '2.12',
    says: 'Navigation: Blog leads to blog',
    proofs: [...navigationEntry, ...build('navigation', 'show Blog on every page of the blog')],
  },
  {id: '2.13', says: 'Navigation: Help leads to help', proofs: navigationEntry},
  {id: '2.14', says: 'Navigation: University leads to university', proofs: navigationEntry},
  {
    id: '2.15',
    says: '/blog is the index of the blog',
    proofs: build('blog', 'has its list, its archive and the index of its tags'),
  },
  {
    id: '2.16',
    says: 'About 45 posts at /blog/year/month/day/name',
    proofs: [...build('blog', 'has a page for every post, at its year, month, day and name'), ...everyRoute],
    note: later,
  },
  {
    id: '2.17',
    says: '/blog/archive lists all posts',
    proofs: build('blog', 'shows every post in the archive and in the sidebar of the list'),
  },
  {
    id: '2.18',
    says: 'Paged lists /blog/page/2 to 5',
    proofs: build('blog', 'lists 10 posts a page, in the list and in the lists of tags'),
    note: later,
  },
  {
    id: '2.19',
    says: 'Each list page holds 10 posts',
    proofs: [
      ...config('lists 10 posts a page and all posts in the sidebar of the blog'),
      ...build('blog', 'lists 10 posts a page, in the list and in the lists of tags'),
    ],
  },
  {
    id: '2.20',
    says: '/blog/tags is the index of tags; about 35 tag pages',
    proofs: build(
      'blog',
      'has its list, its archive and the index of its tags',
      'has tags at the addresses that were promised, each with an entry and a page',
    ),
    note: later,
  },
  {
    id: '2.21',
    says: 'Larger tags have pages 2 to 4',
    proofs: build('blog', 'lists 10 posts a page, in the list and in the lists of tags'),
    note: later,
  },
  {
    id: '2.22',
    says: 'The sidebar of the blog shows all posts',
    proofs: [
      ...config('lists 10 posts a page and all posts in the sidebar of the blog'),
      ...build('blog', 'shows every post in the archive and in the sidebar of the list'),
    ],
  },
  {
    id: '2.23',
    says: '/search is the search page',
    proofs: e2e('search', 'answers the query of its address and keeps it there @phone'),
  },
  {id: '2.24', says: '/tags, /tags/diagrams and /tags/webinar are the docs tag pages', proofs: everyRoute},
  {
    id: '2.25',
    says: '/help-wip and /index-wip are work in progress',
    proofs: [
      ...everyRoute,
      ...build(
        'sitemap',
        'lists pages that exist, every docs page and post among them, and neither search nor work in progress',
      ),
    ],
  },
  {id: '2.26', says: '/users and its sub-pages', proofs: everyRoute, note: laterPages},
  {
    id: '2.27',
    says: 'Seven sidebars: getting-started, guides, resources, docs, help, pact_broker, university',
    proofs: content('sidebars', 'are the seven of the specification'),
  },
  {
    id: '2.28',
    says: '/ is the getting-started page, and /5-minute-getting-started-guide exists',
    proofs: sidebarRoutes,
    note: laterPages,
  },
  {id: '2.29', says: '/faq', proofs: sidebarRoutes},
  {id: '2.30', says: '/getting_started/*', proofs: sidebarRoutes, note: laterPages},
  {
    id: '2.31',
    says: '/consumer/* and /provider/*, with the recommended configuration',
    proofs: sidebarRoutes,
    note: laterPages,
  },
  {id: '2.32', says: '/recipes/*', proofs: everyRoute, note: laterPages},
  {id: '2.33', says: '/pact_nirvana and its steps 1 to 7', proofs: everyRoute, note: laterPages},
  {id: '2.34', says: '/help/*', proofs: sidebarRoutes, note: laterPages},
  {id: '2.35', says: '/events/*', proofs: everyRoute, note: laterPages},
  {id: '2.36', says: '/history', proofs: sidebarRoutes},
  {id: '2.37', says: '/books, /community_repos, /blogs_videos_and_articles', proofs: everyRoute, note: laterPages},
  {id: '2.38', says: '/contributing/*', proofs: sidebarRoutes, note: laterPages},
  {id: '2.39', says: '/roadmap, /telemetry, /docker, /wrapper_implementations', proofs: everyRoute, note: laterPages},
  {id: '2.40', says: '/implementation_guides/*', proofs: sidebarRoutes, note: laterPages},
  {id: '2.41', says: '/pact_broker/*', proofs: sidebarRoutes, note: laterPages},
  {
    id: '2.42',
    says: '/plugins/directory, /plugins/quick_start and the create-a-plugin workshop',
    proofs: everyRoute,
    note: laterPages,
  },
  {id: '2.43', says: '/university/introduction with Step1 to Step13', proofs: everyRoute, note: laterPages},
  {id: '2.44', says: '/university/message-pact-async with Step1 to Step4', proofs: everyRoute, note: laterPages},
  {
    id: '2.45',
    says: 'Navigating preloads the target page first',
    proofs: e2e('navigation', 'a link changes the page without a full load'),
  },
  {
    id: '2.46',
    says: 'If preloading fails, the browser reloads the page',
    proofs: e2e('navigation', 'a page that cannot be fetched ahead is loaded in full'),
  },
  {
    id: '2.47',
    says: 'Scroll goes to the target of the hash',
    proofs: e2e(
      'scrolling',
      'an address with a fragment opens at its heading',
      'a link to a heading of another page scrolls to it',
    ),
  },
  {
    id: '2.48',
    says: 'Scroll goes to the top on a change of route',
    proofs: e2e('scrolling', 'a new page starts at its top'),
  },
  {
    id: '2.49',
    says: 'A thin progress bar appears if navigation takes longer than 200 ms',
    proofs: e2e(
      'navigation',
      'a progress bar appears when a page takes longer than 200 ms, and not before',
      'no progress bar appears when a page comes within 200 ms',
    ),
  },
  {
    id: '2.50',
    says: 'While a page loads, a spinner is shown after a delay',
    proofs: loading('shows nothing for 200 ms, then a spinner that is announced'),
  },
  {
    id: '2.51',
    says: 'The navbar hides on scroll down and shows on scroll up',
    proofs: [
      ...config('has a navbar that is titled Pact and hides while the reader scrolls down'),
      ...e2e('navbar', 'the navigation hides on the way down and returns on the way up'),
    ],
  },
  {
    id: '2.52',
    says: 'Below 996 px the layout is mobile, with a sidebar menu',
    proofs: e2e(
      'mobile-menu.phone',
      "a window of ${width} px has the ${mobile ? 'mobile' : 'desktop'} layout",
      'the menu opens with the sidebar of the page inside',
    ),
  },
  {
    id: '2.53',
    says: 'The table of contents covers levels 2 to 3',
    proofs: [
      ...config('lists levels 2 to 3 in the table of contents'),
      ...e2e('sidebar', 'the table of contents holds the headings of level 2 and 3, and no others'),
    ],
  },
  {
    id: '2.54',
    says: 'Diagrams are neutral in light mode and dark in dark mode',
    proofs: [
      ...config('has diagrams neutral in light mode and dark in dark mode'),
      ...e2e('colour-mode', 'diagrams have the colours of the mode: neutral in light, dark in dark'),
    ],
  },
  {
    id: '2.55',
    says: 'Highlighting of ruby, rust, csharp, java, powershell, docker, groovy, scala, erlang, php, go',
    proofs: [
      ...config('highlights the languages that the specification names, and Kotlin'),
      ...at('src/plugins/rehype-highlight-code/highlight.test.ts')('finds tokens in %s'),
    ],
  },
  {
    id: '2.56',
    says: 'Broken internal links fail the build',
    proofs: build(
      'broken-things',
      'fails when a link leads nowhere, and names the page and the link',
      'fails when a link leads to a heading that is not there, and names the page and the link',
    ),
  },
  {
    id: '2.57',
    says: 'Broken Markdown links and duplicate routes only warn',
    proofs: [
      ...config('fails a build with a broken link or anchor, and warns of Markdown links and duplicate routes'),
      ...build('broken-things', 'warns of two pages at one address and goes on'),
    ],
  },

  // 3 Entities and their fields
  {
    id: '3.1',
    says: 'Doc metadata: id, path, sidebar',
    proofs: build('client-data', 'has path, content and sidebar of every docs page'),
  },
  {
    id: '3.2',
    says: 'Doc version: name, label, isLast, path, mainDocId, docs, draftIds, sidebars, breadcrumbs',
    proofs: build('client-data', 'has one docs version with name, label, path, main doc, docs, drafts and sidebars'),
  },
  {
    id: '3.3',
    says: 'Locale config: label, direction, htmlLang, calendar, path',
    proofs: build('client-data', 'has one locale, with its label, direction, language and calendar'),
  },
  {
    id: '3.4',
    says: 'Company logo: caption, image, optionally pinned',
    proofs: at('src/data/companies.test.ts')(
      'are complete, unique and have a mark each',
      'have some that are pinned, for the homepage',
    ),
  },
  {
    id: '3.5',
    says: 'Site config: title, tagline, url, baseUrl',
    proofs: config('has the title, the tagline and the address of the site'),
  },
  {
    id: '3.6',
    says: 'Site config: navbar items and footer link groups',
    proofs: config('has the top navigation in its order', 'has the link groups of the footer, and its notice of 2025'),
  },
  {
    id: '3.7',
    says: 'Site config: announcement bar with id, content, colours, isCloseable',
    proofs: config(
      'has an announcement bar that promotes AI in the hosted offering, cannot be closed and links to the sign-up',
    ),
  },
  {
    id: '3.8',
    says: 'Site config: search with app id, index name, contextual flag, page path',
    proofs: [
      ...config('searches the index pact, in context, on the page /search'),
      ...environment('gives hosted search when both keys are set'),
    ],
  },
  {
    id: '3.9',
    says: 'Persisted preferences: colour mode, announcement flag and id, docs version',
    proofs: e2e('storage', 'a visit leaves nothing behind but the promised keys'),
  },
  {
    id: '3.10',
    says: 'Search state: query, recent and favourite searches',
    proofs: e2e(
      'search',
      'recent and favourite searches are kept',
      'answers the query of its address and keeps it there @phone',
    ),
  },
  {
    id: '3.11',
    says: 'Route table: path, component id, content ids; the blog with sidebar, items and metadata',
    proofs: build(
      'client-data',
      'has routes with the id of their component and of their contents; the blog with its sidebar and items',
    ),
  },

  // 4 States and transitions
  {
    id: '4.1',
    says: 'Page loader: loading, then past the delay of 200 ms, no timeout by default',
    proofs: loading('shows nothing for 200 ms, then a spinner that is announced', 'has no timeout: the spinner stays'),
  },
  {
    id: '4.2',
    says: 'Page loader: an error offers a Retry button that reloads',
    proofs: loading(
      'tells the error when it fails, with a button to retry',
      'loads again on "Retry" and shows the page',
    ),
  },
  {
    id: '4.3',
    says: 'Colour mode is light by default, with the switch enabled',
    proofs: [
      ...config('starts light, with a switch, whatever the system prefers'),
      ...e2e('colour-mode', 'the site is light until the reader chooses'),
    ],
  },
  {
    id: '4.4',
    says: 'Colour mode does not follow the system',
    proofs: [
      ...config('starts light, with a switch, whatever the system prefers'),
      ...e2e('colour-mode', 'the site is light until the reader chooses'),
    ],
  },
  {
    id: '4.5',
    says: 'The choice of a colour mode is persisted',
    proofs: e2e('colour-mode', 'the switch turns the site dark, says so, and the choice outlasts the visit'),
  },
  {
    id: '4.6',
    says: 'The choice of a colour mode is synced across tabs',
    proofs: e2e('colour-mode', 'a choice reaches the other tabs at once'),
  },
  {
    id: '4.7',
    says: 'The announcement is shown until dismissed',
    proofs: e2e('announcement', 'the announcement stays hidden for a reader who once dismissed it'),
  },
  {
    id: '4.8',
    says: 'A changed announcement id shows it again',
    proofs: e2e('announcement', 'a new announcement is shown to a reader who dismissed an earlier one'),
  },
  {
    id: '4.9',
    says: 'The current announcement is not closeable',
    proofs: e2e('announcement', 'the announcement cannot be closed'),
  },
  {
    id: '4.10',
    says: 'The mobile menu opens and closes, also on navigation',
    proofs: e2e('mobile-menu.phone', 'the menu closes when a link in it is followed', 'the menu closes by its button'),
  },
  {
    id: '4.11',
    says: 'The mobile menu is reset on switching to desktop',
    proofs: e2e('mobile-menu.phone', 'the menu is reset when the window becomes wide'),
  },
  {
    id: '4.12',
    says: 'The search modal opens by click',
    proofs: e2e('search', 'by click and Escape, which gives the focus back @phone'),
  },
  {id: '4.13', says: 'The search modal opens by Ctrl/Cmd+K', proofs: e2e('search', 'by Ctrl+K, twice')},
  {
    id: '4.14',
    says: 'The search modal opens by / outside of inputs',
    proofs: e2e('search', 'by "/" where nobody writes, also with the focus on a button', 'not by "/" in a field'),
  },
  {
    id: '4.15',
    says: 'The search modal closes on Escape',
    proofs: e2e('search', 'by click and Escape, which gives the focus back @phone'),
  },
  {
    id: '4.16',
    says: 'Sidebar categories are collapsed or expanded',
    proofs: e2e(
      'sidebar',
      'a category opens and closes by click, and says so',
      'the category of the page is open, and the page is marked in it',
    ),
  },
  {
    id: '4.17',
    says: "Page rating: asks until the vote, then 'Thanks for letting us know!'",
    proofs: [
      ...rating('takes one vote, and moves the focus to the thanks'),
      ...e2e('rating', 'a vote is thanked for, out loud, and cannot be cast twice'),
    ],
  },
  {
    id: '4.18',
    says: 'The choice of a docs version is persisted',
    proofs: e2e('storage', 'a preferred docs version that the site has is kept'),
  },

  // 5 Validation rules: not shown. 6 Roles and permissions
  {
    id: '6.1',
    says: 'No roles, no sign-in; all pages are public and read-only',
    proofs: [
      ...e2e('every-page', 'every page loads without an error, is light and accessible, part ${part + 1} of ${parts}'),
      ...e2e('storage', 'a visit leaves nothing behind but the promised keys'),
    ],
  },

  // 7 The calls it makes
  {
    id: '7.1',
    says: 'Searches go to a hosted service with an app id, a public key and the index pact',
    proofs: [
      ...hosted('the hosted index is asked with the filters, and nothing of our own is fetched'),
      ...e2e('search-hosted', 'the modal asks the hosted index'),
    ],
    note: 'With keys in the environment; without keys the site answers by itself.',
  },
  {
    id: '7.2',
    says: 'Filters are the language and a docs tag',
    proofs: [
      ...hosted('the hosted index is asked with the filters, and nothing of our own is fetched'),
      ...e2e('search-hosted', 'the modal asks the hosted index'),
    ],
  },
  {
    id: '7.3',
    says: 'Results link to /search with the query parameter q',
    proofs: e2e(
      'search',
      'all of them are on the search page',
      'answers the query of its address and keeps it there @phone',
    ),
  },
  {
    id: '7.4',
    says: 'A rating sends an event if the analytics function exists',
    proofs: [
      ...analytics('goes nowhere without analytics'),
      ...e2e('rating', 'a vote works where there is no analytics'),
    ],
  },
  {
    id: '7.5',
    says: 'The event: category button, action feedback, the path as label',
    proofs: [
      ...analytics('goes to ga as category button, action feedback, the path as label, and 1 for thumbs up'),
      ...e2e('rating', "thumbs ${vote} is told to Google Analytics, with the page's path and ${value}"),
    ],
  },
  {
    id: '7.6',
    says: 'The event has the value 1 for up and 0 for down',
    proofs: analytics(
      'goes to ga as category button, action feedback, the path as label, and 1 for thumbs up',
      'goes to ga with 0 for thumbs down',
    ),
  },
  {
    id: '7.7',
    says: 'A tag-manager container is configured by its id',
    proofs: [
      ...environment('gives the container of the tag manager'),
      ...config('loads no analytics unless the environment names a container'),
    ],
  },
  {
    id: '7.8',
    says: 'A button script is loaded from the code host',
    proofs: [
      ...at('src/components/GitHubButton/index.test.tsx')(
        'loads the script of the code host once it comes into view',
        'is a plain link that loads no script until it comes into view',
      ),
      ...e2e('third-party', "is made by the code host's script once it is in view"),
    ],
  },
  {
    id: '7.9',
    says: 'Chunks of pages are fetched when needed and ahead',
    proofs: e2e('prefetch', 'the parts of a page are there before its link, which ${way}, is clicked'),
  },
  {
    id: '7.10',
    says: 'Nothing is fetched ahead on 2g or with save-data',
    proofs: e2e('prefetch', 'nothing is fetched ahead for a reader who ${reader}'),
  },

  // 8 Error catalogue
  {
    id: '8.1',
    says: 'Unknown path: not-found page',
    proofs: e2e('not-found', 'an unknown address answers 404 and says so'),
  },
  {
    id: '8.2',
    says: 'Page load failure: error text and a Retry button',
    proofs: loading('tells the error when it fails, with a button to retry'),
  },
  {
    id: '8.3',
    says: "Page crash: 'This page crashed.', the chain of errors, a 'Try again' button",
    proofs: e2e(
      'crash',
      'a page that crashes says so and names every error of the chain',
      '"Try again" brings the page back once the cause is gone',
    ),
  },
  {
    id: '8.4',
    says: 'Route preload failure: full page reload',
    proofs: e2e('navigation', 'a page that cannot be fetched ahead is loaded in full'),
  },
  {
    id: '8.5',
    says: "Search failure: 'Unable to fetch results' and the hint at the network",
    proofs: [
      ...e2e(
        'search',
        'the modal says so and recovers with the next key stroke',
        'the page says so, too, and recovers',
      ),
      ...e2e('search-hosted', 'when the service is gone, the modal says so and recovers'),
    ],
  },
  {
    id: '8.6',
    says: "Search without results: 'No results for', 'Try searching for', 'Believe this query should return results?', 'Let us know.'",
    proofs: e2e(
      'search',
      'without results it says so, proposes others and takes a complaint',
      'says the same as the modal without results',
    ),
  },
  {
    id: '8.7',
    says: 'Page module without a default export: error that nothing can be rendered',
    proofs: build(
      'broken-things',
      'fails when a page module has no default export, and says that nothing can be rendered',
    ),
  },
  {
    id: '8.8',
    says: 'Missing doc or sidebar id: developer error',
    proofs: build(
      'broken-things',
      'fails when a sidebar lists a doc that does not exist, and names it',
      'fails when the navigation names a sidebar that does not exist, and lists those that do',
    ),
  },
  {
    id: '8.9',
    says: 'Navbar item fails to render: explanatory error',
    proofs: [
      ...e2e('navbar-crash', 'a navigation entry that fails to render is named, with the cause'),
      ...build('broken-things', 'fails when an item of the navigation is malformed, and explains which'),
    ],
  },

  // 9 Business constants and limits
  {
    id: '9.1',
    says: 'Mobile breakpoint: 996 px',
    proofs: [
      ...content('framework', 'has the values that the specification promises'),
      ...e2e('mobile-menu.phone', "a window of ${width} px has the ${mobile ? 'mobile' : 'desktop'} layout"),
    ],
  },
  {
    id: '9.2',
    says: 'Progress bar delay: 200 ms',
    proofs: e2e('navigation', 'a progress bar appears when a page takes longer than 200 ms, and not before'),
  },
  {
    id: '9.3',
    says: 'Loader delay: 200 ms, no timeout',
    proofs: loading('shows nothing for 200 ms, then a spinner that is announced', 'has no timeout: the spinner stays'),
  },
  {
    id: '9.4',
    says: 'Collapse animation depends on the height, and is 1 ms under reduced motion',
    proofs: e2e('sidebar', 'a tall category takes longer to open than a short one', 'a category opens within 1 ms'),
  },
  {
    id: '9.5',
    says: 'Blog list pages hold 10 posts',
    proofs: config('lists 10 posts a page and all posts in the sidebar of the blog'),
  },
  {
    id: '9.6',
    says: 'The blog list has 5 pages, tag lists up to 4',
    proofs: [...config('lists 10 posts a page and all posts in the sidebar of the blog'), ...everyRoute],
    note: later,
  },
  {id: '9.7', says: 'Table of contents: levels 2 to 3', proofs: config('lists levels 2 to 3 in the table of contents')},
  {
    id: '9.8',
    says: 'Search page path: search; index: pact',
    proofs: config('searches the index pact, in context, on the page /search'),
  },
  {
    id: '9.9',
    says: 'Keyboard shortcut of the search: Ctrl/Cmd+K or /',
    proofs: e2e('search', 'by Ctrl+K, twice', 'by "/" where nobody writes, also with the focus on a button'),
  },
  {
    id: '9.10',
    says: 'Storage key: theme',
    proofs: [
      ...content('framework', 'has the values that the specification promises'),
      ...config('keeps preferences under the storage keys of the specification'),
    ],
  },
  {
    id: '9.11',
    says: 'Storage keys: docusaurus.announcement.dismiss and docusaurus.announcement.id',
    proofs: [
      ...content('framework', 'has the values that the specification promises'),
      ...e2e('announcement', 'the announcement is remembered under exactly two keys'),
    ],
  },
  {
    id: '9.12',
    says: 'Storage key: docs-preferred-version-{pluginId}',
    proofs: [
      ...content('framework', 'has the values that the specification promises'),
      ...e2e('storage', 'a preferred docs version that the site has is kept'),
    ],
  },
  {
    id: '9.13',
    says: 'Default docs version tag: default',
    proofs: e2e('search-hosted', 'the modal asks the hosted index'),
  },
  {
    id: '9.14',
    says: 'Copyright year: 2025',
    proofs: [
      ...config('has the link groups of the footer, and its notice of 2025'),
      ...build('feeds', 'holds every post in full, and the notice of 2025'),
    ],
  },
  {
    id: '9.15',
    says: 'Locale: en only',
    proofs: [
      ...config('has one locale, English'),
      ...build('client-data', 'has one locale, with its label, direction, language and calendar'),
    ],
  },
  {
    id: '9.16',
    says: 'Versions of the site framework and the user-interface framework',
    proofs: content(
      'framework',
      'is Docusaurus 3.10.2 with React 19, successors of the versions that the specification names',
    ),
    note: 'The specification names 2.4.3 and 17.0.2; the site is built anew on their supported successors.',
  },
  {
    id: '9.17',
    says: 'Cap of the cache of path patterns: 10000 entries',
    proofs: content('framework', 'has the values that the specification promises'),
  },
];
