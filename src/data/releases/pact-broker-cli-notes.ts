import type {ReleaseNote} from './types';

const client = '/pact_broker/client_cli/readme.mdx';

/** What the versions of `pact-broker-cli` mean for its users. There is no first major version yet. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '0.9.0',
    change:
      'Names of applications, versions, branches, tags and environments are encoded in every address. Values such as `..` are refused, files of `get-pacts` stay in the folder that you name, and arguments that are not UTF-8 no longer end in a panic.',
    action:
      'Write `feat/refunds` in place of `feat%2Frefunds`: what earlier versions needed is now encoded a second time.',
    guide: {page: client, title: 'Every command of the client'},
  },
  {
    version: '0.8.8',
    change: '`create-or-update-webhook` updates the webhook that exists.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.8.7',
    change: '`--custom-header` is sent with changes as well, where it was sent with reading requests only.',
    action: 'Take it if a proxy in front of the Broker asks for a header.',
  },
  {
    version: '0.8.6',
    change: 'Headers and the body of a webhook arrive at the Broker as they were given.',
    action: 'Check webhooks that were created by an earlier version with `test-webhook`.',
  },
  {
    version: '0.8.5',
    change: '`record-deployment` and `record-undeployment` heed `--application-instance`.',
    action: 'Repeat what was recorded without the instance, if you have more than one.',
  },
  {
    version: '0.8.4',
    change: '`can-i-deploy --ignore` has an effect.',
    action: 'Take it if you leave applications out.',
  },
  {
    version: '0.8.2',
    change:
      'A question about an environment counts the newest result for each pair of versions. Images are published with each release.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.8.1',
    change:
      'Installers come from cargo-dist, and a second name, `pact-broker`, is installed along. Windows on Arm has no archive until one of its libraries supports it.',
    action: 'Replace the former scripts by `pact-broker-cli-installer.sh`; on Windows on Arm, use the archive for x64.',
  },
  {
    version: '0.7.0',
    change: 'The table of `can-i-deploy` has a column for the type of verification.',
    action: 'Read `--output json` in scripts.',
  },
  {
    version: '0.6.3',
    change: 'A Broker whose address has a path is reached.',
    action: 'Give the path in `PACT_BROKER_BASE_URL`.',
  },
  {
    version: '0.6.2',
    change: 'The results of `publish-provider-contract` for PactFlow, the commercial hosted offering, are printed.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.6.1',
    change: '`create-or-update-webhook` creates a webhook under the UUID that it is given.',
    action: 'Remove workarounds for its error 404.',
  },
  {
    version: '0.6.0',
    change: 'The results for a provider contract may come from a file, and the action takes a version.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.5.0',
    change:
      '`get-pacts`, `provider-states list`, `delete-webhook`, `delete-version-tag`, `describe-version --environment` and `--custom-header` arrive.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.4.1',
    change: 'A conflict with a published pact is reported with what the Broker says about it.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.4.0',
    change: '`publish` joins files of one consumer and provider before it sends them.',
    action: 'Publish the files of parallel jobs in one command.',
  },
  {
    version: '0.2.2',
    change: '`publish` fails when it finds no file, and TLS options work for PactFlow, the commercial hosted offering.',
    action: 'Correct paths that led to nothing.',
  },
  {
    version: '0.2.0',
    change: 'Files to publish are arguments without an option, as in the Ruby client.',
    action: 'Drop the option in front of the files.',
  },
  {
    version: '0.1.0',
    change:
      'Commands begin without `pact-broker`, and build servers are recognised by the variables of the Ruby client.',
    action: 'Call `pact-broker-cli publish`.',
  },
  {
    version: '0.0.1',
    change: 'The first release of the client in Rust.',
    action: 'Start with a later version; commands and options were renamed soon after.',
  },
];
