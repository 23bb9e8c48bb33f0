import {readFileSync} from 'node:fs';

import {extractRegion, regionsOf} from '../../src/plugins/remark-include-sample/extract';
import type {Finished, Shell, Variables} from './shell';

/** Commands that stand in shell files, by the name of their region. */
export function readRegions(...files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    files
      .map((file) => readFileSync(file, 'utf8'))
      .flatMap((source) => regionsOf(source).map((name) => [name, extractRegion(source, name)] as const)),
  );
}

interface Surroundings {
  /** Commands before it that no page shows. */
  readonly before?: string;
  /** Commands behind it that no page shows. */
  readonly after?: string;
  /** Puts what this machine has in place of what a reader has. */
  readonly edit?: (code: string) => string;
}

/** The commands that pages show, which tests run in a shell. */
export class Regions {
  readonly #regions: ReadonlyMap<string, string>;
  readonly #ran = new Set<string>();

  /** @param files shell files; names of regions are unique among them */
  constructor(
    private readonly shell: Shell,
    ...files: readonly string[]
  ) {
    this.#regions = readRegions(...files);
  }

  get size(): number {
    return this.#regions.size;
  }

  has(name: string): boolean {
    return this.#regions.has(name);
  }

  /** @throws Error with the regions that exist */
  code(name: string): string {
    const code = this.#regions.get(name);
    if (code === undefined) {
      throw new Error(`There is no region "${name}"; there are ${[...this.#regions.keys()].join(', ')}`);
    }
    return code;
  }

  /** Runs a region to its end. @throws Error with the regions that exist */
  async run(
    name: string,
    variables: Variables = {},
    {before = '', after = '', edit = (code) => code}: Surroundings = {},
  ): Promise<Finished> {
    this.#ran.add(name);
    return this.shell.script([before, edit(this.code(name)), after].join('\n'), variables);
  }

  /** Regions that no test has run. */
  notRun(): string[] {
    return [...this.#regions.keys()].filter((name) => !this.#ran.has(name));
  }
}
