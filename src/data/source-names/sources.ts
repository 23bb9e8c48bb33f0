/** Sources whose names pages about a library may use. */
export interface NameSource {
  /** Name of the generated file. */
  readonly id: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** Tag of the version that the pages describe. */
  readonly tag: string;
  /** Tags of other versions, for pages and lines about older or coming ones. */
  readonly others?: readonly string[];
  /** Folders to read; by default the whole repository. */
  readonly folders?: readonly string[];
  /** Whether comments count, too: those of a file of settings show optional ones. */
  readonly comments?: boolean;
  /** Extensions of the files to read, without the dot. */
  readonly extensions: readonly string[];
}

/** To add a source: an entry here, and `npm run generate -- names ID`. */
export const nameSources: readonly NameSource[] = [
  {
    id: 'pact-js',
    repository: 'pact-foundation/pact-js',
    tag: 'v17.1.2',
    others: ['v16.5.0', 'v12.5.2', 'v10.4.1', 'v9.18.1'],
    folders: ['src'],
    extensions: ['ts'],
  },
  {
    id: 'pact-js-core',
    repository: 'pact-foundation/pact-js-core',
    tag: 'v20.1.0',
    others: ['v13.9.1'],
    folders: ['src', 'native', 'script', 'standalone', 'postinstall.js'],
    extensions: ['ts', 'js', 'cc', 'h', 'sh'],
  },
  {
    id: 'pact-jvm',
    repository: 'pact-foundation/pact-jvm',
    tag: '4_7_5',
    others: ['4_6_20', '4_5_13', '4_3_19', '4_2_21', '4_1_43', '4_0_10', '3_6_15'],
    extensions: ['kt', 'java', 'groovy', 'clj', 'scala'],
  },
  {
    id: 'pact-go',
    repository: 'pact-foundation/pact-go',
    tag: 'v2.7.0',
    others: ['v1.10.0'],
    extensions: ['go'],
  },
  {
    id: 'pact-python',
    repository: 'pact-foundation/pact-python',
    tag: 'pact-python/3.4.0',
    others: ['v2.3.3', 'v1.7.0'],
    folders: ['src', 'pact', 'pact-python-ffi', 'pact-python-cli'],
    extensions: ['py', 'pyi', 'toml'],
  },
  {
    id: 'pact-net',
    repository: 'pact-foundation/pact-net',
    tag: '5.0.1',
    others: ['4.5.0'],
    extensions: ['cs'],
  },
  {
    id: 'pact-ruby',
    repository: 'pact-foundation/pact-ruby',
    tag: 'v2.0.2',
    others: ['v1.67.5'],
    folders: ['lib', 'tasks'],
    extensions: ['rb', 'rake'],
  },
  {
    id: 'pact-php',
    repository: 'pact-foundation/pact-php',
    tag: '10.2.1',
    others: ['11.0.0-alpha2', '9.1.0', '8.1.0'],
    folders: ['src', 'composer.json'],
    extensions: ['php', 'json'],
  },
  {
    id: 'pact-swift',
    repository: 'surpher/PactSwift',
    tag: 'v1.2.0',
    others: ['v0.13.1'],
    extensions: ['swift', 'h', 'm'],
  },
  {id: 'pact4s', repository: 'jbwheatley/pact4s', tag: 'v0.18.0', others: ['v0.10.0'], extensions: ['scala', 'sbt']},
  {id: 'scala-pact', repository: 'ITV/scala-pact', tag: 'v4.4.0', others: ['v3.3.1'], extensions: ['scala', 'sbt']},
  {
    id: 'pact-cplusplus',
    repository: 'pact-foundation/pact-cplusplus',
    tag: 'pact-cpp-consumer-v0.1.0',
    extensions: ['h', 'hpp', 'cpp', 'txt', 'cmake'],
  },
  {
    id: 'pact-reference',
    repository: 'pact-foundation/pact-reference',
    tag: 'libpact_ffi-v0.5.6',
    others: ['libpact_ffi-v0.4.22', 'libpact_ffi-v0.3.17'],
    folders: ['rust'],
    extensions: ['rs', 'toml', 'h', 'sh'],
  },
  {
    id: 'pact-core-mock-server',
    repository: 'pact-foundation/pact-core-mock-server',
    tag: 'libpact_mock_server-v2.2.5',
    extensions: ['rs', 'toml'],
  },
  {
    id: 'pact-plugins',
    repository: 'pact-foundation/pact-plugins',
    tag: 'pact-rust-driver-v1.2.3',
    extensions: ['rs', 'kt', 'java', 'groovy', 'proto', 'lua', 'json', 'toml', 'go'],
  },
  {
    id: 'pact-protobuf-plugin',
    repository: 'pactflow/pact-protobuf-plugin',
    tag: 'v-0.7.0',
    extensions: ['rs', 'toml', 'sh'],
  },
  {
    id: 'pact-mcp-plugin',
    repository: 'pactflow/pact-mcp-plugin',
    tag: 'v0.2.0',
    extensions: ['rs', 'ts', 'toml', 'json'],
  },
  {
    id: 'pact-avro-plugin',
    repository: 'austek/pact-avro-plugin',
    tag: 'v0.0.6',
    extensions: ['scala', 'sbt'],
  },
  {
    id: 'pact-broker',
    repository: 'pact-foundation/pact_broker',
    tag: 'v2.120.0',
    folders: ['lib', 'db', 'docs/configuration.yml', 'tasks'],
    extensions: ['rb', 'yml', 'haml', 'rake', 'markdown'],
  },
  {
    id: 'pact-broker-docker',
    repository: 'pact-foundation/pact-broker-docker',
    tag: '2.141.0-pactbroker2.119.0',
    extensions: ['rb', 'ru', 'yml', 'sh', 'Dockerfile', 'Gemfile', 'lock'],
  },
  {
    id: 'pact-broker-chart',
    repository: 'pact-foundation/pact-broker-chart',
    tag: 'pact-broker-6.2.2',
    folders: ['charts'],
    comments: true,
    extensions: ['yaml', 'tpl'],
  },
  {
    id: 'pact-broker-client',
    repository: 'pact-foundation/pact_broker-client',
    tag: 'v1.78.0',
    folders: ['lib', 'tasks'],
    extensions: ['rb', 'rake'],
  },
  {
    id: 'pact-broker-cli',
    repository: 'pact-foundation/pact-broker-cli',
    tag: 'v0.8.6',
    extensions: ['rs', 'toml', 'yml'],
  },
  {id: 'pact-cli', repository: 'pact-foundation/pact-cli', tag: 'v0.10.7', extensions: ['rs', 'toml', 'sh', 'yml']},
  {id: 'pact-stub-server', repository: 'pact-foundation/pact-stub-server', tag: 'v0.7.0', extensions: ['rs', 'toml']},
  {
    id: 'pact-standalone',
    repository: 'pact-foundation/pact-standalone',
    tag: 'v2.6.4',
    extensions: ['sh', 'rb', 'bat', 'rake', 'ps1'],
  },
];
