import {cp} from 'node:fs/promises';
import path from 'node:path';

// #region helper-install-plugins
/** Installs the plugins of this folder where the tests of this process look for them. */
export async function installPlugins(): Promise<void> {
  // A folder of its own, because Pact writes logs into it.
  const folder = path.resolve('test-results/plugins');
  await cp(import.meta.dirname, folder, {recursive: true});
  process.env.PACT_PLUGIN_DIR = folder;
}
// #endregion helper-install-plugins
