// #region framework-vitest-setup
import {rm} from 'node:fs/promises';

export async function setup(): Promise<void> {
  await rm('pacts', {recursive: true, force: true});
}
// #endregion framework-vitest-setup
