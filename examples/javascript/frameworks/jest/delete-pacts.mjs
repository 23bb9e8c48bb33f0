// #region framework-jest-setup
import {rm} from 'node:fs/promises';

export default async function deletePacts() {
  await rm('pacts', {recursive: true, force: true});
}
// #endregion framework-jest-setup
