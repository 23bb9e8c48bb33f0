// Loads a page as it is and names the files that it shows samples and data of. The bundler loads this file
// by its path, past the compiler of the site's sources, so it is plain JavaScript.
const path = require('node:path');

const {sourcesOf} = require('../remark-include-sample/sources');

const include = /^\s*(?:`{3,}|~{3,})[^\n]*?\sfile=([^\s#]+)/gm;
const tabs = /^\s*<SdkTabs\s[^>]*region=/m;

/** Elements that show data, and the folders that have it. */
const tables = [
  ['ApiTable', 'src/data/api-reference'],
  ['CliOptions', 'src/data/cli-reference'],
  ['ReleaseHistory', 'src/data/releases'],
];

const diagram = /^[ \t]*`{3,}mermaid/m;

module.exports = function watchSamplesLoader(source) {
  const {root, projects} = this.getOptions();
  for (const [, file] of source.matchAll(include)) {
    this.addDependency(path.resolve(root, file));
  }
  if (tabs.test(source)) {
    for (const project of projects) {
      sourcesOf(path.join(root, 'examples', project)).forEach((file) => this.addDependency(file));
    }
  }
  for (const [element, folder] of tables) {
    if (source.includes(`<${element} `)) {
      sourcesOf(path.join(root, folder)).forEach((file) => this.addDependency(file));
    }
  }
  if (diagram.test(source)) {
    // A drawing has another name after each change of its fence.
    this.addContextDependency(path.join(root, 'src/data/diagrams/drawings'));
  }
  return source;
};
