import {mkdtempSync, readFileSync} from 'node:fs';
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
  readonly oneOf?: readonly Rule[];
  readonly rules?: readonly Rule[];
}

/** Changes that a plugin makes to the bundler and to PostCSS. */
interface Changes {
  readonly plugin: string;
  readonly rules: readonly Rule[];
  readonly aliases: readonly string[];
  /** Class names of the plugins it adds to the bundler. */
  readonly bundlerPlugins: readonly string[];
  readonly hasPostCss: boolean;
}

/** Data of a docs version, which the docs plugin writes for its routes. */
const docsRouteData = path.resolve('.docusaurus/docusaurus-plugin-content-docs/default/p/index-466.json');

/** Files of the framework: its source, its generated files, and the output of MDX for a page. */
const frameworkFiles = [
  ...['core/lib/client/App.js', 'core/lib/client/exports/Link.js', 'theme-common/lib/index.js'].map((file) =>
    path.resolve('node_modules/@docusaurus', file),
  ),
  ...['registry.js', 'routes.js', 'routesChunkNames.json', 'globalData.json', 'docusaurus.config.mjs'].map((file) =>
    path.resolve('.docusaurus', file),
  ),
  docsRouteData,
  path.resolve('.docusaurus/docusaurus-plugin-content-blog/default/p/blog-bd9.json'),
  path.resolve('docs/faq/index.mdx'),
  path.resolve('blog/2018-07-10-welcome/index.mdx'),
];

/** Exceptions: `src/plugins/client-bundle` says what each saves. */
const allowedAliases = ['prism-react-renderer$'];
const isAllowed = (plugin: string, file: string): boolean => plugin === 'client-bundle' && file === docsRouteData;

/** A rule and the rules nested in it. */
const flatten = (rule: Rule): Rule[] => [rule, ...[...(rule.oneOf ?? []), ...(rule.rules ?? [])].flatMap(flatten)];

/** Whether a rule applies to a file; one that only groups others applies to none. */
const matches = ({test, include, oneOf, rules}: Rule, file: string): boolean =>
  !(test === undefined && (oneOf ?? rules)) &&
  (test instanceof RegExp ? test.test(file) : (test?.(file) ?? true)) &&
  (include === undefined || [include].flat().some((folder) => file.startsWith(folder)));

/** Finds loaders for framework files, aliases that aren't allowed, replaced modules and changes to PostCSS. */
function faultsOf({plugin, rules, aliases, bundlerPlugins, hasPostCss}: Changes): string[] {
  return [
    ...rules.flatMap(flatten).flatMap((rule) =>
      frameworkFiles
        .filter((file) => !isAllowed(plugin, file))
        // Before MDX compiles it, a page is still our own file.
        .filter((file) => matches(rule, file) && !(file.endsWith('.mdx') && rule.enforce === 'pre'))
        .map((file) => `${plugin}: a loader rewrites ${path.relative('.', file)}; use what Docusaurus documents`),
    ),
    ...aliases
      .filter((alias) => !allowedAliases.includes(alias))
      .map((alias) => `${plugin}: replaces the module ${alias}; wrap a theme component or configure the package`),
    ...bundlerPlugins
      .filter((name) => /Replacement|Ignore|Provide/.test(name))
      .map((name) => `${plugin}: replaces modules with ${name}; use what Docusaurus documents`),
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
    readonly plugins?: readonly object[];
  };
  return {
    plugin: plugin.name,
    rules: change.module?.rules ?? [],
    aliases: Object.keys(change.resolve?.alias ?? {}),
    bundlerPlugins: (change.plugins ?? []).map(({constructor}) => constructor.name),
    hasPostCss: plugin.configurePostCss !== undefined,
  };
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, {version?: string}>>;
};

describe('the framework', () => {
  it('runs unmodified: no plugin rewrites its files, replaces its modules or changes PostCSS', async () => {
    const changes = await Promise.all(
      (config.plugins ?? []).flatMap((plugin) => [true, false].map((isServer) => changesOf(plugin, isServer))),
    );
    console.log(`framework: checked ${changes.length / 2} plugins and ${frameworkFiles.length} files`);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.flatMap(faultsOf)).toEqual([]);
  });

  it('is React, in a single copy', () => {
    const names = Object.keys(packages).map((name) => name.replace(/^.*node_modules\//, ''));
    console.log(`framework: checked ${names.length} packages`);
    expect(names.filter((name) => ['react', 'react-dom'].includes(name)).sort()).toEqual(['react', 'react-dom']);
    expect(names.filter((name) => name.startsWith('preact'))).toEqual([]);
  });

  it('has one version in all packages, that of @docusaurus/core', () => {
    const versions = Object.entries(packages).flatMap(([name, {version}]) =>
      /node_modules\/@docusaurus\/[\w-]+$/.test(name) ? [version] : [],
    );
    console.log(`framework: checked ${versions.length} packages`);
    expect(versions.length).toBeGreaterThan(1);
    expect([...new Set(versions)]).toEqual([packages['node_modules/@docusaurus/core']?.version]);
  });

  it('is reported when a plugin modifies it', () => {
    const bad = {
      plugin: 'bad',
      rules: [
        {oneOf: [{test: /routes\.js$/}]},
        {test: /docusaurus-plugin-content-docs.+\.json$/},
        {test: /faq.+\.mdx$/, enforce: 'post'},
        {test: /\.mdx$/, enforce: 'pre'},
      ],
      aliases: ['react', 'prism-react-renderer$'],
      bundlerPlugins: ['NormalModuleReplacementPlugin', 'EmitData'],
      hasPostCss: true,
    };
    expect(faultsOf(bad).map((fault) => fault.split(';')[0])).toEqual([
      'bad: a loader rewrites .docusaurus/routes.js',
      'bad: a loader rewrites .docusaurus/docusaurus-plugin-content-docs/default/p/index-466.json',
      'bad: a loader rewrites docs/faq/index.mdx',
      'bad: replaces the module react',
      'bad: replaces modules with NormalModuleReplacementPlugin',
      'bad: changes PostCSS',
    ]);
  });
});
