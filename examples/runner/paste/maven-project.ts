// cspell:words databind
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {FirstSample} from './first-sample';
import {run, type Run} from './run';
import type {SetUp} from './set-up';

/** Coordinates of Maven artifacts in the comments of samples: `tools.jackson.core:jackson-databind`. */
const inComments = /(?:\/\/|\*) .*?\b([a-z]\w*(?:\.\w+)+:[\w-]+)/g;

const dependency = (coordinates: string, version: string): string => {
  const [group = '', artifact = ''] = coordinates.split(':');
  return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
};

/** Version of an artifact that the Java examples use. */
function versionIn(pom: string, coordinates: string): string {
  const artifact = coordinates.split(':')[1] ?? '';
  const version = new RegExp(`<artifactId>${artifact}</artifactId>\\s*<version>([^<]+)</version>`).exec(pom)?.[1];
  const property = /^\$\{(.+)\}$/.exec(version ?? '')?.[1];
  const found = property === undefined ? version : new RegExp(`<${property}>([^<]+)</`).exec(pom)?.[1];
  if (found === undefined) {
    throw new Error(`examples/java/pom.xml has no version of ${coordinates}; add it there`);
  }
  return found;
}

/** A Maven project with nothing but these dependencies. */
function pomWith(dependencies: readonly string[], pom: string): string {
  const plugin = (artifact: string): string =>
    `<plugin><artifactId>${artifact}</artifactId><version>${versionIn(pom, `maven:${artifact}`)}</version></plugin>`;
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId><artifactId>pasted</artifactId><version>1</version>
  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>${dependencies.join('\n')}</dependencies>
  <build><plugins>${['maven-compiler-plugin', 'maven-surefire-plugin'].map(plugin).join('')}</plugins></build>
</project>
`;
}

/**
 * Creates a Maven project with the dependencies of a page and those that comments of the sample name, pastes the sample
 * into it, and runs its test.
 */
export function pasteIntoMavenProject(root: string, folder: string, sample: FirstSample, setUp: SetUp): Run {
  const pom = readFileSync(path.join(root, 'examples/java/pom.xml'), 'utf8');
  const named = sample.files.flatMap(({code}) => [...code.matchAll(inComments)].map(([, name = '']) => name));
  const more = [...new Set(named)].map((name) => dependency(name, versionIn(pom, name)));
  const sources = path.join(folder, 'src/test/java');
  mkdirSync(sources, {recursive: true});
  writeFileSync(path.join(folder, 'pom.xml'), pomWith([...setUp, ...more], pom));
  sample.files.forEach(({name, code}) => writeFileSync(path.join(sources, path.basename(name)), code));
  return run('mvn', ['--batch-mode', '--quiet', '--no-transfer-progress', 'test'], folder);
}
