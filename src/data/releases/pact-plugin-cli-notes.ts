import type {ReleaseNote} from './types';

/** What the versions of the plugin command mean for its users. There is no first major version yet. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '0.3.1',
    change: 'The built-in index has `mcp` and newer versions of `avro`; plugin driver 1.2.6.',
    action: 'Take it to install these by name where GitHub is out of reach.',
  },
  {
    version: '0.3.0',
    change: 'Plugins of the second version of the interface can be installed.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.2.0',
    change: 'The program is called `pact-plugin`, in place of `pact-plugin-cli`, and is a part of `pact`.',
    action: 'Rename it in scripts; the package of Cargo keeps its name.',
  },
  {
    version: '0.1.3',
    change: '`--skip-load` and `PACT_PLUGIN_CLI_SKIP_LOAD` install a plugin without starting it.',
    action: 'Use it where a plugin for another platform goes into an image.',
  },
  {
    version: '0.1.2',
    change: 'Programs for Linux need no system library, and there is one for Windows on Arm.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.1.1',
    change:
      'Plugins may come as `.tgz`. `--skip-if-installed` skips what is installed only, where 0.1.0 skipped everything.',
    action: 'Leave 0.1.0.',
  },
  {
    version: '0.1.0',
    change:
      'Plugins of an index are installed by name, `list` is divided into installed and known ones, and `repository` maintains such an index.',
    action: 'Write `list installed` in place of `list`.',
  },
  {
    version: '0.0.1',
    change: 'Plugins may come as Zip files, and `-y` answers questions.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.0.0',
    change: 'The first release.',
    action: 'Nothing has to change, there is nothing before it.',
  },
];
