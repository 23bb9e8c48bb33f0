// cspell:words javap Dinclude Dmdep Doutput
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {stringsOf} from './class-strings';
import {readJavap} from './javap';
import {artifactOf, exampleVersion, run, withArtifacts} from './maven';
import {readPluginXml} from './maven-plugin';
import {asProperties} from './properties';
import {systemPropertiesIn} from './system-properties';
import type {SurfaceMember, SurfaceReader} from './types';

const group = 'au.com.dius.pact';

/**
 * Version of the Maven and Gradle plugins. Not every mirror of Maven Central has a newer one; 4.7.5 has the same settings
 * except `pactFileAuthentication`, which it removed.
 */
const pluginVersion = '4.6.20';

/** Classes whose properties can be set in a POM or build script, by plugin. */
const settingClasses: Readonly<Record<'maven' | 'gradle', readonly string[]>> = {
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

/** Strings of all classes in a folder and its subfolders. */
async function readStrings(folder: string): Promise<string[]> {
  const files = (await readdir(folder, {recursive: true})).filter((file) => file.endsWith('.class'));
  const classes = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  return classes.flatMap(stringsOf);
}

/**
 * Reads the build settings of Pact JVM with Maven and the `jar` and `javap` of a JDK: parameters of Maven goals,
 * properties that POMs and build scripts set, and system properties.
 *
 * @throws Error when Maven can't find an artifact, or javap can't find a class
 */
export const readJvmBuild: SurfaceReader = async (root) => {
  const version = exampleVersion(root);
  const artifacts = [
    ...['consumer.junit5', 'provider.junit5'].map((name) => artifactOf(name, version)),
    ...['provider.maven', 'provider.gradle'].map((name) => ({
      ...artifactOf(name, pluginVersion),
      withoutDependencies: true,
    })),
  ];
  const groups = `${group},${group}.core,${group}.consumer,${group}.provider,io.pact.plugin.driver`;
  return withArtifacts(artifacts, [`-DincludeGroupIds=${groups}`], async (folder) => {
    const jars = (await readdir(folder)).filter((file) => file.endsWith('.jar'));
    for (const jar of jars) {
      await run('jar', ['xf', jar], folder);
    }
    const javap = async (names: readonly string[]): Promise<ReturnType<typeof readJavap>> =>
      readJavap(await run('javap', ['-v', '-public', '-cp', '.', ...names], folder));
    const holders: Record<string, readonly SurfaceMember[]> = readPluginXml(
      await readFile(path.join(folder, 'META-INF/maven/plugin.xml'), 'utf8'),
    );
    for (const [plugin, classes] of Object.entries(settingClasses)) {
      const found = await javap(classes.map((name) => `${group}.provider.${plugin}.${name}`));
      Object.entries(found).forEach(([name, members]) => {
        holders[`${plugin}.${name}`] = asProperties(members);
      });
    }
    const [consumers = []] = Object.values(await javap([`${group}.provider.ConsumersGroup`]));
    holders['gradle.ConsumersGroup'] = asProperties(consumers);
    holders['system-properties'] = systemPropertiesIn(await readStrings(folder));
    return {library: 'Pact JVM', version, holders};
  });
};
