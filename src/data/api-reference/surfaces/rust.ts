import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {readRustFile, type Holders} from './rust-items';
import type {SurfaceReader} from './types';

const start = promisify(execFile);

const list = (names: string): readonly string[] => names.split(' ');
const parts = list('http_part interaction message pact pact_async plugin request response sync_message');
const patterns = list('date_time json_macros json_pattern mod special_rules string_pattern');

/** Source files with the API for tests, and the types to read if a crate has others, too. */
const crates: Readonly<Record<string, {readonly files: readonly string[]; readonly only?: readonly string[]}>> = {
  pact_consumer: {
    files: [
      ...parts.map((part) => `builders/${part.replace(/(_async)?$/, '_builder$1')}`),
      ...patterns.map((pattern) => `patterns/${pattern}`),
      'mock_server',
      'util',
    ],
  },
  pact_verifier: {
    files: list('lib callback_executors metrics pact_broker provider_client selectors verification_result'),
  },
  pact_mock_server: {files: ['mock_server'], only: ['MockServerConfig', 'MockServerMetrics']},
};

interface Package {
  readonly name: string;
  readonly version: string;
  readonly manifest_path: string;
}

/**
 * Reads the crates for consumer and provider tests, at the versions that the examples use.
 *
 * @throws Error when Cargo has not downloaded the crates
 */
export const readRust: SurfaceReader = async (root) => {
  const platform = /^host: (.+)$/m.exec((await start('rustc', ['-vV'])).stdout)?.[1] ?? '';
  const query = ['metadata', '--format-version', '1', '--locked', '--filter-platform', platform];
  const {stdout} = await start('cargo', query, {cwd: path.join(root, 'examples/rust'), maxBuffer: 1e8});
  const {packages} = JSON.parse(stdout) as {packages: readonly Package[]};
  const holders: Holders = {};
  const versions: string[] = [];
  for (const [crate, {files, only}] of Object.entries(crates)) {
    const found = packages.find(({name}) => name === crate);
    if (!found) {
      throw new Error(`examples/rust does not depend on ${crate}; adapt \`crates\` in rust.ts`);
    }
    versions.push(`${crate} ${found.version}`);
    for (const file of files) {
      const code = readFileSync(path.join(path.dirname(found.manifest_path), 'src', `${file}.rs`), 'utf8');
      for (const [holder, members] of Object.entries(await readRustFile(crate, code))) {
        if (!only || only.includes(holder)) {
          holders[holder] = [...(holders[holder] ?? []), ...members];
        }
      }
    }
  }
  return {library: 'Pact Rust', version: versions.join(', '), holders};
};
