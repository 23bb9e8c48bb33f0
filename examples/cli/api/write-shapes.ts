/**
 * Writes shapes.json: the routes of the Broker, and the keys of its approved responses.
 *
 *     git clone --branch v2.120.0 https://github.com/pact-foundation/pact_broker
 *     npx tsx examples/cli/api/write-shapes.ts pact_broker
 */
import {writeFileSync} from 'node:fs';

import {readVersion} from '../../../src/data/pact-broker/read-names';
import {openRepository, type Repository} from '../../../src/data/pact-broker/repository';
import {shapeOf, shapesFile, type Interface, type Route} from './shapes';

/** What a parameter of a path is called on pages. */
const parameters: Readonly<Record<string, string>> = {
  provider_name: 'provider',
  consumer_name: 'consumer',
  pacticipant_name: 'pacticipant',
  branch_name: 'branch',
  environment_name: 'environment',
  tag_name: 'tag',
  label_name: 'label',
  environment_uuid: 'uuid',
  consumer_version_number: 'version',
  pacticipant_version_number: 'version',
  version_number: 'version',
  comparison_consumer_version: 'version',
  comparison_pact_version_sha: 'sha',
  pact_version_sha: 'sha',
  verification_number: 'number',
};

function readRoutes({list, read}: Repository): Route[] {
  const resources = list('lib/pact_broker/api/resources').map((file) => read(file).text);
  const methodsOf = (resource: string): string[] => {
    const source = resources.find((text) => new RegExp(`(?:class|module) ${resource}\\b`).test(text)) ?? '';
    const own = /def allowed_methods\s*\[(.*?)\]/s.exec(source)?.[1];
    if (own !== undefined) {
      return [...own.matchAll(/"(\w+)"/g)].map(([, method]) => method ?? '').filter((method) => method !== 'OPTIONS');
    }
    const ancestors = [...source.matchAll(/(?:class \w+ < |include )(\w+)/g)].map(([, name]) => name ?? '');
    return ancestors.map(methodsOf).find((methods) => methods.length > 0) ?? [];
  };
  const added = read('lib/pact_broker/api.rb').text.matchAll(
    /add\s*\(?\[(.*?)\],\s*(?:PactBroker::)?Api::Resources::(\w+),\s*\{\s*resource_name: "(\w+)"/g,
  );
  const word = (part: string): string =>
    part.startsWith(':') ? `{${parameters[part.slice(1)] ?? part.slice(1)}}` : part.replaceAll('"', '');
  return [...added].map(([, path = '', resource = '', name = '']) => {
    const parts = path.split(',').map((part) => word(part.trim()));
    return {path: `/${parts.join('/')}`, methods: methodsOf(resource), name};
  });
}

/** Keys of approved responses about pacticipants, publications and webhooks. */
function readShapes({list, read}: Repository): Interface['shapes'] {
  const approved = list('spec/fixtures/approvals').filter((file) =>
    /(?:pacticipant|publish_contract|webhook)\w*\.approved\.json$/.test(file),
  );
  const shapes = approved.map((file): [string, string[]] => {
    const document = JSON.parse(read(file).text) as {response?: {body?: unknown}};
    const name = file.replace(/^.*\//, '').replace('.approved.json', '');
    return [name, shapeOf(document.response ? document.response.body : document)];
  });
  return Object.fromEntries(shapes.filter(([, keys]) => keys.some((key) => key !== '')));
}

const [clone] = process.argv.slice(2);
if (clone === undefined) {
  throw new Error('Name the folder of a clone of https://github.com/pact-foundation/pact_broker');
}
const repository = openRepository(clone);
const found: Interface = {
  source: 'https://github.com/pact-foundation/pact_broker',
  version: readVersion(repository.read('lib/pact_broker/version.rb')),
  routes: readRoutes(repository),
  shapes: readShapes(repository),
};
writeFileSync(shapesFile, `${JSON.stringify(found, null, 2)}\n`);
console.log(`${found.routes.length} routes and ${Object.keys(found.shapes).length} shapes of ${found.version}`);
