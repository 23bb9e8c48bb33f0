import {describe, expect, it, vi} from 'vitest';

import {emittedBy} from '../../../tests/doubles/bundler';
import {findHistory} from '../../content/releases';
import {libraries} from '../../data/releases/libraries';
import {newestOf, releasesOf, type LibraryReleases, type UpgradeLibrary} from '../../data/releases/upgrade';
import upgradeSteps from './index';

type Plugin = ReturnType<typeof upgradeSteps>;
type Params = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

interface Page {
  readonly source: string;
  readonly permalink: string;
}

const guides = libraries.flatMap(({id}) => findHistory(id).notes.flatMap(({guide}) => (guide ? [guide.page] : [])));
const pageOf = (page: string): Page => ({
  source: `@site/docs${page}`,
  permalink: page.replace(/(?:index)?\.mdx$/, ''),
});

/** The release page of each library, and all guides. */
const everyPage = (): Page[] => [...new Set([...libraries.map(({page}) => page as string), ...guides])].map(pageOf);

async function load(plugin: Plugin, docs: readonly Page[] | undefined) {
  const createData = vi.fn(async (_name: string, _data: unknown) => '');
  const allContent = docs ? {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}} : {};
  await plugin.allContentLoaded?.({allContent, actions: {createData}} as unknown as Params);
  expect(createData).toHaveBeenCalledTimes(1);
  return createData.mock.calls[0]?.[1] as UpgradeLibrary[];
}

const make = (): Plugin => upgradeSteps({baseUrl: '/'} as Parameters<typeof upgradeSteps>[0]);

describe('the libraries to choose from', () => {
  it('are those with notes, sorted by name, each with its page and newest version', async () => {
    const list = await load(make(), everyPage());
    console.log(`upgrade-steps: checked ${list.length} libraries`);
    expect(list.map(({id}) => id).sort()).toEqual(libraries.map(({id}) => id as string).sort());
    expect(list.map(({name}) => name)).toEqual(list.map(({name}) => name).sort((a, b) => a.localeCompare(b, 'en')));
    const [pactJs] = list.filter(({id}) => id === 'pact-js');
    expect(pactJs).toMatchObject({name: 'Pact JS', page: '/implementation_guides/javascript/changelog'});
    expect(pactJs?.newest).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('have the URL of their releases, which are emitted with the bundle', async () => {
    const plugin = make();
    const list = await load(plugin, everyPage());
    const assets = emittedBy(plugin);
    expect([...assets.keys()].sort()).toEqual(list.map(({releases}) => releases.slice(1)).sort());
    for (const {id, steps, releases, newest} of list) {
      expect(releases).toMatch(/^\/assets\/upgrade\/[\w-]+\.[\da-f]{8}\.json$/);
      const data = JSON.parse(assets.get(releases.slice(1)) ?? '') as LibraryReleases;
      expect(data.versions).toHaveLength(findHistory(id).list.releases.length);
      expect(data.versions).toContain(newest);
      expect(data.steps).toHaveLength(steps);
    }
  });

  it('fail the build when a library has no page', async () => {
    const pages = everyPage().filter(({permalink}) => permalink !== '/implementation_guides/go/changelog');
    await expect(load(make(), pages)).rejects.toThrow(
      'upgrade-steps: docs/implementation_guides/go/changelog.mdx is not a page; correct it for pact-go in src/data/releases/libraries.ts',
    );
  });

  it('fail the build when a guide is missing', async () => {
    const gone = '/implementation_guides/javascript/docs/migrations/17';
    const pages = everyPage().filter(({permalink}) => permalink !== gone);
    await expect(load(make(), pages)).rejects.toThrow(
      new RegExp(
        `^upgrade-steps: content/releases/pact-js.yml:\\d+: guide.page: docs${gone}.mdx is not a page of the site; correct the path.$`,
      ),
    );
  });

  it('fail the build when there are no docs', async () => {
    await expect(load(make(), undefined)).rejects.toThrow('remove upgrade-steps from docusaurus.config.ts');
  });
});

describe('the releases of a library', () => {
  const pactJs = releasesOf(findHistory('pact-js'), (page) => `/to${page}`);

  it('are sorted newest first, and steps oldest first', () => {
    const {versions, steps} = pactJs;
    expect(versions.indexOf('10.0.0-beta.62')).toBe(versions.indexOf('10.0.0') + 1);
    expect(versions.indexOf('10.0.0-beta.9')).toBe(versions.indexOf('10.0.0-beta.10') + 1);
    const places = steps.map(({version}) => versions.indexOf(version));
    expect(places).toEqual([...places].sort((a, b) => b - a));
  });

  it('have the first release of each major version, dates, guides and release notes', () => {
    const step = (version: string) => pactJs.steps.find((one) => one.version === version);
    expect(step('17.0.0')).toMatchObject({
      isMajor: true,
      guide: {
        address: '/to/implementation_guides/javascript/docs/migrations/17.mdx',
        title: 'Migrating from 16 to 17',
      },
      notes: 'https://github.com/pact-foundation/pact-js/releases/tag/v17.0.0',
    });
    expect(step('17.0.0')?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(step('16.5.0')).toMatchObject({isMajor: false});
    expect(step('16.5.0')).not.toHaveProperty('guide');
  });

  it('have a stable release as the newest if there is one', () => {
    expect(newestOf(['2.0.0-beta.1', '1.1.0', '1.0.0'])).toBe('1.1.0');
    expect(newestOf(['0.1.0-beta.2', '0.1.0-beta.1'])).toBe('0.1.0-beta.2');
  });
});
