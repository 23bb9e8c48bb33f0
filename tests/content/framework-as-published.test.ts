import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';

import config from '@site/docusaurus.config';

/** A loader rule, as far as this test reads it. */
interface Rule {
  readonly test?: RegExp | ((file: string) => boolean);
  readonly include?: string | readonly string[];
  readonly enforce?: string;
}

/** Changes that a plugin makes to the bundler and to PostCSS. */
interface Changes {
  readonly plugin: string;
  readonly rules: readonly Rule[];
  readonly aliases: readonly string[];
  readonly hasPostCss: boolean;
}

/** Files that nobody but the framework writes: its source, what it generates, and what MDX makes of a page. */
const frameworkFiles = [
  ...['core/lib/client/App.js', 'core/lib/client/exports/Link.js', 'theme-common/lib/index.js'].map((file) =>
    path.resolve('node_modules/@docusaurus', file),
  ),
  ...['registry.js', 'routes.js', 'routesChunkNames.json', 'globalData.json', 'docusaurus.config.mjs'].map((file) =>
    path.resolve('.docusaurus', file),
  ),
  path.resolve('docs/faq/index.mdx'),
];

/** `src/plugins/client-bundle` says what each saves. */
const allowedAliases = ['prism-react-renderer$'];

const matches = ({test, include}: Rule, file: string): boolean =>
  (test instanceof RegExp ? test.test(file) : (test?.(file) ?? true)) &&
  (include === undefined || [include].flat().some((folder) => file.startsWith(folder)));

/** Finds rules for files of the framework, aliases that are not agreed on, and changes of PostCSS. */
function faultsOf({plugin, rules, aliases, hasPostCss}: Changes): string[] {
  return [
    ...rules.flatMap((rule) =>
      frameworkFiles
        // Before MDX compiles it, a page is still our own file.
        .filter((file) => matches(rule, file) && !(file.endsWith('.mdx') && rule.enforce === 'pre'))
        .map((file) => `${plugin}: a loader rewrites ${path.relative('.', file)}; use what Docusaurus documents`),
    ),
    ...aliases
      .filter((alias) => !allowedAliases.includes(alias))
      .map((alias) => `${plugin}: replaces the module ${alias}; wrap a theme component or configure the package`),
    ...(hasPostCss ? [`${plugin}: changes PostCSS; put styles into src/css or the module of their component`] : []),
  ];
}

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
const context = {
  siteDir: process.cwd(),
  siteConfig: config,
  baseUrl: config.baseUrl,
  generatedFilesDir: folder,
  outDir: folder,
  i18n: {currentLocale: 'en'},
} as unknown as LoadContext;

async function changesOf(given: unknown, isServer: boolean): Promise<Changes> {
  const [create, options] = (Array.isArray(given) ? given : [given, {}]) as [PluginModule, unknown];
  const plugin = (await create(context, options)) as Plugin;
  const change = (plugin.configureWebpack?.({}, isServer, {} as never, undefined) ?? {}) as {
    readonly module?: {readonly rules?: readonly Rule[]};
    readonly resolve?: {readonly alias?: object};
  };
  return {
    plugin: plugin.name,
    rules: change.module?.rules ?? [],
    aliases: Object.keys(change.resolve?.alias ?? {}),
    hasPostCss: plugin.configurePostCss !== undefined,
  };
}

describe('the framework', () => {
  it('runs as it is published: no plugin rewrites its files, replaces its modules or changes PostCSS', async () => {
    const changes = await Promise.all(
      (config.plugins ?? []).flatMap((plugin) => [true, false].map((isServer) => changesOf(plugin, isServer))),
    );
    console.log(`framework: looked at ${changes.length / 2} plugins and ${frameworkFiles.length} files`);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.flatMap(faultsOf)).toEqual([]);
  });

  it('is React, in one copy, built by "docusaurus build"', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    expect(scripts.build).toBe('docusaurus build');
    expect(['preact', 'preact-render-to-string'].filter((name) => existsSync(`node_modules/${name}`))).toEqual([]);
  });

  it('has one version: all its packages have the one of @docusaurus/core', () => {
    const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, {version?: string}>;
    };
    const versions = Object.entries(packages).flatMap(([name, {version}]) =>
      /node_modules\/@docusaurus\/[\w-]+$/.test(name) ? [version] : [],
    );
    console.log(`framework: looked at ${versions.length} packages`);
    expect(versions.length).toBeGreaterThan(1);
    expect([...new Set(versions)]).toEqual([packages['node_modules/@docusaurus/core']?.version]);
  });

  it('is reported when a plugin reaches into it', () => {
    const bad = {
      plugin: 'bad',
      rules: [{test: /routes\.js$/}, {test: /\.mdx$/, enforce: 'post'}, {test: /\.mdx$/, enforce: 'pre'}],
      aliases: ['react', 'prism-react-renderer$'],
      hasPostCss: true,
    };
    expect(faultsOf(bad).map((fault) => fault.split(';')[0])).toEqual([
      'bad: a loader rewrites .docusaurus/routes.js',
      'bad: a loader rewrites docs/faq/index.mdx',
      'bad: replaces the module react',
      'bad: changes PostCSS',
    ]);
  });
});
