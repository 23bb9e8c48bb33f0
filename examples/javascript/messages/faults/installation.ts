import {once} from 'node:events';
import {cp, mkdir, symlink, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

const require = createRequire(import.meta.url);
const installed = path.dirname(
  require.resolve('@pact-foundation/pact-core/package.json'),
);

/** Copies pact-core into a project of its own, without the package of the native library. */
async function installWithoutNativePackage(): Promise<{
  folder: string;
  load: () => unknown;
}> {
  const modules = path.resolve('node_modules');
  const folder = path.join(modules, '@pact-foundation');
  const core = path.join(folder, 'pact-core');
  await cp(path.join(installed, 'dist'), path.join(core, 'dist'), {recursive: true});
  await cp(path.join(installed, 'package.json'), path.join(core, 'package.json'));
  const {dependencies} = require(path.join(core, 'package.json')) as {
    dependencies: Record<string, string>;
  };
  const all = path.join(installed, '../..');
  for (const name of Object.keys(dependencies)) {
    await symlink(path.join(all, name), path.join(modules, name), 'junction');
  }
  return {folder, load: () => require(core) as unknown};
}

export const faults: Record<string, () => Promise<unknown>> = {
  'native-package-missing': async () => {
    const {load} = await installWithoutNativePackage();
    return load();
  },

  'native-library-not-loaded': async () => {
    const {folder, load} = await installWithoutNativePackage();
    // The package is there, but the file in it isn't.
    const {arch, platform} = process;
    const os = platform === 'win32' ? 'windows' : platform;
    for (const libc of ['', '-glibc', '-musl']) {
      const name = path.join(folder, `pact-core-${os}-${arch}${libc}`);
      await mkdir(name);
      await writeFile(path.join(name, 'package.json'), '{}');
    }
    const core = load() as {makeConsumerPact: (...names: string[]) => unknown};
    return core.makeConsumerPact('OrderWeb', 'OrderApi');
  },

  threads: async () => {
    const source = `
      const {Pact} = require(process.env.PACT_MODULE);
      new Pact({consumer: 'OrderWeb', provider: 'OrderApi', logLevel: 'warn'});
    `;
    const env = {...process.env, PACT_MODULE: require.resolve('@pact-foundation/pact')};
    for (let count = 0; count < 2; count++) {
      await once(new Worker(source, {env, eval: true}), 'exit');
    }
  },
};
