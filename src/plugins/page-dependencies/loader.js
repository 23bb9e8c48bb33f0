// Returns a page as it is and adds the files that it shows as dependencies. The bundler loads this file by its path,
// past the compiler of the site's sources, so it is plain JavaScript.
const {statSync} = require('node:fs');
const path = require('node:path');

const {listSources} = require('../remark-include-sample/sources');

const include = /^\s*(?:`{3,}|~{3,})[^\n]*?\sfile=([^\s#]+)/gm;
const regionTabs = /^\s*<SdkTabs\s[^>]*region=/m;
const featureTabs = /^\s*<SdkTabs\s[^>]*feature=/m;
const diagram = /^[ \t]*`{3,}mermaid/m;
const element = /^\s*<([A-Z]\w*)(?:\s[^>]*?\bof="([^"]+)")?/gm;

/** Decides which words of every page are terms. */
const termForms = '.docusaurus/content-collections/default/term-forms.json';

/** The files and folders behind each element, from the top of the project; `of` is its attribute, if it has one. */
const sources = {
  ApiTable: (of = '') => [
    `content/api/${of}.yml`,
    // Pact JVM has a second one, of its build plugins. Most libraries have none; a file may be missing.
    ...['', '-build'].map((part) => `src/data/api-reference/surfaces/${of.split('/')[0]}${part}.json`),
  ],
  BrokerSettings: () => ['content/broker-settings', 'src/data/pact-broker/facts.json'],
  CliOptions: () => ['src/data/cli-reference'],
  Decisions: () => ['content/decisions.yml'],
  DeploymentRules: () => ['content/deployment-rules.yml', 'src/data/pact-broker/matrix'],
  ErrorList: (of) => [of ? `content/errors/${of}` : 'content/errors', 'content/error-families.yml'],
  Glossary: () => ['content/glossary.yml'],
  LibraryGuides: () => ['src/data/library-guides.ts'],
  LibrarySupport: () => ['content/support'],
  PipelineFiles: () => ['src/data/pipelines'],
  PlatformTable: () => ['content/support'],
  ReleaseHistory: (of) => [`content/releases/${of}.yml`, `src/data/releases/${of}.json`],
  SupportMatrix: () => ['content/support'],
  SupportSummary: () => ['content/support'],
  WorksIn: () => ['content/support'],
};

module.exports = function pageDependenciesLoader(source) {
  const {root, projects} = this.getOptions();
  const add = (name) => {
    const target = path.join(root, name);
    if (!statSync(target, {throwIfNoEntry: false})?.isDirectory()) {
      this.addDependency(target);
      return;
    }
    // A folder of examples/ also has what tools write into it, so only its sources count.
    if (!name.startsWith('examples/')) {
      this.addContextDependency(target);
    }
    listSources(target).forEach((file) => this.addDependency(file));
  };
  add(termForms);
  for (const [, file] of source.matchAll(include)) {
    add(file);
  }
  for (const [, name, of] of source.matchAll(element)) {
    sources[name]?.(of).forEach(add);
  }
  if (regionTabs.test(source)) {
    projects.forEach((project) => add(`examples/${project}`));
  }
  if (featureTabs.test(source)) {
    add('content/support');
  }
  if (diagram.test(source)) {
    // A drawing gets another name whenever its fence changes.
    add('src/data/diagrams/drawings');
  }
  return source;
};
