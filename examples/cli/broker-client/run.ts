import {readFileSync} from 'node:fs';
import path from 'node:path';

import {extractRegion, regionsOf} from '../../../src/plugins/remark-include-sample/extract';
import type {Finished, Shell, Variables} from '../shell';

/** The regions of one file of this folder, run in a shell. */
export class Regions {
  readonly #regions: ReadonlyMap<string, string>;
  readonly #ran = new Set<string>();

  constructor(
    private readonly shell: Shell,
    file: string,
  ) {
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    this.#regions = new Map(regionsOf(source).map((name) => [name, extractRegion(source, name)]));
  }

  get size(): number {
    return this.#regions.size;
  }

  code(name: string): string {
    const code = this.#regions.get(name);
    if (code === undefined) {
      throw new Error(`There is no region "${name}"; there are ${[...this.#regions.keys()].join(', ')}`);
    }
    return code;
  }

  /** Runs a region, with commands before and behind it that no page shows. */
  async run(name: string, variables: Variables, {before = '', after = ''} = {}): Promise<Finished> {
    this.#ran.add(name);
    return this.shell.script(`${before}\n${this.code(name)}\n${after}`, variables);
  }

  notRun(): string[] {
    return [...this.#regions.keys()].filter((name) => !this.#ran.has(name));
  }
}

/** What changes from run to run, as pages show it. */
export function normalise(output: string): string {
  return output
    .replaceAll(/http:\/\/127\.0\.0\.1(?::\d+)?/g, 'https://broker.example.com')
    .replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, 'c540ce64-5493-48c5-ab7c-28dae27b166b')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '2026-11-20T09:26:53.000Z')
    .replaceAll(/ +$/gm, '')
    .trim()
    .concat('\n');
}
