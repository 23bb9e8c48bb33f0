import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {dataIn} from './client-data';
import {docPages, pages, readBuilt} from './site';

const home = pages.find(({address}) => address === '/');
const main = /[^\"]*\/main\.[^\"]+/.exec(home?.$('#framework-scripts').text() ?? '')?.[0] ?? '';
const script = readBuilt(main.slice(1));

/** Finds scripts that name a folder of the machine that built them. */
const leaks = (scripts: ReadonlyMap<string, string>, folder: string): string[] =>
  [...scripts].filter(([, text]) => text.includes(folder)).map(([file]) => `${file}: names the folder ${folder}`);

describe('the data that the client carries', () => {
  const plugins = dataIn(script, '{"docusaurus-plugin-content-docs"') as Record<
    string,
    Record<string, Record<string, unknown>>
  >;
  const docs = plugins['docusaurus-plugin-content-docs']?.default ?? {};
  const versions = docs.versions as readonly unknown[];

  it('has one docs version with name, label, path, main doc, docs, drafts and sidebars', () => {
    expect(versions).toHaveLength(1);
    expect(versions[0]).toMatchObject({
      name: 'current',
      isLast: true,
      path: '/',
      label: expect.any(String),
      mainDocId: expect.any(String),
      docs: expect.any(Array),
      draftIds: [],
      sidebars: expect.any(Object),
    });
    expect(docs.breadcrumbs).toBe(true);
  });

  it('has path, content and sidebar of every docs page', () => {
    const routes = [...script.matchAll(/\("(\/[^"]*)","([0-9a-z]+)"(?:,"([\w-]+)")?\)/g)];
    const built = docPages.map(({address}) => address);
    console.log(`client data: looked at ${routes.length} docs pages`);
    expect(built.length).toBeGreaterThan(0);
    const known = new Set(routes.map(([, path = '']) => path.replace(/(?<=.)\/$/, '')));
    // The root has two routes, so it is told in full.
    expect(built.filter((address) => address !== '/' && !known.has(address))).toEqual([]);
    expect(routes.filter(([, , , sidebar]) => sidebar !== undefined).length).toBeGreaterThan(built.length / 2);
  });

  it('has one locale, with its label, direction, language and calendar', () => {
    const {locales, localeConfigs} = dataIn(script, '{"defaultLocale"');
    expect(locales).toEqual(['en']);
    expect(localeConfigs).toMatchObject({
      en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
    });
  });

  it('has routes with the id of their component and of their contents; the blog with its sidebar and items', () => {
    const routes = Object.entries(dataIn(script, '{"/')) as [string, Record<string, unknown>][];
    console.log(`client data: looked at ${routes.length} routes`);
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.filter(([, {__comp}]) => typeof __comp !== 'string')).toEqual([]);
    const blog = routes.find(([key]) => /^\/blog-(?:x|[0-9a-f]{3})$/.test(key))?.[1];
    expect(blog).toMatchObject({sidebar: expect.any(String), items: expect.any(Array)});
  });

  it('names no folder of the machine that built it', () => {
    const folder = 'assets/js';
    const scripts = new Map(readdirSync(`build/${folder}`).map((file) => [file, readBuilt(`${folder}/${file}`)]));
    console.log(`client data: looked at ${scripts.size} scripts`);
    expect(scripts.size).toBeGreaterThan(0);
    expect(leaks(scripts, process.cwd())).toEqual([]);
    expect(leaks(new Map([['a.js', '{"root":"/home/me"}']]), '/home/me')).toEqual(['a.js: names the folder /home/me']);
  });

  it('is asked for in vain when it is not there', () => {
    expect(dataIn(`x=JSON.parse('{"/a-123":{"b":"it\\'s"}}')`, '{"/')).toEqual({'/a-123': {b: "it's"}});
    expect(() => dataIn('x=1', '{"/')).toThrow('main.js holds no data that begins with {"/');
  });
});
