// cspell:words javap Dinclude Dmdep Doutput
import {execFile} from 'node:child_process';
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {sampleProjects} from '../../sample-projects';
import {readVersion} from '../../../plugins/sample-versions/read';
import {stringsOf} from './class-strings';
import {readJavap} from './javap';
import {readPluginXml} from './maven-plugin';
import {asProperties} from './properties';
import {systemPropertiesIn} from './system-properties';
import type {SurfaceMember, SurfaceReader} from './types';

const start = promisify(execFile);
const group = 'au.com.dius.pact';

/**
 * The plugins for Maven and Gradle. Not every mirror of Maven Central has a newer release; what a POM or a build script
 * writes is the same in 4.7.5 but for `pactFileAuthentication`, which is gone there.
 */
const plugins = '4.6.20';

/** Classes whose properties a POM or a build script writes, by the plugin that has them. */
const written: Readonly<Record<'maven' | 'gradle', readonly string[]>> = {
  maven: [
    'Provider',
    'Consumer',
    'PactBroker',
    'PactBrokerAuth',
    'EnablePending',
    'MainBranch',
    'Branch',
    'DeployedOrReleased',
    'MatchingBranch',
    'DeployedTo',
    'ReleasedTo',
    'Environment',
    'TagName',
    'LatestTag',
    'Selector',
    'RawJson',
  ],
  gradle: [
    'PactPluginExtension',
    'GradleProviderInfo',
    'GradleConsumerInfo',
    'PactBrokerConsumerConfig',
    'Broker',
    'PactPublish',
    'VerificationReports',
  ],
};

async function run(program: string, args: readonly string[], folder: string): Promise<string> {
  const {stdout} = await start(program, [...args], {cwd: folder, maxBuffer: 512 * 1024 * 1024});
  return stdout;
}

function pom(version: string): string {
  const dependency = (name: string, own: string, more = ''): string => {
    const [artifact = '', ...groups] = `${group}.${name}`.split('.').reverse();
    return `<dependency><groupId>${groups.reverse().join('.')}</groupId><artifactId>${artifact}</artifactId>
      <version>${own}</version>${more}</dependency>`;
  };
  const alone = '<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions>';
  const dependencies = [
    ...['consumer.junit5', 'provider.junit5'].map((name) => dependency(name, version)),
    ...['provider.maven', 'provider.gradle'].map((name) => dependency(name, plugins, alone)),
  ];
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
    <groupId>com.example</groupId><artifactId>surface</artifactId><version>1</version>
    <dependencies>${dependencies.join('')}</dependencies></project>`;
}

/** Texts of all classes below a folder. */
async function textsBelow(folder: string): Promise<string[]> {
  const files = (await readdir(folder, {recursive: true})).filter((file) => file.endsWith('.class'));
  const classes = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  return classes.flatMap(stringsOf);
}

/**
 * Reads what build tools set of Pact JVM, with Maven and the `jar` and `javap` of a JDK: the parameters of the Maven
 * plugin's goals, the properties of what POMs and build scripts write, and system properties.
 *
 * @throws Error when Maven finds an artifact, or javap a class, not
 */
export const readJvmBuild: SurfaceReader = async (root) => {
  const sample = sampleProjects.find(({id}) => id === 'java');
  if (!sample) {
    throw new Error('sample-projects.ts has no project "java"');
  }
  const version = readVersion(root, sample);
  const folder = await mkdtemp(path.join(tmpdir(), 'surface-'));
  try {
    await writeFile(path.join(folder, 'pom.xml'), pom(version));
    const groups = `${group},${group}.core,${group}.consumer,${group}.provider,io.pact.plugin.driver`;
    const copy = ['dependency:copy-dependencies', `-DincludeGroupIds=${groups}`, '-DoutputDirectory=.'];
    const quiet = ['--batch-mode', '--quiet', '--no-transfer-progress'];
    await run('mvn', [...quiet, ...copy, '-Dmdep.prependGroupId'], folder);
    const jars = (await readdir(folder)).filter((file) => file.endsWith('.jar'));
    for (const jar of jars) {
      await run('jar', ['xf', jar], folder);
    }
    const holders: Record<string, readonly SurfaceMember[]> = readPluginXml(
      await readFile(path.join(folder, 'META-INF/maven/plugin.xml'), 'utf8'),
    );
    for (const [plugin, classes] of Object.entries(written)) {
      const names = classes.map((name) => `${group}.provider.${plugin}.${name}`);
      const found = readJavap(await run('javap', ['-v', '-public', '-cp', '.', ...names], folder));
      Object.entries(found).forEach(([name, members]) => {
        holders[`${plugin}.${name}`] = asProperties(members);
      });
    }
    const [consumers = []] = Object.values(
      readJavap(await run('javap', ['-v', '-public', '-cp', '.', `${group}.provider.ConsumersGroup`], folder)),
    );
    holders['gradle.ConsumersGroup'] = asProperties(consumers);
    holders['system-properties'] = systemPropertiesIn(await textsBelow(folder));
    return {library: 'Pact JVM', version, holders};
  } finally {
    await rm(folder, {recursive: true});
  }
};
