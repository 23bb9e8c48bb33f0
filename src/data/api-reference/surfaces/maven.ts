// cspell:words dmdep doutput
import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {sampleProjects} from '../../sample-projects';
import {readVersion} from '../../sample-version';

const start = promisify(execFile);

/** Coordinates of a Maven artifact. */
export interface Artifact {
  readonly group: string;
  readonly name: string;
  readonly version: string;
  /** Whether to exclude its dependencies. */
  readonly withoutDependencies?: boolean;
}

/**
 * Parses the short form of an artifact: `consumer.junit5` is in the group `au.com.dius.pact.consumer`, and
 * `provider.spring@4.6.18` overrides the version.
 */
export function artifactOf(shortForm: string, defaultVersion: string): Artifact {
  const [dotted = '', version = defaultVersion] = `au.com.dius.pact.${shortForm}`.split('@');
  const end = dotted.lastIndexOf('.');
  return {group: dotted.slice(0, end), name: dotted.slice(end + 1), version};
}

/**
 * Version of Pact JVM that the Java examples use.
 *
 * @throws Error when `sample-projects.ts` has no such project
 */
export function exampleVersion(root: string): string {
  const sample = sampleProjects.find(({id}) => id === 'java');
  if (!sample) {
    throw new Error('sample-projects.ts has no project "java"');
  }
  return readVersion(root, sample);
}

/** Runs a program and returns its output. */
export async function run(program: string, args: readonly string[], folder: string): Promise<string> {
  const {stdout} = await start(program, [...args], {cwd: folder, maxBuffer: 512 * 1024 * 1024});
  return stdout;
}

function pom(artifacts: readonly Artifact[]): string {
  const exclusions = '<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions>';
  const dependencies = artifacts.map(
    ({group, name, version, withoutDependencies}) =>
      `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version>` +
      `${withoutDependencies ? exclusions : ''}</dependency>`,
  );
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
    <groupId>com.example</groupId><artifactId>surface</artifactId><version>1</version>
    <dependencies>${dependencies.join('')}</dependencies></project>`;
}

/**
 * Downloads artifacts with Maven to a temporary folder, each as `group.name-version.jar`, and deletes the folder once
 * `read` is done.
 *
 * @param options additional options of the goal `dependency:copy-dependencies`
 * @throws Error when Maven can't find an artifact
 */
export async function withArtifacts<Result>(
  artifacts: readonly Artifact[],
  options: readonly string[],
  read: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'surface-'));
  try {
    await writeFile(path.join(folder, 'pom.xml'), pom(artifacts));
    const quiet = ['--batch-mode', '--quiet', '--no-transfer-progress'];
    const copy = ['dependency:copy-dependencies', '-Dmdep.prependGroupId', '-DoutputDirectory=.'];
    await run('mvn', [...quiet, ...copy, ...options], folder);
    return await read(folder);
  } finally {
    await rm(folder, {recursive: true});
  }
}
