import type {ApiTable} from '../types';

/** The file `pact-plugin.json`, and what it has inside; read from both drivers by hand. */
export const manifest: ApiTable = {
  id: 'pact-plugins/manifest',
  groups: [
    {
      kind: 'options',
      title: 'Manifest',
      of: 'pact-plugin.json',
      entries: [
        {
          name: 'name',
          type: 'string',
          required: true,
          meaning: 'What tests and pacts call the plugin. The name of its folder doesn’t count.',
        },
        {
          name: 'version',
          type: 'string',
          required: true,
          meaning: 'Three numbers, as semantic versioning has them; a pre-release, such as `1.0.0-beta.1`, may follow.',
        },
        {
          name: 'pluginInterfaceVersion',
          type: 'number',
          required: true,
          allowed: ['1', '2'],
          meaning:
            'The interface that the plugin speaks. The driver of the JVM takes 1 if it is missing. Drivers before 1.0 don’t look at it and speak interface 1.',
        },
        {
          name: 'executableType',
          type: 'string',
          required: true,
          allowed: ['exec', 'lua'],
          meaning: 'A program, or a script that runs in the driver.',
        },
        {
          name: 'entryPoint',
          type: 'string',
          required: true,
          meaning: 'Program or script, relative to the folder of the manifest.',
        },
        {
          name: 'entryPoints',
          type: 'map of strings',
          meaning:
            'Other programs by operating system. `windows` works in both drivers; the driver of the JVM also takes the lower-case `os.name` of Java, `linux` or `mac os x`. The one in Rust asks for a name with version in it, such as `Debian 12.0 [64-bit]`, so that other keys are of no use there.',
        },
        {
          name: 'args',
          type: 'list of strings',
          meaning: 'Arguments for the program.',
        },
        {
          name: 'pluginConfig',
          type: 'object',
          meaning:
            'Settings of the plugin’s own, which it reads from the file itself. The drivers read one key, `luaRocksDir`, for [scripts in Lua](/implementation_guides/pact_plugins/docs/writing-plugin-guide#lua).',
        },
        {
          name: 'manifestVersion',
          type: 'number',
          default: '1',
          meaning: 'Version of the format. Neither driver reads it, and the copy that an installation writes has none.',
        },
        {
          name: 'minimumRequiredVersion',
          type: 'string',
          meaning: 'Which version of the runtime the program needs. Told, and not checked.',
        },
        {
          name: 'dependencies',
          type: 'list of dependencies',
          meaning: 'What has to be there for the program. Told, and not checked.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Dependency',
      of: 'dependencies',
      entries: [
        {name: 'name', type: 'string', required: true, meaning: 'What is needed.'},
        {name: 'version', type: 'string', meaning: 'Which version of it.'},
        {
          name: 'dependencyType',
          type: 'string',
          default: 'Plugin',
          allowed: ['OSPackage', 'Plugin', 'Library', 'Executable'],
          meaning: 'What kind of thing it is. Manifests with `type` in place of it exist; nobody reads either.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Startup line',
      of: 'standard output',
      entries: [
        {
          name: 'port',
          type: 'number',
          required: true,
          meaning: 'Port of the plugin’s gRPC server, on the loopback address, of IPv6 or IPv4.',
        },
        {
          name: 'serverKey',
          type: 'string',
          required: true,
          meaning: 'A secret of the plugin’s choice. Each call has it as it is in the metadata `authorization`.',
        },
      ],
    },
  ],
};
