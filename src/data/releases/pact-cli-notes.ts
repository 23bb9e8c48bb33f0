import type {ReleaseNote} from './types';

const cli = '/implementation_guides/cli';

/** What the versions of `pact` mean for its users. There is no first major version yet. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '0.10.8',
    change:
      'Broker client 0.8.8 repairs `create-or-update-webhook`. The npm package 18.1.2 and newer has this version.',
    action: 'Take it if webhooks are kept up to date from a pipeline.',
  },
  {
    version: '0.10.6',
    change: '`pact extension install` knows `drift` of PactFlow, the commercial hosted offering.',
    action: 'Nothing has to change.',
    guide: {page: `${cli}/pact-cli/index.mdx`, title: 'Extensions'},
  },
  {
    version: '0.10.5',
    change: 'Archives are published under the former names as well, until the end of 2026.',
    action: 'Move scripts that download a file of their own to the installer before 2027.',
  },
  {
    version: '0.10.4',
    change: 'The images and the links to downloads are built and named by the new pipeline.',
    action: 'Use `pactfoundation/pact`; `pactfoundation/pact-cli` is the collection of Ruby tools.',
    guide: {page: '/docker.mdx', title: 'Docker'},
  },
  {
    version: '0.10.3',
    change:
      'Archives and installers are made by cargo-dist and have other names. The action installs the release of its own reference, and its input `version` is deprecated.',
    action:
      'Replace `install.sh` and `install.ps1` by `pact-installer.sh` and `pact-installer.ps1`, and pin the action by `@v…`.',
  },
  {
    version: '0.10.2',
    change:
      'Failed requests to a Broker are tried again, by default up to eight times in all. `--enable-otel` switches on traces and logs, and names of extensions may contain hyphens.',
    action: 'Set `PACT_BROKER_HTTP_RETRIES=1` where a failure should show at once.',
  },
  {
    version: '0.10.0',
    change: 'Broker client 0.7.0 shows in the table of `can-i-deploy` how a result came about.',
    action: 'Adapt scripts that cut columns out of the table; better, read `--output json`.',
  },
  {
    version: '0.9.5',
    change: 'The Broker client works with a Broker whose address has a path.',
    action: 'Give the path in `PACT_BROKER_BASE_URL`.',
  },
  {
    version: '0.9.3',
    change: '`create-or-update-webhook` keeps the UUID that it is given, in place of an error 404.',
    action: 'Remove workarounds that deleted and created the webhook.',
  },
  {
    version: '0.9.1',
    change: 'The first version on crates.io, in the crate `pact`.',
    action: 'Install it by `cargo install pact --locked`; `pact-cli` there is another project.',
  },
  {
    version: '0.9.0',
    change: 'Extensions bring the Ruby tools, and programs of PactFlow, the commercial hosted offering, beside `pact`.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.7.0',
    change: 'Exit codes are returned by the program itself, and OpenTelemetry can be switched on.',
    action: 'Check scripts that relied on other exit codes of the Broker client.',
  },
  {
    version: '0.6.0',
    change: 'The program is called `pact`, and its command for the Broker `broker`, in place of `pact-broker`.',
    action: 'Write `pact broker publish`.',
  },
  {
    version: '0.5.0',
    change: 'The first release joins the mock server, the verifier, the stub server, plugins and the Broker client.',
    action: 'Take 0.6.0 or later, which has the names of today.',
  },
];
