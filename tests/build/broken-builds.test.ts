import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import config from '@site/docusaurus.config';

/** Contents of files by path in a site. */
type Files = Readonly<Record<string, string>>;

interface Outcome {
  readonly failed: boolean;
  /** Errors and warnings of the build, on one line. */
  readonly said: string;
}

const root = mkdtempSync(path.join(tmpdir(), 'broken-builds-'));
const page = (content: string) =>
  `import React from 'react';\nimport Link from '@docusaurus/Link';\nexport default function Page() {\n  return <main id="top">${content}</main>;\n}\n`;

/** A small site with the same error handling as this one. */
function settings(more: object): string {
  const {onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, trailingSlash, future, markdown} = config;
  const shared = {
    onBrokenLinks,
    onBrokenAnchors,
    onDuplicateRoutes,
    trailingSlash,
    markdown: {hooks: markdown?.hooks},
    future: {...future, experimental_vcs: false},
  };
  const site = {title: 'Broken', url: 'https://site.example', baseUrl: '/', ...shared, ...more};
  return `module.exports = ${JSON.stringify(site)};\n`;
}

const pagesOnly = {plugins: ['@docusaurus/plugin-content-pages']};

const sites: Readonly<Record<string, Files>> = {
  sidebar: {
    'docusaurus.config.js': settings({
      plugins: [['@docusaurus/plugin-content-docs', {routeBasePath: '/', sidebarPath: './sidebars.js'}]],
    }),
    'sidebars.js': "module.exports = {guides: ['there', 'gone']};\n",
    'docs/there.md': '# There\n',
  },
  pages: {
    'docusaurus.config.js': settings({
      plugins: [
        '@docusaurus/plugin-content-pages',
        ['@docusaurus/plugin-content-docs', {sidebarPath: './sidebars.js'}],
      ],
      themes: ['@docusaurus/theme-classic'],
      themeConfig: {navbar: {items: [{type: 'docSidebar', sidebarId: 'gone', label: 'Guides'}]}},
    }),
    'sidebars.js': "module.exports = {guides: ['there']};\n",
    'docs/there.md': '# There\n\n[Gone](./gone.md)\n',
    'src/pages/silent.js': 'export const nothing = 1;\n',
    'src/pages/twice.js': page('Once'),
    'src/pages/twice/index.js': page('Again'),
  },
  item: {
    'docusaurus.config.js': settings({
      ...pagesOnly,
      themes: ['@docusaurus/theme-classic'],
      themeConfig: {navbar: {items: [{label: 'Guides', to: '/', href: 'https://example.org'}]}},
    }),
    'src/pages/index.js': page('Home'),
  },
  links: {
    'docusaurus.config.js': settings(pagesOnly),
    'src/pages/index.js': page('<Link to="/gone">Gone</Link>'),
  },
  anchors: {
    'docusaurus.config.js': settings(pagesOnly),
    'src/pages/index.js': page('<Link to="/#gone">Gone</Link>'),
  },
};

async function build(name: string): Promise<Outcome> {
  const folder = path.join(root, name);
  for (const [file, text] of Object.entries(sites[name] ?? {})) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  writeFileSync(path.join(folder, 'package.json'), '{"name": "broken", "version": "1.0.0"}\n');
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  // The build must not see the settings of the test runner.
  const variables = Object.entries(process.env).filter(([key]) => key !== 'NODE_ENV' && !key.startsWith('VITEST'));
  const env = {
    ...Object.fromEntries(variables),
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  } as unknown as NodeJS.ProcessEnv;
  return new Promise((resolve) => {
    const command = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
    execFile(process.execPath, [command, 'build'], {cwd: folder, env, encoding: 'utf8'}, (error, stdout, stderr) => {
      resolve({failed: error !== null, said: `${stdout}\n${stderr}`.replaceAll(/\s+/g, ' ')});
    });
  });
}

const outcomes = new Map<string, Outcome>();
const outcome = (name: string): Outcome => outcomes.get(name) ?? {failed: false, said: 'was not built'};

beforeAll(async () => {
  await Promise.all(
    Object.keys(sites).map(async (name) => {
      outcomes.set(name, await build(name));
    }),
  );
});

afterAll(() => rmSync(root, {recursive: true, force: true}));

describe('a build', () => {
  it('runs for every broken site', () => {
    console.log(`broken things: built ${outcomes.size} small sites`);
    expect([...outcomes.keys()].sort()).toEqual(['anchors', 'item', 'links', 'pages', 'sidebar']);
  });

  it('fails when a sidebar lists a doc that does not exist, and names it', () => {
    expect(outcome('sidebar').said).toMatch(/sidebar document ids do not exist: - gone/);
    expect(outcome('sidebar').failed).toBe(true);
  });

  it('fails when a page module has no default export, and says that nothing can be rendered', () => {
    expect(outcome('pages').said).toMatch(
      /page component at \/silent doesn't have a default export\. This makes it impossible to render anything/,
    );
    expect(outcome('pages').failed).toBe(true);
  });

  it('fails when the navigation names a sidebar that does not exist, and lists those that do', () => {
    expect(outcome('pages').said).toMatch(/Can't find any sidebar with id "gone".*Available sidebar ids are: - guides/);
  });

  it('warns of two pages at the same address, and continues', () => {
    expect(outcome('pages').said).toMatch(/\[WARNING\] Duplicate routes found! - Attempting to create page at \/twice/);
    expect(outcome('pages').said).toContain('Creating an optimized production build');
  });

  it('warns of a Markdown link to a missing file, and continues', () => {
    expect(outcome('pages').said).toMatch(/\[WARNING\] Markdown link with URL `\.\/gone\.md`.*couldn't be resolved/);
    expect(outcome('pages').said).toMatch(/page component at \/silent/);
  });

  it('fails when an item of the navigation is malformed, and explains which', () => {
    expect(outcome('item').said).toMatch(/navbar\.items\[0\]/);
    expect(outcome('item').failed).toBe(true);
  });

  it('fails when a link is broken, and names the page and the link', () => {
    expect(outcome('links').said).toMatch(/broken links.*source page path = \/: -> linking to \/gone/);
    expect(outcome('links').failed).toBe(true);
  });

  it('fails when a link leads to a missing heading, and names the page and the link', () => {
    expect(outcome('anchors').said).toMatch(/broken anchors.*source page path = \/: -> linking to (?:\/)?#gone/);
    expect(outcome('anchors').failed).toBe(true);
  });
});
