// cspell:words dexclude dmdep doutput javap
import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {sampleProjects} from '../../sample-projects';
import {readVersion} from '../../../plugins/sample-versions/read';
import {readJavap} from './javap';
import {jvmClasses} from './jvm-classes';
import type {SurfaceMember, SurfaceReader} from './types';

const start = promisify(execFile);

/** Runs a program, and gives what it prints. */
async function run(program: string, args: readonly string[], folder: string): Promise<string> {
  const {stdout} = await start(program, [...args], {cwd: folder, maxBuffer: 512 * 1024 * 1024});
  return stdout;
}

interface Coordinates {
  readonly group: string;
  readonly name: string;
  readonly version: string;
}

/**
 * Maven's coordinates of an artifact as `jvm-classes.ts` writes it: `consumer.junit5` belongs to `…pact.consumer`, and
 * `provider.spring@4.6.18` has a version of its own.
 */
function coordinates(artifact: string, newest: string): Coordinates {
  const [path = '', version = newest] = `au.com.dius.pact.${artifact}`.split('@');
  const end = path.lastIndexOf('.');
  return {group: path.slice(0, end), name: path.slice(end + 1), version};
}

function pom(newest: string): string {
  const dependencies = Object.keys(jvmClasses).map((artifact) => {
    const {group, name, version} = coordinates(artifact, newest);
    return `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`;
  });
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
    <groupId>com.example</groupId><artifactId>surface</artifactId><version>1</version>
    <dependencies>${dependencies.join('')}</dependencies></project>`;
}

/**
 * Reads the classes of Pact JVM that tables tell of, from the artifacts in the version that the examples use, with
 * Maven and the `javap` of a JDK.
 *
 * @throws Error when Maven finds an artifact, or javap a class, not
 */
export const readJvm: SurfaceReader = async (root) => {
  const sample = sampleProjects.find(({id}) => id === 'java');
  if (!sample) {
    throw new Error('sample-projects.ts has no project "java"');
  }
  const version = readVersion(root, sample);
  const folder = await mkdtemp(path.join(tmpdir(), 'surface-'));
  try {
    await writeFile(path.join(folder, 'pom.xml'), pom(version));
    const copy = [
      'dependency:copy-dependencies',
      '-DexcludeTransitive',
      '-Dmdep.prependGroupId',
      '-DoutputDirectory=.',
    ];
    await run('mvn', ['--batch-mode', '--quiet', '--no-transfer-progress', ...copy], folder);
    const holders: Record<string, readonly SurfaceMember[]> = {};
    for (const [artifact, classes] of Object.entries(jvmClasses)) {
      const {group, name, version: own} = coordinates(artifact, version);
      const text = await run('javap', ['-v', '-public', '-cp', `${group}.${name}-${own}.jar`, ...classes], folder);
      Object.assign(holders, readJavap(text));
    }
    return {library: 'Pact JVM', version, holders};
  } finally {
    await rm(folder, {recursive: true});
  }
};
