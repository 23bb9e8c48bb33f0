import type {ReleaseNote} from './types';

const client = {page: '/pact_broker/client_cli/index.mdx', title: 'Broker client'};

/** What the versions of the Ruby client mean for pipelines that call `pact-broker`. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '1.78.0',
    change: 'Requests say in their `User-Agent` which client sent them.',
    action: 'Nothing has to change. New pipelines take `pact broker` of the Pact CLI, which is written in Rust.',
    guide: client,
  },
  {
    version: '1.77.0',
    change: '`can-i-merge` takes `--ignore`, too.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.76.0',
    change: '`can-i-deploy --dry-run` no longer waits for results with `--retry-while-unknown`.',
    action: 'Take 1.76.1 or later, in which `list-latest-pact-versions` is in the gem again.',
  },
  {
    version: '1.75.0',
    change: '`delete-branch` removes a branch of an application.',
    action: 'Use a Broker from 2.108.0, which knows the address.',
  },
  {
    version: '1.74.0',
    change: '`publish --auto-detect-version-properties`, in short `-r`, finds the commit as well as the branch.',
    action: 'Name version and branch yourself where a build runs on a merge commit that nobody deploys.',
  },
  {
    version: '1.73.0',
    change:
      'An unknown option leads to a warning, and a long dash in place of a hyphen to an error. Client certificates are supported.',
    action: 'Set `PACT_BROKER_ERROR_ON_UNKNOWN_OPTION=true`, so that a typing error fails the build.',
  },
  {
    version: '1.69.0',
    change: '`can-i-merge` asks whether a version works with the main branches of the other applications.',
    action: 'Nothing has to change.',
    guide: {page: '/pact_broker/can_i_deploy.mdx', title: 'Can I deploy'},
  },
  {
    version: '1.59.0',
    change: 'In a pull request on GitHub Actions, the branch found is that of the pull request.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.54.0',
    change:
      '`create-or-update-pacticipant` sets the main branch, and `PACT_DISABLE_SSL_VERIFICATION` turns off the check of certificates.',
    action: 'Name a file of certificates in `SSL_CERT_FILE` instead of turning the check off.',
  },
  {
    version: '1.52.0',
    change: '`--application-instance` is the name of what was `--target` in commands about deployments.',
    action: 'Rename the option; the old name still works.',
  },
  {
    version: '1.51.0',
    change: '`publish` sends everything in one request, if the Broker is 2.80.0 or later.',
    action: 'Upgrade the Broker first.',
  },
  {
    version: '1.47.0',
    change: 'Environments, deployments and releases have their commands.',
    action: 'Use a Broker from 2.81.0, and replace tags that mark what runs where.',
    guide: {
      page: '/pact_broker/recording_deployments_and_releases.mdx',
      title: 'Recording deployments and releases',
    },
  },
  {
    version: '1.36.0',
    change: '`publish` takes branch and build URL, and `can-i-deploy` takes `--to-environment`.',
    action: 'Give every version its branch.',
    guide: {page: '/pact_broker/branches.mdx', title: 'Branches'},
  },
  {
    version: '1.28.2',
    change: '`create-version-tag` fails for a version that does not exist, where it created one before.',
    action: 'Publish, or verify, before anything refers to the version.',
  },
  {
    version: '1.18.0',
    change: 'A token is accepted in place of a user name and password, for the commercial hosted offering PactFlow.',
    action: 'Set one of the two: from 1.25.0 both together are an error.',
  },
  {
    version: '1.16.0',
    change: '`can-i-deploy` can wait for results that are missing, with `--retry-while-unknown`.',
    action: 'Set `--retry-interval` as well, so that the wait fits the length of a verification.',
  },
  {
    version: '1.6.0',
    change: 'Options of the commands have other names, those of the provider verifier.',
    action: 'Write `--broker-base-url` and the like in scripts from before.',
  },
  {
    version: '1.0.0',
    change: 'The first stable version is a Rake task for Ruby projects; commands come with 1.5.0.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.0.6',
    change: 'Among the first versions, published while the ideas took shape.',
    action: 'Nothing has to change.',
  },
];
