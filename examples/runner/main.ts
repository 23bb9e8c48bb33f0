import path from 'node:path';
import {parseArgs} from 'node:util';

import {startBrokerDouble} from '../broker-double';
import {projects, type Project} from './projects';
import {execute, Runner} from './run';

const root = path.resolve(__dirname, '../..');
const token = 'example-broker-token';
/** As many lines of a failed command as tell what went wrong. */
const tail = 60;

function chosen(only: string | undefined): readonly Project[] {
  const wanted = projects.filter(({id}) => only === undefined || id === only);
  if (wanted.length === 0) {
    throw new Error(`There is no project "${only}"; there are ${projects.map(({id}) => id).join(', ')}`);
  }
  return wanted;
}

/** Gives the double the pacts of a project, as its consumer's build would. */
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
  const {values} = parseArgs({options: {only: {type: 'string'}}});
  const runner = new Runner(root, console.log);
  const passed: Project[] = [];
  for (const project of chosen(values.only)) {
    if (await runner.test(project)) {
      passed.push(project);
      await runner.surface(project);
      if (project.broker) {
        await verifyFromBroker(runner, project);
      }
    }
  }
  // Each verifies what the one before it wrote, the first what the last wrote.
  const partners = passed.filter(({cross}) => cross);
  if (partners.length > 1) {
    for (const [index, project] of partners.entries()) {
      await runner.cross(project, partners.at(index - 1) ?? project);
    }
  }
  for (const {id, line, output} of runner.results.filter(({status}) => status === 'failed')) {
    console.error(`\n${id}: ${line}\n${(output ?? '').split('\n').slice(-tail).join('\n')}`);
  }
  const count = (status: string): number => runner.results.filter((outcome) => outcome.status === status).length;
  console.log(`examples: ${count('passed')} runs passed, ${count('failed')} failed, ${count('left out')} left out`);
  const none = runner.results.length === count('left out');
  if (none) {
    console.error('No project ran; install the toolchain of one, see examples/README.md');
  }
  process.exitCode = count('failed') > 0 || none ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
