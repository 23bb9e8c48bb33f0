import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

import {readTools} from './read-tools';
import type {CliReference} from './types';

export const referenceFile = path.join(__dirname, 'reference.json');

/** Serialises the reference as in its file. */
export async function render(reference: CliReference): Promise<string> {
  const options = await resolveConfig(referenceFile);
  return format(JSON.stringify(reference), {...options, parser: 'json'});
}

async function generate(): Promise<void> {
  const {reference} = await readTools();
  writeFileSync(referenceFile, await render(reference));
  const options = reference.commands.flatMap((command) => command.options);
  console.log(`${reference.commands.length} commands with ${options.length} options: ${referenceFile}`);
}

if (require.main === module) {
  void generate();
}
