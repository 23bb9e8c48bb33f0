import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {describe, expect, it, vi} from 'vitest';

import chunkNamesLoader from './chunk-names-loader';
import registryLoader from './registry-loader';
import routesLoader from './routes-loader';

const chunkNames = {
  '/-0a1': {__comp: '17896441', content: '4edc808e'},
  '/help-5f0': {__comp: '17896441', content: '935f2afb'},
  '/blog-b2c': {__comp: '17896441', items: [{content: 'a94703ab'}]},
  // A route and the one inside it that has the same path.
  '/blog-d3e': {__comp: '0058b4c6', __props: 'c4f5d8e4'},
};

const folder = mkdtempSync(path.join(tmpdir(), 'routes-'));
writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(chunkNames));

function contextOf(file: string) {
  const watched: string[] = [];
  const addDependency = (name: string): void => {
    watched.push(path.basename(name));
  };
  return {resourcePath: path.join(folder, file), addDependency, watched};
}

const part = (name: string, module: string): string =>
  `"${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/docs/a.mdx"), "${module}", require.resolveWeak("@site/docs/a.mdx")],`;

const shortPart = (name: string): string =>
  `"${name}": part(() => import(/* webpackChunkName: "${name}" */ "@site/docs/a.mdx"), require.resolveWeak("@site/docs/a.mdx")),`;

const route = (path: string, hash: string, sidebar = ''): string =>
  `{\n  path: '${path}',\n  component: ComponentCreator('${path}', '${hash}'),\n  exact: true${sidebar}\n}`;

describe('routes and their parts', () => {
  it('have short names in the list of parts, from which docs pages are left out', () => {
    expect(JSON.parse(chunkNamesLoader(JSON.stringify(chunkNames)))).toEqual({
      '/blog-b2c': {__comp: '0', items: [{content: '3'}]},
      '/blog-d3e': {__comp: '4', __props: '5'},
    });
  });

  it('have the same names in the list of routes, where docs pages are told in short', () => {
    const context = contextOf('routes.js');
    const source = `export default [${route('/blog', 'b2c')}, ${route('/', '0a1')}, ${route('/help', '5f0', ',\n  sidebar: "help"')}];`;
    const slim = routesLoader.call(context, source);
    expect(slim).toContain(`[${route('/blog', 'b2c')}, docsPage("/", "1"), docsPage("/help", "2", "help")]`);
    expect(slim).toContain("chunkNames[path + '-x'] = {__comp: '0', content}");
    expect(context.watched).toEqual(['routesChunkNames.json']);
  });

  it('have the same names in the registry, which says how a part is loaded and not what it is', () => {
    const source = [part('4edc808e', '@site/docs/a.mdx'), part('ffffffff', '@theme/B')].join('\n');
    const slim = registryLoader.call(contextOf('registry.js'), source);
    expect(slim).toContain([shortPart('1'), shortPart('ffffffff')].join('\n'));
  });

  it('are asked for again when they can not be fetched, up to three times', async () => {
    const slim = registryLoader.call(contextOf('registry.js'), part('4edc808e', '@site/docs/a.mdx'));
    const [helpers = ''] = slim.split('"1":');
    const module = {text: 'there'};
    const load = vi
      .fn<() => Promise<object>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(module);
    const setTimeout = (done: () => void): void => done();
    const made: unknown = runInNewContext(`${helpers} part(load, 7)`, {load, setTimeout});
    expect(made).toEqual([expect.any(Function), '', 7]);
    const ask = (made as [() => Promise<unknown>])[0];
    expect(await ask()).toBe(module);
    expect(load).toHaveBeenCalledTimes(2);
    load.mockReset().mockRejectedValue(new Error('offline'));
    await expect(ask()).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('are refused in another form', () => {
    expect(() => chunkNamesLoader('{"/blog": {}}')).toThrow('routesChunkNames.json has another form, "/blog"');
    expect(() => routesLoader.call(contextOf('routes.js'), 'create("/")')).toThrow('routes.js has another form');
    expect(() => registryLoader.call(contextOf('registry.js'), 'export default {}')).toThrow(
      'registry.js has another form',
    );
  });
});
