// #region framework-mocha-setup
import {rm} from 'node:fs/promises';

export async function mochaGlobalSetup() {
  await rm('pacts', {recursive: true, force: true});
}
// #endregion framework-mocha-setup
