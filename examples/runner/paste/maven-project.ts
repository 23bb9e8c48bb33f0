// cspell:words databind, gmavenplus
import {copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {FirstSample} from './first-sample';
import {jvmFiles} from './jvm-files';
import {run, type Run} from './run';
import type {SetUp} from './set-up';

interface Language {
  readonly extension: string;
  /** Build scripts of example projects, with versions of plugins and libraries. */
  readonly builds: readonly string[];
  /** Plugin that compiles the language, besides the compiler of Java. */
  readonly plugin?: {readonly coordinates: string; readonly configuration: string};
}

const languages: Readonly<Record<string, Language>> = {
  java: {extension: '.java', builds: ['examples/java/pom.xml']},
  kotlin: {
    extension: '.kt',
    builds: ['examples/kotlin/pom.xml'],
    plugin: {
      coordinates: 'org.jetbrains.kotlin:kotlin-maven-plugin',
      configuration: '<extensions>true</extensions>',
    },
  },
  groovy: {
    extension: '.groovy',
    builds: ['examples/java/pom.xml', 'examples/groovy/build.gradle'],
    plugin: {
      coordinates: 'org.codehaus.gmavenplus:gmavenplus-plugin:4.2.1',
      configuration: '<executions><execution><goals><goal>compileTests</goal></goals></execution></executions>',
    },
  },
};

/** Coordinates of Maven artifacts in the comments of samples: `tools.jackson.core:jackson-databind`. */
const inComments = /(?:\/\/|\*) .*?\b([a-z]\w*(?:\.\w+)+:[\w-]+)/g;

/** Version of an artifact in the example project. */
function versionIn(build: string, artifact: string): string {
  const inPom = new RegExp(`<artifactId>${artifact}</artifactId>\\s*<version>([^<]+)</version>`);
  const inGradle = new RegExp(`:${artifact}:([\\w.-]+)'`);
  const version = (inPom.exec(build) ?? inGradle.exec(build))?.[1];
  const property = /^\$\{(.+)\}$/.exec(version ?? '')?.[1];
  const found = property === undefined ? version : new RegExp(`<${property}>([^<]+)</`).exec(build)?.[1];
  if (found === undefined) {
    throw new Error(`the build of the example project has no version of ${artifact}; add it there`);
  }
  return found;
}

/** Elements of a POM for coordinates such as `tools.jackson.core:jackson-databind`, with or without a version. */
function elements(coordinates: string, build: string): string {
  const [group = '', artifact = '', version = versionIn(build, artifact)] = coordinates.split(':');
  return `<groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version>`;
}

const isPom = (one: string): boolean => one.includes('</project>');

/** The POM of a set-up, or one with nothing but its dependencies. */
function pomWith(setUp: SetUp, {plugin}: Language, build: string): string {
  const dependencies = setUp
    .filter((one) => !isPom(one))
    .map((one) => (one.startsWith('<') ? one : `<dependency>${elements(one, build)}</dependency>`))
    .join('\n');
  const whole = setUp.find(isPom);
  if (whole !== undefined) {
    const end = whole.lastIndexOf('</dependencies>');
    return whole.slice(0, end) + dependencies + whole.slice(end);
  }
  const plugins = [
    ...['maven-compiler-plugin', 'maven-surefire-plugin'].map((name) =>
      elements(`org.apache.maven.plugins:${name}`, build),
    ),
    ...(plugin ? [elements(plugin.coordinates, build) + plugin.configuration] : []),
  ];
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId><artifactId>pasted</artifactId><version>1</version>
  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <kotlin.compiler.jvmTarget>17</kotlin.compiler.jvmTarget>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>${dependencies}</dependencies>
  <build><plugins>${plugins.map((each) => `<plugin>${each}</plugin>`).join('')}</plugins></build>
</project>
`;
}

/** Copies the files of a provider, and returns their package. */
function copyProvider(provider: string, extension: string, target: string): string | undefined {
  const names = readdirSync(provider).filter((name) => name.endsWith(extension));
  names.forEach((name) => copyFileSync(path.join(provider, name), path.join(target, name)));
  const [first = ''] = names;
  return /^package ([\w.]+)/m.exec(readFileSync(path.join(provider, first), 'utf8'))?.[1];
}

/** Where a test of a Maven project writes its pacts. */
const written = 'target/pacts';

/**
 * Creates a Maven project with the dependencies of a page and those that comments of the sample name, pastes the sample
 * into it, and runs its test.
 *
 * @param setUp a POM, elements `<dependency>`, or coordinates
 * @param provider folder of the provider, if the reader has one
 * @param pacts folder with the pacts to verify
 */
export function pasteIntoMavenProject(
  root: string,
  folder: string,
  sample: FirstSample,
  {setUp, provider, pacts}: {readonly setUp: SetUp; readonly provider?: string; readonly pacts?: string},
): Run & {readonly pacts: string} {
  const language = languages[sample.language];
  if (!language) {
    throw new Error(`no Maven project for ${sample.language}`);
  }
  const build = language.builds.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  const named = sample.files.flatMap(({code}) => [...code.matchAll(inComments)].map(([, name = '']) => name));
  const sources = path.join(folder, 'src/test', sample.language);
  mkdirSync(sources, {recursive: true});
  writeFileSync(path.join(folder, 'pom.xml'), pomWith([...new Set([...setUp, ...named])], language, build));
  const home = provider === undefined ? undefined : copyProvider(provider, language.extension, sources);
  const files = jvmFiles(
    sample.files.filter(({name}) => name.endsWith(language.extension)),
    home,
  );
  files.forEach(({name, code}) => writeFileSync(path.join(sources, name), code));
  if (pacts !== undefined && existsSync(pacts)) {
    cpSync(pacts, path.join(folder, 'pacts'), {recursive: true});
  }
  const test = path.parse(files.at(-1)?.name ?? '').name;
  const args = ['--batch-mode', '--quiet', '--no-transfer-progress', `-Dtest=${test}`, 'test'];
  return {...run('mvn', args, folder), pacts: path.join(folder, written)};
}
