import type {ReleaseNote} from './types';

const broker = '/pact_broker';
const upgrading = {page: `${broker}/upgrading.mdx`, title: 'Upgrading'};

/** What the versions of the Pact Broker mean for those who run it or upgrade it. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '2.120.0',
    change:
      '`can-i-deploy` to an environment looks at every version that is released or deployed there; earlier versions looked only at the newest of each provider, and could answer yes too soon. The clean-up task also deletes branches to which no version was published for 90 days.',
    action:
      'Expect a no where several versions of a provider are released at once. Give every application its main branch before the task runs: main branches stay. Hand it an empty list of selectors for branches if it shall delete none. Leave Ruby 2.7 and MySQL while it still accepts them: the code after it in the repository refuses both.',
    guide: {page: `${broker}/administration/maintenance.mdx`, title: 'Maintenance'},
  },
  {
    version: '2.119.0',
    change:
      'Finding WIP pacts takes less time on a large database, with new indexes, and deleting data goes in batches. The list of environments of an application leaves out versions whose deployment has ended.',
    action: 'Plan for the indexes on the first start: on large tables they take a while.',
  },
  {
    version: '2.118.0',
    change:
      'The address of the latest pact of a branch works again; 2.117.0 and 2.117.1 answer it wrongly, because a new route overlaps it.',
    action: 'Skip 2.117.',
  },
  {
    version: '2.117.0',
    change:
      'Provider states can be listed for a branch or an environment, pacts of a provider by the branch of the consumer.',
    action: 'Go to 2.118.0: the dashboard of an integration does not load in 2.117.0.',
  },
  {
    version: '2.116.0',
    change: 'The page of a pact shows messages of specification 4, and lists of versions say where each is deployed.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.113.2',
    change: 'Rack 3 replaces Rack 2, and names of response headers are in lower case.',
    action:
      'Compare header names without regard to case in scripts, and raise Rack middleware of your own in `config.ru` to releases for Rack 3.',
  },
  {
    version: '2.111.0',
    change: 'There is a badge that says whether the main branch can be merged, and a list of all labels.',
    action: 'Nothing has to change.',
    guide: {page: `${broker}/advanced_topics/provider_verification_badges.mdx`, title: 'Provider verification badges'},
  },
  {
    version: '2.110.0',
    change:
      'On PostgreSQL, migrations and clean-ups take an advisory lock, so that of several instances only one does the work.',
    action:
      'Start as many instances as you like from here on. Connect past a pooler in transaction mode: advisory locks belong to a session.',
  },
  {
    version: '2.108.0',
    change:
      'Ruby 2.7 is the oldest that works. Branches can be read, listed and deleted by the API, lists of integrations and branches are paginated, and addresses with an empty part are answered with 404.',
    action: 'Look for double slashes in addresses that scripts put together.',
    guide: {page: `${broker}/api/pagination.mdx`, title: 'Pagination'},
  },
  {
    version: '2.107.0',
    change:
      'The Broker runs on Ruby 3. An empty string as the branch of a provider is refused where pending or WIP pacts depend on it.',
    action:
      'Take 2.107.1, which adds a line that a migration needs. Leave the branch out of a verification, or set it.',
  },
  {
    version: '2.106.0',
    change:
      'Errors come as `application/problem+json` if the client asks for that, and the list of applications can be read in pages.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.102.0',
    change:
      'New installations refuse changed content for a consumer version that has a pact already. Databases that had pacts before keep accepting it, by a setting that the migration writes into them.',
    action:
      'Turn acceptance off in old installations, too, with `PACT_BROKER_ALLOW_DANGEROUS_CONTRACT_MODIFICATION=false`; a rebuilt commit then has to publish the same content.',
    guide: {
      page: '/getting_started/versioning_in_the_pact_broker.mdx',
      title: 'Versioning in the Pact Broker',
    },
  },
  {
    version: '2.100.0',
    change:
      'Publishing by `/contracts/publish` checks names for likely duplicates, as the older way always did, and `can-i-merge` exists.',
    action: 'Create an application whose name resembles another one before its first pact is published.',
  },
  {
    version: '2.99.0',
    change: 'SQL statements are no longer logged by default.',
    action: 'Set `PACT_BROKER_SQL_LOG_LEVEL` for the time in which you look into a slow query.',
  },
  {
    version: '2.94.0',
    change:
      'A question by address, and from 2.95.0 a badge, tells whether the newest version of a branch can go to an environment.',
    action: 'Ask by branch and environment where dashboards still ask by tag.',
  },
  {
    version: '2.90.0',
    change:
      'The clean-up task keeps versions that are deployed, or released and supported, whatever its selectors say.',
    action: 'Run no older clean-up against a database in which deployments are recorded.',
    guide: {page: `${broker}/administration/maintenance.mdx`, title: 'Maintenance'},
  },
  {
    version: '2.86.0',
    change:
      'Webhooks choose applications by label. Database connections are checked once an hour, not before every request.',
    action:
      'If a proxy or a firewall closes idle connections, set `PACT_BROKER_DATABASE_CONNECTION_VALIDATION_TIMEOUT` to fewer seconds than it allows.',
  },
  {
    version: '2.84.0',
    change: 'A version can be on several branches, and pacts for verification say by default whether they are pending.',
    action: 'Nothing has to change for verifiers that ask for pending pacts themselves.',
    guide: {page: `${broker}/branches.mdx`, title: 'Branches'},
  },
  {
    version: '2.82.0',
    change:
      'All settings can come from environment variables or a YAML file, basic authentication is part of the application, the first branch with a usual name becomes the main branch, and webhooks know the event `contract_requiring_verification_published`.',
    action:
      'Compare your configuration with the list of settings: what a `config.ru` did by code may be a setting now.',
    guide: {page: `${broker}/configuration/settings.mdx`, title: 'Settings'},
  },
  {
    version: '2.81.0',
    change:
      'Environments, deployments and releases need no feature toggle any more. A tag named like an environment records a deployment there.',
    action:
      'Record deployments instead of tagging; if both happen during the change, set `PACT_BROKER_CREATE_DEPLOYED_VERSIONS_FOR_TAGS=false`.',
    guide: {page: `${broker}/recording_deployments_and_releases.mdx`, title: 'Recording deployments and releases'},
  },
  {
    version: '2.80.0',
    change:
      'Pacts, versions, branches and tags are published in one request to `/contracts/publish`. Applications have a main branch, and selectors for verification know branches and environments.',
    action: 'Nothing has to change for older clients; newer ones use it by themselves.',
  },
  {
    version: '2.68.0',
    change: 'On PostgreSQL, sequences number versions and results.',
    action: 'Give the Broker’s database user the right to use sequences, if tables and rights are managed by hand.',
  },
  {
    version: '2.60.0',
    change: 'Pacts for verification, with selectors, pending and WIP pacts, need no feature toggle any more.',
    action: 'Remove the toggle; verifiers find the relation in the index.',
  },
  {
    version: '2.56.0',
    change:
      'Pages of the UI have relative links unless a base URL is configured, as a defence against forged host headers.',
    action: 'Set `PACT_BROKER_BASE_URL` in every installation that others reach.',
    guide: {page: `${broker}/advanced_topics/troubleshooting.mdx`, title: 'Troubleshooting'},
  },
  {
    version: '2.49.0',
    change: 'Badges may redirect the browser to shields.io, where the Broker fetched every picture itself before.',
    action: 'Allow your readers to reach shields.io, or name a server of your own in `shields_io_base_url`.',
  },
  {
    version: '2.42.0',
    change: 'Webhooks know the events of a verification that succeeded or failed.',
    action: 'Use these where a webhook reads the status to tell the two apart.',
    guide: {page: `${broker}/webhooks/index.mdx`, title: 'Webhooks'},
  },
  {
    version: '2.13.0',
    change: 'Webhooks trust certificates that are stored in the database, and there are badges for pairs of tags.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.3.0',
    change: 'The first badge appears, for the latest pact of a consumer and a provider.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.1.0',
    change: 'From here on, tests hold that older code works with a newer database.',
    action: 'Coming from an older version, stop all instances but one until this version has migrated the database.',
    guide: upgrading,
  },
  {
    version: '2.0.0',
    change:
      'Results of verifications are stored and shown, settings can live in the database, and every response names the version in the header `X-Pact-Broker-Version`. Ruby 2.2 is the oldest that works.',
    action:
      'Back up, stop all instances but one, and start it: these migrations do not work with the code before them.',
    guide: upgrading,
  },
  {
    version: '1.0.0',
    change: 'The first stable version stores pacts, versions and tags, and shows them on a page.',
    action: 'Run nothing older than 2.1.',
  },
  {
    version: '0.0.9',
    change: 'Among the first versions, published while the ideas took shape.',
    action: 'Nothing has to change.',
  },
];
