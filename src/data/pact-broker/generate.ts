import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

import {firstReleases, readTags} from './history';
import {
  readCanIDeployFields,
  readEvents,
  readMatrixFields,
  readSelectorFields,
  readTemplateVariables,
  readVersion,
} from './read-names';
import {readReasons} from './read-reasons';
import {readSettings} from './read-settings';
import {openRepository, type Repository} from './repository';
import type {BrokerFacts} from './types';

const factsFile = path.join(__dirname, 'facts.json');
const lib = 'lib/pact_broker';
const configuration = `${lib}/configuration.rb`;

/** Finds the first release of each setting. */
function findReleases(repository: Repository): Map<string, string> {
  const releases = readTags(repository.tags);
  const paths = [configuration, ...repository.listEver(`${lib}/config`)];
  const files = repository.readAt(releases.flatMap(({tag}) => paths.map((file) => `${tag}:${file}`)));
  return firstReleases(
    releases.map(({tag, version}) => ({
      version,
      files: paths.flatMap((file) => {
        const text = files.get(`${tag}:${file}`);
        return text === undefined ? [] : [{path: file, text}];
      }),
    })),
  );
}

/** Reads all facts from a clone of the Broker. */
export function readFacts(repository: Repository): BrokerFacts {
  const {commit, date, list, read} = repository;
  const code = list(`${lib}/config`).filter((file) => /runtime_configuration\w*\.rb$/.test(file));
  const releases = findReleases(repository);
  const version = readVersion(read(`${lib}/version.rb`));
  const matrix = (name: string) => read(`${lib}/matrix/${name}.rb`);
  const contract = (name: string) => read(`${lib}/api/contracts/${name}.rb`);
  return {
    generated: 'by npm run generate -- broker; change nothing here',
    source: {repository: 'pact-foundation/pact_broker', version, commit, date},
    settings: readSettings({
      list: read('docs/configuration.yml'),
      code: code.map(read),
      configuration: read(configuration),
      version,
      firstRelease: (key) => releases.get(key),
    }),
    webhookEvents: readEvents(read(`${lib}/webhooks/webhook_event.rb`)),
    templateVariables: readTemplateVariables(read(`${lib}/webhooks/pact_and_verification_parameters.rb`)),
    consumerVersionSelectorFields: readSelectorFields(contract('consumer_version_selector_contract')),
    matrixSelectorFields: [
      ...readMatrixFields(matrix('parse_query')),
      ...readCanIDeployFields(matrix('parse_can_i_deploy_query'), contract('can_i_deploy_query_schema')),
    ],
    matrixReasons: readReasons({
      reason: matrix('reason'),
      summary: matrix('deployment_status_summary'),
      decorator: read(`${lib}/api/decorators/reason_decorator.rb`),
      selector: matrix('resolved_selector'),
    }),
  };
}

async function generate(folder: string | undefined): Promise<void> {
  if (folder === undefined) {
    throw new Error(
      'Pass the path of a clone of pact-foundation/pact_broker: npm run generate -- broker ../pact_broker',
    );
  }
  const facts = readFacts(openRepository(folder));
  const options = await resolveConfig(factsFile);
  writeFileSync(factsFile, await format(JSON.stringify(facts), {...options, parser: 'json'}));
  console.log(`${facts.settings.length} settings of ${facts.source.version}: ${factsFile}`);
}

if (require.main === module) {
  generate(process.argv[2]).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
