import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {LoadContext, Plugin} from '@docusaurus/types';

import markdownCopies, {selectRoutes, readOptions} from './index';

describe('the options of markdown-copies', () => {
  it('name paths', () => {
    expect(readOptions({id: 'default', ignore: ['/*-wip']})).toEqual({ignore: ['/*-wip']});
  });

  it.each([
    [{}, '"ignore" is required'],
    [{ignore: ['wip']}, 'fails to match'],
    [{ignore: ['/a', '/a']}, 'duplicate'],
    [{ignore: [], only: '/'}, '"only" is not allowed'],
  ])('are rejected when they are %j', (options, fault) => {
    expect(() => readOptions(options)).toThrow(fault);
  });
});

describe('the pages that are copied', () => {
  const origins = ['/', '/tea', '/tea-wip', '/blog/archive', '/blog/archived'].map((own) => ({path: own, source: 'x'}));

  it('are all but the ignored ones', () => {
    expect(selectRoutes(origins, ['/*-wip', '/blog/archive']).map((origin) => origin.path)).toEqual([
      '/',
      '/tea',
      '/blog/archived',
    ]);
  });

  it('are rejected when a pattern matches none', () => {
    expect(() => selectRoutes(origins, ['/*-wip', '/gone'])).toThrow('no page matches /gone; remove it from "ignore"');
  });
});

describe('a build with copies', () => {
  let site: string;
  const html = (title: string): string =>
    `<head><meta name="description" content="On ${title}."></head><main><h1>${title}</h1><p>Text.</p></main>`;

  beforeEach(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'copies-'));
    await mkdir(path.join(site, 'build'));
    await writeFile(path.join(site, 'tea.mdx'), 'Text.');
    await writeFile(path.join(site, 'build/index.html'), html('Home'));
    await writeFile(path.join(site, 'build/tea.html'), html('Tea'));
  });
  afterEach(() => rm(site, {recursive: true}));

  const plugin = (baseUrl = '/'): Plugin =>
    markdownCopies(
      {
        siteDir: site,
        baseUrl,
        siteConfig: {title: 'Site', url: 'https://docs.pact.io', themeConfig: {navbar: {items: []}}},
      } as unknown as LoadContext,
      {ignore: []},
    );

  async function build(...paths: readonly string[]): Promise<void> {
    const {allContentLoaded, postBuild} = plugin();
    const docs = ['tea', ''].map((id) => ({id, title: id, description: 'D.', permalink: `/${id}`}));
    const version = {docs, sidebars: {all: docs.map(({id}) => ({type: 'doc', id}))}};
    await allContentLoaded?.({
      allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}},
    } as unknown as Parameters<NonNullable<typeof allContentLoaded>>[0]);
    const routes = paths.map((own) => ({path: own, component: '', metadata: {sourceFilePath: 'tea.mdx'}}));
    await postBuild?.({
      outDir: path.join(site, 'build'),
      routes: [
        {path: '/', component: '', routes},
        {path: '/search', component: ''},
      ],
    } as unknown as Parameters<NonNullable<typeof postBuild>>[0]);
  }

  const read = (file: string): Promise<string> => readFile(path.join(site, 'build', file), 'utf8');

  it('has a copy beside each page with a source, and both llms files', async () => {
    await build('/', '/tea');
    expect(await read('tea.md')).toBe('# Tea\n\n> On Tea.\n\nSource: https://docs.pact.io/tea\n\nText.\n');
    expect(await read('index.md')).toContain('Source: https://docs.pact.io/\n');
    expect(await read('llms.txt')).toContain('> On Home.\n');
    expect(await read('llms-full.txt')).toMatch(/^# Tea\n[\s\S]*\n---\n\n# Home\n/);
  });

  it('fails with the source of a page that cannot be converted', async () => {
    await writeFile(path.join(site, 'build/tea.html'), '<p>Nothing</p>');
    await expect(build('/tea')).rejects.toThrow('markdown-copies: tea.mdx has no <main>');
  });

  it('needs the docs plugin, and a site at the root of its host', async () => {
    const {allContentLoaded} = plugin();
    type Given = Parameters<NonNullable<typeof allContentLoaded>>[0];
    await expect(allContentLoaded?.({allContent: {}} as Given)).rejects.toThrow(
      'found no docs; enable the docs plugin',
    );
    expect(() => plugin('/docs/')).toThrow('set baseUrl to "/"');
  });
});
