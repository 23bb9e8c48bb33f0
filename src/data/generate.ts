import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** What `npm run generate` can write: for each name, the program, relative to the project, and a description. */
export const generators: Readonly<Record<string, {readonly program: string; readonly writes: string}>> = {
  broker: {
    program: 'src/data/pact-broker/generate.ts',
    writes: "facts from the Broker's source; give the folder of a clone",
  },
  cli: {
    program: 'src/data/cli-reference/generate.ts',
    writes: 'options of the Pact CLI, from its help',
  },
  diagrams: {
    program: 'tests/diagrams/generate.ts',
    writes: 'drawings of all mermaid fences, with the Chromium of the tests',
  },
  interfaces: {
    program: 'src/data/api-reference/surfaces/generate.ts',
    writes: 'what the installed libraries declare; give ids to read only these',
  },
  marks: {
    program: 'src/content/companies/draw-marks.ts',
    writes: 'the logos of the users list, typeset from their names',
  },
  names: {
    program: 'src/data/source-names/generate.ts',
    writes: 'names in the sources of libraries; give ids to read only these',
  },
  pipelines: {
    program: 'src/data/pipelines/generate.ts',
    writes: 'the pipelines in examples/ci',
  },
  releases: {
    program: 'src/data/releases/generate.ts',
    writes: 'versions and dates from registries, or only those of given ids',
  },
  since: {
    program: 'src/content/api-reference/pact-js/generate-since.ts',
    writes: 'versions that introduced the members of the API of Pact JS',
  },
  'since-jvm': {
    program: 'src/content/api-reference/pact-jvm/generate-since.ts',
    writes: 'the same for Pact JVM; give the folder of a clone',
  },
};

/**
 * Finds the program for the name that `npm run generate -- NAME` was given.
 *
 * @throws Error listing the names when there is none or a wrong one
 */
export function programOf(name: string | undefined): string {
  const found = name !== undefined && Object.hasOwn(generators, name) ? generators[name] : undefined;
  if (!found) {
    const fault = name === undefined ? 'What should be generated?' : `There is no generator "${name}".`;
    const width = Math.max(...Object.keys(generators).map((each) => each.length));
    const list = Object.entries(generators).map(([each, {writes}]) => `  ${each.padEnd(width)}  ${writes}`);
    throw new Error([`${fault} Run "npm run generate -- NAME" with one of these:`, ...list].join('\n'));
  }
  return found.program;
}

function main([name, ...args]: readonly string[]): number {
  const program = path.join(__dirname, '../..', programOf(name));
  // The flags of this process make Node read TypeScript.
  const {status, error} = spawnSync(process.execPath, [...process.execArgv, program, ...args], {stdio: 'inherit'});
  if (error) {
    throw error;
  }
  return status ?? 1;
}

if (require.main === module) {
  try {
    process.exitCode = main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
