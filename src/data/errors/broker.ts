// cspell:words canceling datname dbname psql
import type {Family} from './types';

const server = (path: string) => `pact-foundation/pact_broker@v2.120.0:lib/pact_broker/${path}`;
const image = (path: string) => `pact-foundation/pact-broker-docker@2.141.0-pactbroker2.119.0:pact_broker/${path}`;

const locale = server('locale/en.yml');
const connection = server('initializers/database_connection.rb');
const databaseSettings = server('config/runtime_configuration_database_methods.rb');
const webhookRules = server('api/contracts/webhook_request_contract.rb');
const webhookLog = server('webhooks/webhook_request_logger.rb');

const troubleshooting = (anchor: string) => ({
  page: `/pact_broker/advanced_topics/troubleshooting#${anchor}`,
  title: 'Troubleshooting the Broker',
});
const debugging = (anchor: string) => ({
  page: `/pact_broker/webhooks/debugging_webhooks#${anchor}`,
  title: 'Debugging webhooks',
});
const allowList = {page: '/pact_broker/webhooks/webhook_whitelist', title: 'Which hosts webhooks may call'};
const settings = {page: '/pact_broker/configuration/settings', title: 'Settings'};
const cleaning = {page: '/pact_broker/administration/maintenance', title: 'Cleaning up'};

