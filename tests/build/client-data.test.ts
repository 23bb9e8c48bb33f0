import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {extractClientData} from './client-data';
import {builtFiles, docPages, readBuilt} from './site';

const main = builtFiles.find((file) => /^assets\/js\/main\.[^/]+\.js$/.test(file)) ?? '';
const script = readBuilt(main);

/** Global data of the docs plugin. */
interface DocsData {
  readonly breadcrumbs?: boolean;
  readonly versions?: readonly {
    readonly docs: readonly {readonly id: string; readonly path: string; readonly sidebar?: string}[];
  }[];
}

/** Finds scripts that contain a path of the build machine. */
const leakFaults = (scripts: ReadonlyMap<string, string>, folder: string): string[] =>
  [...scripts].filter(([, text]) => text.includes(folder)).map(([file]) => `${file}: names the folder ${folder}`);

describe('the data in the client bundle', () => {
  const {'docusaurus-plugin-content-docs': {default: docs} = {}} = extractClientData(
    script,
    '{"docusaurus-plugin-content-docs"',
  ) as Record<string, Record<string, DocsData>>;

  it('has one docs version with name, label, path, main doc, docs, drafts and sidebars', () => {
    expect(docs?.versions).toHaveLength(1);
    expect(docs?.versions?.[0]).toMatchObject({
      name: 'current',
      isLast: true,
      path: '/',
      label: expect.any(String),
      mainDocId: expect.any(String),
      docs: expect.any(Array),
      draftIds: [],
      sidebars: expect.any(Object),
    });
    expect(docs?.breadcrumbs).toBe(true);
  });

  it('has id, path and sidebar of every docs page', () => {
    const entries = docs?.versions?.[0]?.docs ?? [];
    console.log(`client data: checked ${entries.length} docs pages`);
    expect(entries.length).toBeGreaterThan(0);
    const paths = new Set(entries.map(({path}) => path.replace(/(.)\/$/, '$1')));
    expect(docPages.map(({address}) => address).filter((address) => !paths.has(address))).toEqual([]);
    expect(entries.filter(({id}) => typeof id !== 'string' || id === '')).toEqual([]);
    expect(entries.filter(({sidebar}) => sidebar !== undefined).length).toBeGreaterThan(entries.length / 2);
  });

  it('has one locale, with its label, direction, language and calendar', () => {
    const {locales, localeConfigs} = extractClientData(script, '{"defaultLocale"');
    expect(locales).toEqual(['en']);
    expect(localeConfigs).toMatchObject({
      en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
    });
  });

  it('has routes with the id of their component and of their contents; the blog with its sidebar and items', () => {
    const routes = Object.entries(extractClientData(script, '{"/')) as [string, Record<string, unknown>][];
    console.log(`client data: checked ${routes.length} routes`);
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.filter(([, {__comp}]) => typeof __comp !== 'string')).toEqual([]);
    const blog = routes.find(([key]) => /^\/blog-[0-9a-f]{3}$/.test(key))?.[1];
    expect(blog).toMatchObject({sidebar: expect.any(String), items: expect.any(Array)});
  });

  it('contains no path of the build machine', () => {
    const folder = 'assets/js';
    const scripts = new Map(readdirSync(`build/${folder}`).map((file) => [file, readBuilt(`${folder}/${file}`)]));
    console.log(`client data: checked ${scripts.size} scripts`);
    expect(scripts.size).toBeGreaterThan(0);
    expect(leakFaults(scripts, process.cwd())).toEqual([]);
    expect(leakFaults(new Map([['a.js', '{"root":"/home/me"}']]), '/home/me')).toEqual([
      'a.js: names the folder /home/me',
    ]);
  });

  it('is reported when it is missing', () => {
    expect(extractClientData(`x=JSON.parse('{"/a-123":{"b":"it\\'s"}}')`, '{"/')).toEqual({'/a-123': {b: "it's"}});
    expect(() => extractClientData('x=1', '{"/')).toThrow('main.js contains no data that begins with {"/');
  });
});
