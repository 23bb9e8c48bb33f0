import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import chunkNamesLoader from './chunk-names-loader';
import registryLoader from './registry-loader';
import routesLoader from './routes-loader';

const chunkNames = {
  '/-0a1': {__comp: '17896441', content: '4edc808e'},
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

describe('routes and their parts', () => {
  it('have short names in the list of parts', () => {
    expect(JSON.parse(chunkNamesLoader(JSON.stringify(chunkNames)))).toEqual({
      '/-x': {__comp: '0', content: '1'},
      '/blog-b2c': {__comp: '0', items: [{content: '2'}]},
      '/blog-d3e': {__comp: '3', __props: '4'},
    });
  });

  it('have the same names in the list of routes', () => {
    const context = contextOf('routes.js');
    const source = "component: ComponentCreator('/', '0a1'), component: ComponentCreator('/blog', 'b2c')";
    expect(routesLoader.call(context, source)).toBe(
      "component: ComponentCreator('/', 'x'), component: ComponentCreator('/blog', 'b2c')",
    );
    expect(context.watched).toEqual(['routesChunkNames.json']);
  });

  it('have the same names in the registry, which says how a part is loaded and not what it is', () => {
    const source = [part('4edc808e', '@site/docs/a.mdx'), part('ffffffff', '@theme/B')].join('\n');
    expect(registryLoader.call(contextOf('registry.js'), source)).toBe(
      [part('1', ''), part('ffffffff', '')].join('\n'),
    );
  });

  it('are refused in another form', () => {
    expect(() => chunkNamesLoader('{"/blog": {}}')).toThrow('routesChunkNames.json has another form, "/blog"');
    expect(() => routesLoader.call(contextOf('routes.js'), 'create("/")')).toThrow('routes.js has another form');
    expect(() => registryLoader.call(contextOf('registry.js'), 'export default {}')).toThrow(
      'registry.js has another form',
    );
  });
});
