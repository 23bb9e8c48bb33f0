const {readFileSync} = require('node:fs');
const path = require('node:path');

const hashOf = /-([0-9a-f]{3})$/;

/** Every name of a part in a value of `routesChunkNames.json`, in its order. */
function namesIn(value) {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(namesIn);
}

/**
 * Shorter names for the parts of routes, and for routes. The framework names a part by a hash and a route by its path
 * and a hash; every reader loads these names several times over, and hashes can't be compressed.
 *
 * @param {Record<string, unknown>} chunkNames `.docusaurus/routesChunkNames.json` of the framework
 * @returns {{parts: Map<string, string>, routes: Map<string, string>, docsPages: Set<string>}} numbers for the parts,
 *   in the order in which routes name them; for each route its name with a hash of one letter, or its own where two
 *   routes have one path; names of the routes that `routes-loader.js` tells in short
 * @throws Error when a route has another form of name
 */
function shortNames(chunkNames) {
  const parts = new Map();
  for (const name of Object.values(chunkNames).flatMap(namesIn)) {
    if (!parts.has(name)) {
      parts.set(name, parts.size.toString(36));
    }
  }
  const paths = Object.keys(chunkNames).map((key) => {
    if (!hashOf.test(key)) {
      throw new Error(
        `.docusaurus/routesChunkNames.json has another form, "${key}"; adapt src/plugins/client-bundle/route-names.js`,
      );
    }
    return key.replace(hashOf, '');
  });
  const routes = new Map(
    Object.keys(chunkNames).map((key, index) => {
      const isAlone = paths.indexOf(paths[index]) === paths.lastIndexOf(paths[index]);
      return [key, isAlone ? `${paths[index]}-x` : key];
    }),
  );
  // Most routes are docs pages: a component and a content, nothing else.
  const docsPages = new Set(
    Object.entries(chunkNames)
      .filter(([key, value]) => Object.keys(value).join() === '__comp,content' && routes.get(key).endsWith('-x'))
      .map(([key]) => key),
  );
  return {parts, routes, docsPages};
}

/**
 * The names for the site that is being built, for a loader of a file beside `routesChunkNames.json`.
 *
 * @param {string} folder `.docusaurus`
 * @returns what `shortNames` returns, and what it was given as `chunkNames`
 */
function readShortNames(folder) {
  const chunkNames = JSON.parse(readFileSync(path.join(folder, 'routesChunkNames.json'), 'utf8'));
  return {...shortNames(chunkNames), chunkNames};
}

module.exports = {readShortNames, shortNames};
