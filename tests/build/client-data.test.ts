import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {dataIn} from './client-data';
import {pages, readBuilt} from './site';

interface Version {
  readonly docs: readonly Readonly<Record<string, unknown>>[];
}

const home = pages.find(({address}) => address === '/');
const main = home?.$('script[src*="/main."]').attr('src') ?? '';
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
  const versions = docs.versions as readonly Version[];

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

  it('has id, path and sidebar of every doc', () => {
    const list = versions[0]?.docs ?? [];
    console.log(`client data: looked at ${list.length} docs`);
    expect(list.length).toBeGreaterThan(0);
    for (const doc of list.filter(({sidebar}) => sidebar !== undefined)) {
      expect(doc).toEqual({id: expect.any(String), path: expect.stringMatching(/^\//), sidebar: expect.any(String)});
    }
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
