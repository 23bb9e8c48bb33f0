// Lists the source files of the projects in examples/. Plain JavaScript, since the bundler's loader of
// page-dependencies needs it, too, and is loaded past the compiler of the site's sources.
const {existsSync, readdirSync} = require('node:fs');
const path = require('node:path');

/** Folders that tools create. */
const made = new Set(['node_modules', 'pacts', 'target', 'build', 'bin', 'obj', 'vendor', 'reports', 'test-results']);

/**
 * The files of a project that people write, sorted.
 *
 * @param {string} folder absolute path of the project, or of a folder in it
 * @returns {string[]} absolute paths
 */
function listSources(folder) {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !name.startsWith('.') && !made.has(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listSources(file) : [file];
    })
    .sort();
}

module.exports = {listSources};