/** What those meet who run a Broker: in its log, in its answers, and in the logs of webhooks. */
export const broker: Family = {
  id: 'broker',
  title: 'Running the Pact Broker',
  problems: [
    {
      id: 'database-not-reached',
      title: '`PG::ConnectionBad`: the database is not reached',
      messages: [
        {
          slug: 'platform-postgres-connection-refused',
          tool: 'platform',
          text: 'PG::ConnectionBad: connection to server at "{host}", port {port} failed: Connection refused',
          source: connection,
        },
        {
          slug: 'platform-postgres-host-unknown',
          tool: 'platform',
          text: 'PG::ConnectionBad: could not translate host name "{host}" to address',
          source: connection,
        },
        {
          slug: 'broker-database-retrying',
          tool: 'pact-broker',
          text: 'Error connecting to database ({error}). Waiting {seconds} seconds and trying again.',
          source: connection,
        },
      ],
      cause:
        "PostgreSQL isn't up yet, or the address is wrong: inside a container, `localhost` is the container itself. By default the Broker tries once and ends.",
      fixes: [
        {
          words: 'Name the service of the database as the host, and let the Broker try again, every three seconds.',
          code: {
            language: 'yaml',
            text: `services:
  pact-broker:
    image: pactfoundation/pact-broker:2.141.0-pactbroker2.119.0
    environment:
      PACT_BROKER_DATABASE_HOST: database
      PACT_BROKER_DATABASE_NAME: pact_broker
      PACT_BROKER_DATABASE_USERNAME: pact_broker
      PACT_BROKER_DATABASE_PASSWORD: \${BROKER_DB_PASSWORD}
      PACT_BROKER_DATABASE_CONNECT_MAX_RETRIES: '10'`,
          },
        },
      ],
      verify: {
        words: 'The answer has `"ok":true` for `database`.',
        command: 'curl --silent http://localhost:9292/diagnostic/status/dependencies',
      },
      more: [
        troubleshooting('connection-refused'),
        {page: '/pact_broker/docker_images', title: 'Run the Broker with Docker'},
      ],
    },
    {
      id: 'database-refuses',
      title: '`password authentication failed`, `database does not exist`',
      messages: [
        {
          slug: 'platform-postgres-password',
          tool: 'platform',
          text: 'FATAL: password authentication failed for user "{user}"',
          source: connection,
        },
        {
          slug: 'platform-postgres-database-missing',
          tool: 'platform',
          text: 'FATAL: database "{name}" does not exist',
          source: connection,
        },
      ],
      cause:
        "PostgreSQL answers, but doesn't know this user, password or database. The Broker doesn't decode the parts of `PACT_BROKER_DATABASE_URL`, so a password with `@` or `#` breaks it. The PostgreSQL image reads its password only when the volume is empty, so a changed one has no effect later.",
      fixes: [
        {
          words: 'Set the single values in place of the URL, with the password that the database was made with.',
          code: {
            language: 'diff',
            text: ` environment:
-  PACT_BROKER_DATABASE_URL: postgres://pact_broker:\${BROKER_DB_PASSWORD}@database/pact_broker
+  PACT_BROKER_DATABASE_HOST: database
+  PACT_BROKER_DATABASE_NAME: pact_broker
+  PACT_BROKER_DATABASE_USERNAME: pact_broker
+  PACT_BROKER_DATABASE_PASSWORD: \${BROKER_DB_PASSWORD}`,
          },
        },
      ],
      verify: {
        words: 'The log goes on with `Connected to database`.',
        command: 'docker compose logs pact-broker | grep "Connected to database"',
      },
      more: [
        {page: '/pact_broker/docker_images/pactfoundation#configure-the-connection-details', title: 'Connection'},
        {page: '/pact_broker/docker_images/pactfoundation#create-the-database', title: 'Create the database'},
      ],
    },
    {
      id: 'schema-migrations',
      title: '`relation "schema_migrations" does not exist`',
      messages: [
        {
          slug: 'platform-postgres-schema-migrations',
          tool: 'platform',
          text: 'ERROR: relation "schema_migrations" does not exist',
          source: server('db/migrate.rb'),
        },
        {
          slug: 'platform-postgres-schema-info',
          tool: 'platform',
          text: 'ERROR: relation "schema_info" does not exist',
          source: server('db/migrate.rb'),
        },
      ],
      cause:
        'At its first start the Broker asks whether the table is there, and PostgreSQL logs the question as an error. The next statement creates the table. If the Broker ends here, the real fault stands further down in its own log.',
      fixes: [
        {
          words: 'Nothing has to change. Read on in the log of the Broker.',
          code: {language: 'bash', text: 'docker compose logs pact-broker | grep -i "schema version"'},
        },
      ],
      verify: {words: 'The log says `Database schema version is now`.'},
      more: [troubleshooting('error-relation-schema_migrations-does-not-exist-on-initial-startup')],
    },
    {
      id: 'schema-public',
      title: '`permission denied for schema public`',
      messages: [
        {
          slug: 'platform-postgres-schema-public',
          tool: 'platform',
          text: 'PG::InsufficientPrivilege: ERROR: permission denied for schema public',
          source: server('db/migrate.rb'),
        },
      ],
      cause:
        "Since PostgreSQL 15, only the owner of a database may create tables in its schema `public`; `GRANT ALL PRIVILEGES ON DATABASE` doesn't include that.",
      fixes: [
        {
          words: 'Make the role of the Broker the owner, as an administrator of the database.',
          code: {
            language: 'bash',
            text: 'psql --username postgres --command "ALTER DATABASE pact_broker OWNER TO pact_broker"',
          },
        },
      ],
      verify: {words: 'After another start, the log says `Database schema version is now`.'},
      more: [{page: '/pact_broker/docker_images/pactfoundation#create-the-database', title: 'Create the database'}],
    },
    {
      id: 'kubernetes-port',
      title: '`invalid value for Integer(): "tcp://` on Kubernetes',
      messages: [
        {
          slug: 'platform-kubernetes-port',
          tool: 'platform',
          text: '`Integer\': invalid value for Integer(): "tcp://{address}" (ArgumentError)',
          source: image('config/puma.rb'),
        },
      ],
      cause:
        'For a service called `pact-broker`, Kubernetes sets `PACT_BROKER_PORT` to an address in every pod of the namespace, and the Broker reads that name as its port.',
      fixes: [
        {
          words: 'Set the variable in the container yourself, or turn these variables off for the pod.',
          code: {
            language: 'diff',
            text: ` spec:
+  enableServiceLinks: false
   containers:
     - name: pact-broker
       env:
+        - name: PACT_BROKER_PORT
+          value: '9292'`,
          },
        },
      ],
      verify: {
        words: 'The log says `Listening on http://0.0.0.0:9292`.',
        command: 'kubectl logs deployment/pact-broker',
      },
      more: [
        {page: '/pact_broker/kubernetes', title: 'Run the Broker on Kubernetes'},
        troubleshooting('kubernetes-port'),
      ],
    },
    {
      id: 'statement-timeout',
      title: '`canceling statement due to statement timeout`',
      messages: [
        {
          slug: 'platform-postgres-statement-timeout',
          tool: 'platform',
          text: 'PG::QueryCanceled: ERROR: canceling statement due to statement timeout',
          source: databaseSettings,
        },
      ],
      cause:
        'A statement took longer than `database_statement_timeout`, 15 seconds. At the start that is a migration, or the wait for another instance that migrates; in requests it is mostly a database that was never cleaned, or a question for too many versions; the cleaning task obeys the same setting.',
      fixes: [
        {
          words:
            'Raise it for one start of a single instance, or for the cleaning container. For requests, clean up and gather statistics instead.',
          code: {
            language: 'diff',
            text: ` environment:
+  PACT_BROKER_DATABASE_STATEMENT_TIMEOUT: '600'`,
          },
        },
      ],
      verify: {
        words:
          'After `Database schema version is now` in the log, take the setting out and start again; the line does not come back.',
      },
      more: [
        troubleshooting('statement-timeout-migration'),
        {page: '/pact_broker/upgrading#for-docker-images', title: 'Upgrading the Broker'},
        cleaning,
      ],
    },
    {
      id: 'migration-files-missing',
      title: '`Applied migration files not in file system`',
      messages: [
        {
          slug: 'broker-migration-files-missing',
          tool: 'pact-broker',
          text: 'Sequel::Migrator::Error: Applied migration files not in file system: {files}',
          source: server('app.rb'),
        },
      ],
      cause:
        'A newer version has migrated the database, an older one was started on it, and `allow_missing_migration_files` is `false`.',
      fixes: [
        {
          words: 'Start the newer version, or leave that setting at its default.',
          code: {
            language: 'diff',
            text: ` environment:
-  PACT_BROKER_ALLOW_MISSING_MIGRATION_FILES: 'false'`,
          },
        },
      ],
      verify: {words: 'The log says `Skipping database migrations as the latest migration has already been applied`.'},
      more: [{page: '/pact_broker/upgrading#rollback', title: 'Going back to an older version'}],
    },
    {
      id: 'no-credentials',
      title: '`No basic auth credentials are configured`',
      messages: [
        {
          slug: 'broker-no-credentials',
          tool: 'pact-broker',
          text: 'No basic auth credentials are configured',
          source: server('app.rb'),
        },
      ],
      cause:
        'Basic authentication is on, and a user name or password is missing or empty: nobody gets in. The Docker image turns it on only if both are set, so there an empty variable leaves the Broker open to all, without this line.',
      fixes: [
        {
          words: 'Set both, and let the start fail if a variable is empty.',
          code: {
            language: 'yaml',
            text: `services:
  pact-broker:
    image: pactfoundation/pact-broker:2.141.0-pactbroker2.119.0
    environment:
      PACT_BROKER_BASIC_AUTH_USERNAME: \${BROKER_CI_USERNAME:?is not set}
      PACT_BROKER_BASIC_AUTH_PASSWORD: \${BROKER_CI_PASSWORD:?is not set}`,
          },
        },
      ],
      verify: {
        words: 'Without a password the status is 401, with it 200.',
        command: `curl --silent --output /dev/null --write-out '%{http_code}\\n' https://broker.example.com/pacticipants
curl --silent --output /dev/null --write-out '%{http_code}\\n' --user "$BROKER_CI_USERNAME:$BROKER_CI_PASSWORD" https://broker.example.com/pacticipants`,
      },
      more: [{page: '/pact_broker/docker_images/pactfoundation#authentication', title: 'Accounts of the Broker'}],
    },
    {
      id: 'error-reference',
      title: '`An error has occurred. The details have been logged with the reference`',
      messages: [
        {
          slug: 'broker-error-reference',
          tool: 'pact-broker',
          text: 'An error has occurred. The details have been logged with the reference {reference}',
          source: locale,
        },
      ],
      cause:
        'Status 500: something failed inside, and the Broker keeps the cause from the client. Its log has it, with the same reference.',
      fixes: [
        {
          words: 'Search the log for the reference of your answer, then this index for what stands there.',
          code: {
            language: 'bash',
            text: 'docker compose logs pact-broker | grep --after-context=5 "Error reference"',
          },
        },
      ],
      verify: {words: 'The same request no longer answers 500.'},
      more: [troubleshooting('find-the-message'), {page: '/help/how_to_ask_for_help', title: 'How to ask for help'}],
    },
    {
      id: 'host-not-allowed',
      title: '`host must be in the whitelist`, `scheme must be https`',
      messages: [
        {
          slug: 'broker-webhook-host',
          tool: 'pact-broker',
          text: 'host must be in the whitelist {hosts}. See /doc/webhooks#whitelist for more information.',
          source: webhookRules,
        },
        {
          slug: 'broker-webhook-scheme',
          tool: 'pact-broker',
          text: 'scheme must be {schemes}. See /doc/webhooks#whitelist for more information.',
          source: webhookRules,
        },
        {
          slug: 'broker-webhook-method',
          tool: 'pact-broker',
          text: 'request.method: must be {methods}. See /doc/webhooks#whitelist for more information.',
          source: webhookRules,
        },
        {
          slug: 'broker-webhook-host-template',
          tool: 'pact-broker',
          text: 'cannot have a template parameter in the host',
          source: locale,
        },
        {
          slug: 'broker-webhook-url',
          tool: 'pact-broker',
          text: 'is not a valid URL eg. http://example.org',
          source: locale,
        },
      ],
      cause:
        'The Broker refuses to save the webhook, with status 400: by default it calls `https` and `POST` only, and if hosts are listed, no others. Names are compared as they are written and never resolved.',
      fixes: [
        {
          words:
            'List the host of your CI system, with spaces between entries. `http` is for a network that is yours alone.',
          code: {
            language: 'diff',
            text: ` environment:
-  PACT_BROKER_WEBHOOK_HOST_WHITELIST: api.github.com
+  PACT_BROKER_WEBHOOK_HOST_WHITELIST: api.github.com ci.example.com`,
          },
        },
      ],
      verify: {words: 'Creating the webhook answers 201.'},
      more: [allowList],
    },
    {
      id: 'response-hidden',
      title: '`For security purposes, the response details are not logged`',
      messages: [
        {
          slug: 'broker-webhook-response-hidden',
          tool: 'pact-broker',
          text: 'For security purposes, the response details are not logged. To enable response logging, configure the webhook_host_whitelist property.',
          source: locale,
        },
      ],
      cause:
        "As long as no hosts are listed, answers and faults of webhooks are kept out of their logs, so that a webhook can't be used to read what the network of the Broker serves.",
      fixes: [
        {
          words: 'List the hosts that webhooks may call.',
          code: {
            language: 'diff',
            text: ` environment:
+  PACT_BROKER_WEBHOOK_HOST_WHITELIST: ci.example.com hooks.slack.com`,
          },
        },
      ],
      verify: {
        words: 'The next execution shows status, headers and body.',
        command: 'pact broker test-webhook --uuid order-api-changed-pact',
      },
      more: [debugging('hidden'), allowList],
    },
    {
      id: 'webhook-fails',
      title: '`Retrying webhook in`, `Webhook execution failed after`',
      messages: [
        {
          slug: 'broker-webhook-retrying',
          tool: 'pact-broker',
          text: 'Retrying webhook in {count} seconds',
          source: server('webhooks/job.rb'),
          provoked: 'examples/cli/webhooks/responses/logs.txt',
        },
        {
          slug: 'broker-webhook-gave-up',
          tool: 'pact-broker',
          text: 'Webhook execution failed after {count} attempts',
          source: server('webhooks/job.rb'),
        },
        {
          slug: 'broker-webhook-failed',
          tool: 'pact-broker',
          text: 'Failed to execute webhook {uuid} after {count} attempts.',
          source: server('webhooks/job.rb'),
        },
      ],
      cause:
        "The receiver answered with another status than 2xx, or didn't answer. The lines above say which: 401, 403 or 404 stand for a token that is wrong or lacks a right, 301 and 302 for an old address, 400 and 422 for a body that the receiver doesn't want. After the last attempt nothing more is sent.",
      fixes: [
        {
          words:
            'Send the body by curl until the receiver accepts it, correct the webhook, and send it again through the Broker.',
          code: {
            language: 'bash',
            text: `pact broker create-or-update-webhook https://ci.example.com/order-api/verify \\
  --uuid order-api-changed-pact \\
  --provider OrderApi \\
  --contract-requiring-verification-published \\
  --request POST \\
  --header "Authorization: Bearer $CI_TOKEN" \\
  --header "Content-Type: application/json" \\
  --data '{"pact": "\${pactbroker.pactUrl}"}'
pact broker test-webhook --uuid order-api-changed-pact`,
          },
        },
      ],
      verify: {words: 'The log ends with `Successfully executed webhook`. Start the build that was missed by hand.'},
      more: [debugging('fails'), {page: '/pact_broker/webhooks#delay-and-retries', title: 'Delay and retries'}],
    },
    {
      id: 'webhook-connection',
      title: '`Error executing webhook`: `Failed to open TCP connection`, `certificate verify failed`',
      messages: [
        {
          slug: 'broker-webhook-connection',
          tool: 'pact-broker',
          text: 'Error executing webhook {uuid} {error} Failed to open TCP connection to {host}',
          source: webhookLog,
        },
        {
          slug: 'broker-webhook-open-timeout',
          tool: 'pact-broker',
          text: 'Error executing webhook {uuid} Net::OpenTimeout - {message}',
          source: webhookLog,
        },
        {
          slug: 'broker-webhook-certificate',
          tool: 'pact-broker',
          text: 'Error executing webhook {uuid} OpenSSL::SSL::SSLError - {state} certificate verify failed',
          source: webhookLog,
        },
        {
          slug: 'broker-webhook-certificate-not-loaded',
          tool: 'pact-broker',
          text: 'Error loading webhook_certificate at index {index} with description {description}',
          source: server('certificates/service.rb'),
        },
      ],
      cause:
        "The Broker doesn't reach the receiver from its own network, where `localhost` is its container, or doesn't know the authority of the receiver's certificate. A certificate file that can't be read stops nothing; only the last line tells.",
      fixes: [
        {
          words:
            'Mount the certificate of the authority and name it. Behind a proxy, set `http_proxy` and `no_proxy`, in small letters, which the Broker follows for `https` too.',
          code: {
            language: 'diff',
            text: ` environment:
+  http_proxy: http://proxy.example.com:3128
+  no_proxy: database
+  PACT_BROKER_WEBHOOK_CERTIFICATES__0__DESCRIPTION: Company CA
+  PACT_BROKER_WEBHOOK_CERTIFICATES__0__PATH: /certificates/company-ca.pem
 volumes:
+  - ./company-ca.pem:/certificates/company-ca.pem:ro`,
          },
        },
      ],
      verify: {
        words: 'The container reaches the receiver, and the webhook gets an answer.',
        command: `docker compose exec pact-broker wget -q -O /dev/null https://ci.example.com
pact broker test-webhook --uuid order-api-changed-pact`,
      },
      more: [debugging('connection'), debugging('certificate')],
    },
    {
      id: 'webhook-not-triggered',
      title: '`No enabled webhooks found for the detected events`',
      messages: [
        {
          slug: 'broker-webhook-not-triggered',
          tool: 'pact-broker',
          text: 'No enabled webhooks found for the detected events',
          source: locale,
        },
        {
          slug: 'broker-webhook-not-configured',
          tool: 'pact-broker',
          text: 'Configure separate {provider} pact verification build and webhook to trigger it when the pact content changes.',
          source: locale,
        },
      ],
      cause:
        'A webhook fits this integration, but not these events, or it is switched off; with the second text, none fits at all. `contract_requiring_verification_published` is missing when the provider has no version on its main branch and none in an environment, or has a result for all of them already, which needs no build.',
      fixes: [
        {
          words:
            'Tell the Broker the main branch of the provider, and let the build on that branch publish its results. Then publish changed content.',
          code: {
            language: 'bash',
            text: `pact broker create-or-update-pacticipant --name OrderApi --main-branch main
pact broker describe-version --pacticipant OrderApi --latest`,
          },
        },
      ],
      verify: {words: 'After `Events detected`, the output of the publication names your webhook.'},
      more: [debugging('not-triggered'), {page: '/pact_broker/webhooks#events', title: 'Events'}],
    },
    {
      id: 'webhook-not-executed',
      title: '`Webhook has not executed yet`, `cannot be executed it has been deleted`',
      messages: [
        {
          slug: 'broker-webhook-not-executed',
          tool: 'pact-broker',
          text: 'Webhook has not executed yet. Please retry in a few seconds.',
          source: server('api/resources/triggered_webhook_logs.rb'),
        },
        {
          slug: 'broker-webhook-deleted',
          tool: 'pact-broker',
          text: 'Webhook with uuid {uuid} cannot be executed it has been deleted. Marking triggered webhook as failed.',
          source: server('webhooks/job.rb'),
        },
      ],
      cause:
        'The first attempt comes seconds after the event. What waits is kept in memory: a webhook that is deleted meanwhile fails, and so does what was retrying when the Broker is started again.',
      fixes: [
        {
          words:
            'Wait, and look again at the address that was printed. Where the Broker was restarted or the webhook replaced, send it once by hand.',
          code: {language: 'bash', text: 'pact broker test-webhook --uuid order-api-changed-pact'},
        },
      ],
      verify: {words: 'The log has a request and an answer.'},
      more: [{page: '/pact_broker/webhooks#delay-and-retries', title: 'Delay and retries'}],
    },
    {
      id: 'body-too-large',
      title: '`413 Request Entity Too Large`',
      messages: [
        {
          slug: 'broker-cli-too-large',
          tool: 'pact-broker-cli',
          text: "Request to pact broker path '{path}' failed: 413 Payload Too Large. URL: '{url}'",
          source: 'crates:pact-broker-cli@0.8.8:src/cli/pact_broker/main.rs',
        },
        {
          slug: 'platform-nginx-too-large',
          tool: 'platform',
          text: '413 Request Entity Too Large',
          source: 'pact-foundation/docs.pact.io@master:examples/broker/proxy/nginx.conf',
        },
      ],
      cause:
        'The proxy in front limits the size of a request: nginx to 1 MB, unless it is told otherwise. The Broker itself has no limit.',
      fixes: [
        {
          words: 'Raise the limit in the configuration of nginx, and load it again.',
          code: {
            language: 'diff',
            text: ` server {
   listen 443 ssl;
   server_name broker.example.com;
+  client_max_body_size 20m;`,
          },
        },
      ],
      verify: {words: 'Publishing the largest pact answers 200.'},
      more: [{page: '/pact_broker/docker_images/pactfoundation#using-ssl', title: 'TLS and reverse proxies'}],
    },
    {
      id: 'request-refused-by-protection',
      title: '`attack prevented by Rack::Protection`',
      messages: [
        {
          slug: 'broker-attack-prevented',
          tool: 'pact-broker',
          text: 'attack prevented by Rack::Protection::{name}',
          source: server('app.rb'),
        },
      ],
      cause:
        "The request got 403 from the protection that the Broker runs with. Mostly it is the check for forged addresses: `X-Real-IP` names an address that `X-Forwarded-For` doesn't have.",
      fixes: [
        {
          words: 'Let the proxy fill both headers from the same source.',
          code: {
            language: 'diff',
            text: ` location / {
   proxy_pass http://pact_broker;
-  proxy_set_header X-Real-IP $http_x_client_ip;
+  proxy_set_header X-Real-IP $remote_addr;
+  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
 }`,
          },
        },
      ],
      verify: {words: 'The same request reaches the Broker, and its log has no such line.'},
      more: [
        {
          page: '/pact_broker/configuration/features#running-the-broker-behind-a-reverse-proxy',
          title: 'Behind a proxy',
        },
      ],
    },
    {
      id: 'empty-path-component',
      title: '`Empty path component found`',
      messages: [
        {
          slug: 'broker-empty-path-component',
          tool: 'pact-broker',
          text: 'Empty path component found',
          source: 'pact-foundation/pact_broker@v2.120.0:lib/rack/pact_broker/invalid_uri_protection.rb',
        },
        {
          slug: 'broker-new-line-in-path',
          tool: 'pact-broker',
          text: 'URL path cannot contain a new line character.',
          source: locale,
        },
        {
          slug: 'broker-tab-in-path',
          tool: 'pact-broker',
          text: 'URL path cannot contain a tab character.',
          source: locale,
        },
      ],
      cause:
        'A script builds the address by itself: a variable in it was empty, so that two slashes follow each other, the base URL ended with a slash, or the output of a command brought its line break along.',
      fixes: [
        {
          words: 'Stop at empty variables, and cut the slash at the end.',
          code: {
            language: 'bash',
            text: `curl --fail --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \\
  "\${PACT_BROKER_BASE_URL%/}/pacticipants/OrderWeb/versions/\${GIT_COMMIT:?is not set}"`,
          },
        },
      ],
      verify: {words: 'The address has `//` behind `https:` only, and the status is 200.'},
      more: [{page: '/pact_broker/api/pacticipants', title: 'Applications in the API'}],
    },
    {
      id: 'pool-timeout',
      title: '`Sequel::PoolTimeout`',
      messages: [
        {
          slug: 'broker-pool-timeout',
          tool: 'pact-broker',
          text: 'Sequel::PoolTimeout: timeout: {seconds}, elapsed: {time}',
          source: databaseSettings,
        },
      ],
      cause:
        'For `database_pool_timeout`, 5 seconds, every connection to the database was in use. The image runs five threads and four connections, so slow statements soon hold them all.',
      fixes: [
        {
          words: 'Give each thread a connection. Then look in the log for slow statements, and clean up.',
          code: {
            language: 'diff',
            text: ` environment:
+  PACT_BROKER_DATABASE_MAX_CONNECTIONS: '6'
+  PACT_BROKER_SQL_LOG_LEVEL: debug`,
          },
        },
      ],
      verify: {
        words: 'Under load, the number stays below the limit.',
        command: `psql --dbname pact_broker --command "SELECT count(*) FROM pg_stat_activity WHERE datname = 'pact_broker'"`,
      },
      more: [settings, cleaning],
    },
    {
      id: 'clean-refused',
      title: '`Clean was not performed`, `You must specify which versions to keep`',
      messages: [
        {
          slug: 'broker-clean-in-progress',
          tool: 'pact-broker',
          text: 'Clean was not performed as a clean is already in progress. Exiting.',
          source: server('tasks/clean_task.rb'),
        },
        {
          slug: 'broker-clean-without-selectors',
          tool: 'pact-broker',
          text: 'You must specify which versions to keep',
          source: server('tasks/clean_task.rb'),
        },
        {
          slug: 'broker-clean-without-limit',
          tool: 'pact-broker',
          text: 'You must specify the version_deletion_limit',
          source: server('tasks/clean_task.rb'),
        },
      ],
      cause:
        'Another instance is cleaning at the moment, which is no fault unless the line comes each time; or the list of what stays, or the number to delete at once, is empty.',
      fixes: [
        {
          words: 'Clean in one container only, with a list and a limit, and without deleting at first.',
          code: {
            language: 'yaml',
            text: `services:
  clean:
    image: pactfoundation/pact-broker:2.141.0-pactbroker2.119.0
    entrypoint: clean
    environment:
      PACT_BROKER_DATABASE_HOST: database
      PACT_BROKER_DATABASE_NAME: pact_broker
      PACT_BROKER_DATABASE_USERNAME: pact_broker
      PACT_BROKER_DATABASE_PASSWORD: \${BROKER_DB_PASSWORD}
      PACT_BROKER_DATABASE_CLEAN_DRY_RUN: 'true'
      PACT_BROKER_DATABASE_CLEAN_DELETION_LIMIT: '500'
      PACT_BROKER_DATABASE_CLEAN_KEEP_VERSION_SELECTORS: '[{"latest": true, "branch": true}, {"max_age": 90}]'`,
          },
        },
      ],
      verify: {words: 'The log has `Deleting oldest` with your list, and `Results`.'},
      more: [cleaning],
    },
    {
      id: 'puma-not-found',
      title: '`bundler: command not found: puma`',
      messages: [
        {
          slug: 'platform-puma-not-found',
          tool: 'platform',
          text: 'bundler: command not found: puma\nInstall missing gem executables with `bundle install`',
          source: image('entrypoint.sh'),
        },
      ],
      cause:
        "Nothing is missing in the image. It is built on Alpine, and old versions of Docker, mostly those before 20.10, block system calls that Alpine 3.14 and later make, so that Ruby believes its folders can't be written. A line like `/pact_broker is not writable` stands above.",
      fixes: [
        {
          words: 'Look at the version of the engine, not of the client, and upgrade Docker on the machine.',
          code: {language: 'bash', text: "docker version --format '{{.Server.Version}}'"},
        },
      ],
      verify: {words: 'The log says `Listening on`.'},
      more: [{page: '/pact_broker/docker_images/pactfoundation', title: 'The Docker image'}],
    },
    {
      id: 'configuration-refused',
      title: 'A setting is refused at the start',
      messages: [
        {
          slug: 'broker-setting-not-a-list',
          tool: 'pact-broker',
          text: 'Pact Broker configuration property `{name}` must be a space delimited String or an Array. Got: {value}',
          source: server('config/runtime_configuration_coercion_methods.rb'),
        },
        {
          slug: 'broker-log-stream',
          tool: 'pact-broker',
          text: 'log_stream must be one of: {values}',
          source: server('config/runtime_configuration.rb'),
        },
        {
          slug: 'broker-log-dir',
          tool: 'pact-broker',
          text: 'Must specify log_dir if log_stream is set to file',
          source: server('config/runtime_configuration.rb'),
        },
        {
          slug: 'broker-setting-unknown',
          tool: 'pact-broker',
          text: 'Could not load configuration setting "{name}" as there is no matching attribute on the {kind} class',
          source: server('config/load.rb'),
        },
      ],
      cause:
        "A value has another form than its setting wants: a number or a map stands for a list, or `log_stream` is neither `file` nor `stdout`. The last text is a warning: the table `config` of the database has a setting that this version doesn't know.",
      fixes: [
        {
          words: 'Correct the value, here in `config/pact_broker.yml`. A list may be words with spaces between them.',
          code: {
            language: 'diff',
            text: `-log_stream: console
+log_stream: stdout
-webhook_host_whitelist:
-  ci: ci.example.com
+webhook_host_whitelist: ci.example.com api.github.com`,
          },
        },
      ],
      verify: {words: 'Below `PACT BROKER CONFIGURATION:`, the log has the value with its source.'},
      more: [settings],
    },
    {
      id: 'encoding',
      title: '`The Sequel connection encoding`',
      messages: [
        {
          slug: 'broker-connection-encoding',
          tool: 'pact-broker',
          text: 'The Sequel connection encoding ({encoding}) is strongly recommended to be "utf8".',
          source: locale,
        },
      ],
      cause:
        "A `config.ru` of yours opens the connection to the database, and gives it no encoding. The image isn't affected.",
      fixes: [
        {
          words: 'Name the encoding, or leave the connection to the settings.',
          code: {
            language: 'diff',
            text: ` app = PactBroker::App.new do |config|
-  config.database_connection = Sequel.connect(ENV["DATABASE_URL"])
+  config.database_connection = Sequel.connect(ENV["DATABASE_URL"], encoding: "utf8")
 end`,
          },
        },
      ],
      verify: {words: 'The Broker starts with `validate_database_connection_config` at its default.'},
      more: [settings],
    },
    {
      id: 'version-not-a-number',
      title: '`cannot be parsed to a version number`',
      messages: [
        {
          slug: 'broker-version-not-a-number',
          tool: 'pact-broker',
          text: "Version number '{number}' cannot be parsed to a version number.",
          source: locale,
        },
        {
          slug: 'broker-consumer-version-not-a-number',
          tool: 'pact-broker',
          text: "Consumer version number '{number}' cannot be parsed to a version number.",
          source: locale,
        },
        {
          slug: 'broker-header-not-a-number',
          tool: 'pact-broker',
          text: "X-Pact-Consumer-Version '{number}' cannot be parsed to a version number.",
          source: locale,
        },
      ],
      cause:
        'This Broker orders versions by number, as `order_versions_by_date` is `false`, and a commit is no number. The setting is older than branches.',
      fixes: [
        {
          words: 'Take the setting out of the environment and the file, and out of the table `config` if it is there.',
          code: {
            language: 'diff',
            text: ` environment:
-  PACT_BROKER_ORDER_VERSIONS_BY_DATE: 'false'`,
          },
        },
      ],
      verify: {words: 'A pact is published under a commit.'},
      more: [{page: '/pact_broker/configuration/features#ordering-versions', title: 'Order of versions'}],
    },
    {
      id: 'secrets-in-logs',
      title: '`WARNING!!! webhook_redact_sensitive_data is set to false`',
      messages: [
        {
          slug: 'broker-secrets-in-logs',
          tool: 'pact-broker',
          text: 'WARNING!!! webhook_redact_sensitive_data is set to false. This will allow authentication information to be included in the webhook logs.',
          source: server('config/runtime_configuration_logging_methods.rb'),
        },
      ],
      cause:
        'The setting was turned off to look for a fault, so the logs of webhooks show tokens. Logs from that time keep them.',
      fixes: [
        {
          words: 'Take the setting out, start the Broker again, and replace the tokens that were logged.',
          code: {
            language: 'diff',
            text: ` environment:
-  PACT_BROKER_WEBHOOK_REDACT_SENSITIVE_DATA: 'false'`,
          },
        },
      ],
      verify: {words: 'The next log shows stars for `authorization`.'},
      more: [debugging('http-debug-logging')],
    },
  ],
};
