import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {readTypes, type PublicNames, type TypeReader} from './read-types';

/** Pact JS as installed for the examples, because this site documents the version that they run with. */
const require = createRequire(path.join(__dirname, '../../../../examples/javascript/package.json'));

export const requireInstalled = (name: string): unknown => require(name);

/** Entry point of the declarations of `@pact-foundation/pact`. */
export const entry = require.resolve('@pact-foundation/pact').replace(/\.js$/, '.d.ts');

const folders = ['@pact-foundation/pact', '@pact-foundation/pact-core'].map(
  (name) => `${path.dirname(require.resolve(`${name}/package.json`))}${path.sep}`,
);

/** Types that the package exports under another name. */
export const publicNames: PublicNames = {PactV4: 'Pact', PactV4Options: 'PactOptions'};

export const readInstalled = (): TypeReader => readTypes([entry], folders, publicNames);

export function installedVersion(): string {
  const {version} = JSON.parse(readFileSync(require.resolve('@pact-foundation/pact/package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
