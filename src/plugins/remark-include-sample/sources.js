// Plain JavaScript, because the loader of page-dependencies also uses it, and the bundler loads that without compiling it.
const {existsSync, readdirSync} = require('node:fs');
const path = require('node:path');

/** Folders that tools create. */
const generated = new Set([
  'node_modules',
  'pacts',
  'target',
  'build',
  'bin',
  'obj',
  'vendor',
  'reports',
  'test-results',
]);

/**
 * Lists the source files of a project in examples/, without generated ones, sorted.
 *
 * @param {string} folder absolute path of the project or a folder in it
 * @returns {string[]} absolute paths
 */
function listSources(folder) {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !name.startsWith('.') && !generated.has(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listSources(file) : [file];
    })
    .sort();
}

module.exports = {listSources};
