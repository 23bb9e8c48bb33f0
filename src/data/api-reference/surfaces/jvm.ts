// cspell:words dexclude javap
import {readJavap} from './javap';
import {jvmClasses} from './jvm-classes';
import {artifactOf, exampleVersion, run, withArtifacts} from './maven';
import type {SurfaceMember, SurfaceReader} from './types';

/**
 * Reads the documented classes of Pact JVM with Maven and the `javap` of a JDK, at the version that the examples use.
 *
 * @throws Error when Maven can't find an artifact, or javap can't find a class
 */
export const readJvm: SurfaceReader = async (root) => {
  const version = exampleVersion(root);
  const wanted = Object.entries(jvmClasses).map(([name, classes]) => ({
    artifact: artifactOf(name, version),
    classes,
  }));
  const artifacts = wanted.map(({artifact}) => artifact);
  return withArtifacts(artifacts, ['-DexcludeTransitive'], async (folder) => {
    const holders: Record<string, readonly SurfaceMember[]> = {};
    for (const {artifact, classes} of wanted) {
      const jar = `${artifact.group}.${artifact.name}-${artifact.version}.jar`;
      Object.assign(holders, readJavap(await run('javap', ['-v', '-public', '-cp', jar, ...classes], folder)));
    }
    return {library: 'Pact JVM', version, holders};
  });
};
