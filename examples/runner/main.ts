import path from 'node:path';
import {parseArgs} from 'node:util';

import {startBrokerDouble} from '../broker-double';
import {projects, type Project} from './projects';
import {execute, Runner} from './run';

const root = path.resolve(__dirname, '../..');
const token = 'example-broker-token';
/** Lines of output to print for a failed command. */
const tailLines = 60;

/** Throws an Error unless a project has the id. */
function checkId(option: string, id: string, ...others: readonly string[]): void {
  const known = [...others, ...projects.map((project) => project.id)];
  if (!known.includes(id)) {
    throw new Error(`Unknown project "${id}" in ${option}; use one of ${known.join(', ')}`);
  }
}

/** The project of an id, else all that run for each change, or those that run at night. */
function selectProjects(only: string | undefined, nightly: boolean): readonly Project[] {
  if (only !== undefined) {
    checkId('--only', only);
  }
  return projects.filter(({id, isNightly = false}) => (only === undefined ? isNightly === nightly : id === only));
}

/** Publishes the pacts of a project to the fake Broker. */
async function publish(project: Project, url: string): Promise<void> {
  const pacts = path.join(root, 'examples', project.id, 'pacts', 'OrderWeb-OrderApi.json');
  const options = ['--consumer-app-version', '1.0.0', '--branch', 'main', '--broker-base-url', url];
  await execute(root, [path.join(root, 'node_modules/.bin/pact'), 'broker', 'publish', pacts, ...options], {
    PACT_BROKER_TOKEN: token,
  });
}

async function verifyFromBroker(runner: Runner, project: Project): Promise<void> {
  const broker = await startBrokerDouble(0, {token});
  try {
    await publish(project, broker.url);
    await runner.fromBroker(project, {
      PACT_BROKER_BASE_URL: broker.url,
      PACT_BROKER_TOKEN: token,
      GIT_COMMIT: '2c9a1f7',
      GIT_BRANCH: 'main',
      CI: 'true',
    });
  } finally {
    await broker.stop();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      nightly: {type: 'boolean', default: false},
      require: {type: 'string', multiple: true, default: []},
    },
  });
  values.require.forEach((id) => checkId('--require', id, 'all'));
  const runner = new Runner(root, console.log);
  const passed: Project[] = [];
  for (const project of selectProjects(values.only, values.nightly)) {
    if (await runner.test(project)) {
      passed.push(project);
      await runner.surface(project);
      if (project.broker) {
        await verifyFromBroker(runner, project);
      }
    }
  }
  // Round robin: each project verifies the pacts of the one before it.
  const partners = passed.filter(({cross}) => cross);
  if (partners.length > 1) {
    for (const [index, project] of partners.entries()) {
      await runner.cross(project, partners.at(index - 1) ?? project);
    }
  }
  for (const {id, line, output} of runner.results.filter(({status}) => status === 'failed')) {
    console.error(`\n${id}: ${line}\n${(output ?? '').split('\n').slice(-tailLines).join('\n')}`);
  }
  const countOf = (status: string): number => runner.results.filter((outcome) => outcome.status === status).length;
  console.log(`examples: ${countOf('passed')} runs passed, ${countOf('failed')} failed, ${countOf('skipped')} skipped`);
  const missing = runner.missing(values.require);
  missing.forEach(({id, line}) => console.error(`${id} is required, but was ${line}`));
  const ranNothing = runner.results.length === countOf('skipped');
  if (ranNothing) {
    console.error('No project ran. Install the toolchain of one; see examples/README.md.');
  }
  process.exitCode = countOf('failed') > 0 || missing.length > 0 || ranNothing ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
