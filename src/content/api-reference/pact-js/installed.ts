import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {readTypes, type PublicNames, type TypeReader} from './read-types';

/** The examples depend on Pact JS, and this site shows what they run with. */
const require = createRequire(path.join(__dirname, '../../../../examples/javascript/package.json'));

export const requireInstalled = (name: string): unknown => require(name);

/** The declarations that `@pact-foundation/pact` starts with. */
export const entry = require.resolve('@pact-foundation/pact').replace(/\.js$/, '.d.ts');

const folders = ['@pact-foundation/pact', '@pact-foundation/pact-core'].map(
  (name) => `${path.dirname(require.resolve(`${name}/package.json`))}${path.sep}`,
);

/** What the package exports by another name than the one it is declared with. */
export const publicNames: PublicNames = {PactV4: 'Pact', PactV4Options: 'PactOptions'};

export const readInstalled = (): TypeReader => readTypes([entry], folders, publicNames);

export function installedVersion(): string {
  const {version} = JSON.parse(readFileSync(require.resolve('@pact-foundation/pact/package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
