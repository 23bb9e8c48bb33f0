// Returns a page unchanged and adds the files that it shows as dependencies. It is plain JavaScript, because the bundler
// loads it by path, without compiling it.
const {statSync} = require('node:fs');
const path = require('node:path');

const {listSources} = require('../remark-include-sample/sources');

const include = /^\s*(?:`{3,}|~{3,})[^\n]*?\sfile=([^\s#]+)/gm;
/** Samples in these come with helpers of other files of their project. */
const withHelpers = /^(examples\/[^/]+)\/.*\.(?:cpp|cs|go|groovy|java|js|kt|php|py|rb|rs|scala|swift|ts)$/;
const changedFrom = /^\s*`{3,}[^\n]*?\schanged-from=([^\s#]+)/gm;
const regionTabs = /^\s*<SdkTabs\s[^>]*region=/m;
const featureTabs = /^\s*<SdkTabs\s[^>]*feature=/m;
const diagram = /^[ \t]*`{3,}mermaid/m;
const fact = /<Fact\s/;
const element = /^\s*<([A-Z]\w*)(?:\s[^>]*?\bof="([^"]+)")?/gm;

/** Decides which words of every page are terms. */
const termForms = '.docusaurus/content-collections/default/term-forms.json';

const releasesOf = (of) => [
  `content/releases/${of}.yml`,
  `content/version-changes/${of}.yml`,
  `src/data/releases/${of}.json`,
];

/** Files and folders that each element of a page reads, relative to the project; `of` is its attribute, if it has one. */
const sources = {
  ApiTable: (of = '') => [
    `content/api/${of}.yml`,
    // Only Pact JVM has a second surface, that of its build plugins, and most libraries have none.
    ...['', '-build'].map((part) => `src/data/api-reference/surfaces/${of.split('/')[0]}${part}.json`),
  ],
  BrokerSettings: () => ['content/broker-settings', 'src/data/pact-broker/facts.json'],
  CliOptions: () => ['src/data/cli-reference', 'content/cli-corrections.yml'],
  Decisions: () => ['content/decisions.yml'],
  CurrentRelease: releasesOf,
  DeploymentRules: () => ['content/deployment-rules.yml', 'src/data/pact-broker/matrix'],
  ErrorList: (of) => [
    of ? `content/errors/${of}` : 'content/errors',
    'content/error-families.yml',
    'content/version-changes',
  ],
  ExitCodes: () => ['content/exit-codes.yml'],
  Glossary: () => ['content/glossary.yml'],
  LibraryFacts: () => ['content/support', 'src/data/releases'],
  LibraryGuides: () => ['src/data/library-guides.ts'],
  LibrarySupport: () => ['content/support'],
  MatchingSituations: () => ['content/matching-situations.yml', 'src/data/matching'],
  RuleTable: () => ['src/data/matching'],
  NewestReleases: () => ['content/releases', 'src/data/releases'],
  PipelineFiles: () => ['src/data/pipelines'],
  PlatformTable: () => ['content/support'],
  ReleaseHistory: releasesOf,
  SectionPages: (of, page) => ['sidebars.ts', path.dirname(page)],
  SupportMatrix: () => ['content/support'],
  SupportSummary: () => ['content/support'],
  VersionChanges: () => ['content/version-changes'],
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
    // Tools also write into the folders of examples/, so only source files count there.
    if (!name.startsWith('examples/')) {
      this.addContextDependency(target);
    }
    listSources(target).forEach((file) => this.addDependency(file));
  };
  add(termForms);
  const projectsOfSamples = new Set();
  for (const [, file] of [...source.matchAll(include), ...source.matchAll(changedFrom)]) {
    add(file);
    const [, project] = withHelpers.exec(file) ?? [];
    if (project) {
      projectsOfSamples.add(project);
    }
  }
  projectsOfSamples.forEach(add);
  for (const [, name, of] of source.matchAll(element)) {
    sources[name]?.(of, path.relative(root, this.resourcePath)).forEach(add);
  }
  if (regionTabs.test(source)) {
    projects.forEach((project) => add(`examples/${project}`));
  }
  if (fact.test(source)) {
    add('content/facts.yml');
  }
  if (featureTabs.test(source)) {
    add('content/support');
  }
  if (diagram.test(source)) {
    // The name of a drawing depends on its fence, so any file may be the new one.
    add('src/data/diagrams/drawings');
  }
  return source;
};
