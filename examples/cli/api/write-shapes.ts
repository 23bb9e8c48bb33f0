/**
 * Writes shapes.json: the routes of the Broker, and the keys of its approved responses.
 *
 *     git clone https://github.com/pact-foundation/pact_broker
 *     npx tsx examples/cli/api/write-shapes.ts pact_broker
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {readInterface} from './shapes';

const [clone] = process.argv.slice(2);
if (clone === undefined) {
  throw new Error('Name the folder of a clone of https://github.com/pact-foundation/pact_broker');
}
const found = readInterface(clone);
writeFileSync(path.join(import.meta.dirname, 'shapes.json'), `${JSON.stringify(found, null, 2)}\n`);
console.log(`${found.routes.length} routes and ${Object.keys(found.shapes).length} shapes of ${found.version}`);
