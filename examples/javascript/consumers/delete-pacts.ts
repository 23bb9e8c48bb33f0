import {rm} from 'node:fs/promises';

// Pact merges new interactions into a file that exists, so old ones would stay in it.
export async function setup(): Promise<void> {
  await rm('pacts', {recursive: true, force: true});
}
