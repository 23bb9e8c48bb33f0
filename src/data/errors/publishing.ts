// cspell:words certpath Djavax Dpactbroker gradlew importcert keytool Mojo noprompt PKIX Ppacticipant storepass storetype truststore
import type {Family} from './types';

const brokerCli = (path: string) => `crates:pact-broker-cli@0.8.8:src/cli/${path}`;
const client = (path: string) => `pact-foundation/pact_broker-client@v1.78.0:lib/pact_broker/client/${path}`;
const server = (path: string) => `pact-foundation/pact_broker@v2.120.0:lib/pact_broker/${path}`;
const jvm = (path: string) => `pact-foundation/pact-jvm@4_7_5:${path}`;

const locale = server('locale/en.yml');
const halClient = brokerCli('pact_broker/main.rs');
const reasons = server('api/decorators/reason_decorator.rb');
const output = 'examples/cli/broker-client/output';

const versions = {page: '/pact_broker/pacticipant_version_numbers', title: 'Version numbers'};
const canIDeploy = {page: '/pact_broker/can_i_deploy#reasons', title: 'Every reason of can-i-deploy'};
const commands = {page: '/pact_broker/client_cli/readme', title: 'Commands of the client'};
const selectors = {
  page: '/pact_broker/advanced_topics/consumer_version_selectors',
  title: 'Consumer version selectors',
};
const deployments = {page: '/pact_broker/recording_deployments_and_releases', title: 'Recording deployments'};
const tls = {page: '/pact_broker/advanced_topics/using-tls', title: 'Using TLS'};

/** What the Broker and its clients say when something is published, recorded or asked. */
export const publishing: Family = {
  id: 'publishing',
  title: 'Publishing, versions and can-i-deploy',
  problems: [
    {
      id: 'content-changed',
      title: '`Cannot change the content of the pact for`',
      messages: [
        {
          slug: 'broker-content-changed',
          tool: 'pact-broker',
          text: 'Cannot change the content of the pact for {consumer} version {number} and provider {provider}, as race conditions will cause unreliable results for can-i-deploy.',
          source: locale,
        },
        {
          slug: 'jvm-publishing-conflict',
          tool: 'pact-jvm',
          text: "Failed - Request to path '{path}' failed with HTTP response 409",
          source: jvm('core/pactbroker/src/main/kotlin/au/com/dius/pact/core/pactbroker/HalClient.kt'),
        },
        {
          slug: 'broker-content-overwritten',
          tool: 'pact-broker',
          text: 'Pact with changed content published over existing content for {consumer} version {number} and provider {provider}.',
          source: locale,
        },
      ],
      cause:
        'This version of the consumer has a pact with this provider already, and the new one differs. Examples change with each run (dates, random identifiers), parts of the tests are published by several jobs, or several commits share one version number. The last text is a warning of Brokers that still have `allow_dangerous_contract_modification`.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Write fixed examples in place of values that are made in each run.',
          code: {
            language: 'diff',
            text: ` .willRespondWith(200, (builder) => {
   builder.jsonBody({
-    id: uuid(randomUUID()),
+    id: uuid('3f1c2a9e-8f0b-4d35-9c43-5b7f1e2d6a10'),
   });
 })`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Write fixed examples in place of values that are made in each run. In Java:',
          code: {
            language: 'diff',
            text: ` newJsonBody(
     order -> {
-      order.uuid("id", UUID.randomUUID());
+      order.uuid("id", UUID.fromString("3f1c2a9e-8f0b-4d35-9c43-5b7f1e2d6a10"));
     })
     .build()`,
          },
        },
        {
          words:
            'Give every matcher a fixed example, empty the folder before the tests, and let one job publish all of it under the commit.',
          code: {
            language: 'bash',
            text: `pact broker publish pacts \\
  --consumer-app-version "$(git rev-parse HEAD)" \\
  --branch "$GIT_BRANCH"`,
          },
        },
      ],
      verify: {
        words:
          'After two runs of the tests on one commit, the checksums are equal, and a second publication is told as `republished … with no content changes`.',
        command: 'sha256sum pacts/*.json',
      },
      more: [
        {page: '/consumer/recommended_configuration#cannot-change-the-content', title: 'Publishing from a pipeline'},
        versions,
      ],
    },
    {
      id: 'similar-names',
      title: '`is very similar to the following existing pacticipants`',
      messages: [
        {
          slug: 'broker-similar-names',
          tool: 'pact-broker',
          text: `This is the first time a pact has been published for "{name}".
The name "{name}" is very similar to the following existing pacticipants:`,
          source: locale,
        },
      ],
      cause:
        'The Broker answers 409, because a name is new and hardly differs from one that exists: `OrdersService` and `OrderApi` count as alike, since a plural and the words `api`, `provider` and `service` are left out of the comparison.',
      fixes: [
        {
          words:
            'Correct the name in the tests if it is a slip. If the application is really another one, create it first, then publish again.',
          code: {
            language: 'bash',
            text: 'pact broker create-or-update-pacticipant --name OrdersService --main-branch main',
          },
        },
      ],
      verify: {
        words: 'Each application is listed once, under the name that you mean.',
        command: 'pact broker list-pacticipants',
      },
      more: [
        {
          page: '/pact_broker/configuration/features#checking-for-potential-duplicate-pacticipant-names',
          title: 'Names that are nearly the same',
        },
      ],
    },
    {
      id: 'no-verified-pact',
      title: '`There is no verified pact between`: a result is missing',
      messages: [
        {
          slug: 'broker-no-verified-pact',
          tool: 'pact-broker',
          text: 'There is no verified pact between version {number} of {consumer} and the version of {provider} currently in {environment}',
          source: reasons,
        },
        {
          slug: 'broker-no-verified-pact-of-provider',
          tool: 'pact-broker',
          text: 'There is no verified pact between the version of {consumer} currently in {environment} ({other}) and version {number} of {provider}',
          source: reasons,
        },
        {
          slug: 'broker-no-verified-pact-main-branch',
          tool: 'pact-broker',
          text: 'There is no verified pact between {one} and the latest version of {provider} from the main branch',
          source: reasons,
        },
      ],
      cause:
        'That version of the provider has no result for this content of the pact: it has not verified it, has verified it without publishing the result, or under another version number. With `(no versions exist for this branch)` the provider has no main branch, or no version on it.',
      fixes: [
        {
          words:
            'Let the provider verify the pact, by a webhook for `contract_requiring_verification_published` or by running its build, and publish the result from CI under the commit. Then wait for it instead of asking once.',
          code: {
            language: 'bash',
            text: `pact broker can-i-deploy \\
  --pacticipant OrderWeb \\
  --version "$GIT_COMMIT" \\
  --to-environment production \\
  --retry-while-unknown 60 \\
  --retry-interval 5`,
          },
        },
      ],
      verify: {words: 'The table has `true` in the column `SUCCESS?` for each row, and the exit code is 0.'},
      more: [
        {page: '/pact_broker/can_i_deploy#no-verified-pact', title: 'The cases of this reason'},
        {page: '/pact_broker/webhooks', title: 'Webhooks'},
      ],
    },
    {
      id: 'nothing-deployed',
      title: '`no version is currently recorded as deployed/released in this environment`',
      messages: [
        {
          slug: 'broker-nothing-deployed',
          tool: 'pact-broker',
          text: 'There is no verified pact between version {number} of {consumer} and a version of {provider} currently in {environment} (no version is currently recorded as deployed/released in this environment)',
          source: server('matrix/resolved_selector.rb'),
          provoked: `${output}/can-i-deploy-no.txt`,
        },
        {
          slug: 'broker-environment-without-version',
          tool: 'pact-broker',
          text: 'No version of {name} is currently recorded as deployed or released in environment {environment}',
          source: server('matrix/resolved_selector.rb'),
        },
      ],
      cause:
        'The consumer needs a provider of which the Broker knows no version in that environment: it has never been deployed there, or its pipeline deploys without telling the Broker.',
      fixes: [
        {
          words:
            'Deploy the provider first, and record it at the end of each deployment. If it runs there already, record the version that runs once by hand.',
          code: {
            language: 'bash',
            text: `pact broker record-deployment \\
  --pacticipant OrderApi \\
  --version "$GIT_COMMIT" \\
  --environment production`,
          },
        },
      ],
      verify: {
        words: 'The version of the provider is shown as deployed.',
        command: 'pact broker describe-version --pacticipant OrderApi --environment production',
      },
      more: [deployments, canIDeploy],
    },
    {
      id: 'computer-says-no',
      title: '`Computer says no`',
      sumsUp: true,
      messages: [
        {
          slug: 'broker-cli-computer-says-no',
          tool: 'pact-broker-cli',
          text: '❌ Computer says no ¯\\_(ツ)_/¯\n❌ No deployable version found',
          source: brokerCli('pact_broker/main/can_i_deploy.rs'),
          provoked: `${output}/can-i-deploy-no.txt`,
        },
        {
          slug: 'client-computer-says-no',
          tool: 'pact-broker-client',
          text: 'Computer says no ¯\\_(ツ)_/¯',
          source: client('can_i_deploy.rb'),
        },
        {
          slug: 'jvm-computer-says-no',
          tool: 'pact-jvm',
          text: 'Can you deploy? Computer says no ¯\\_(ツ)_/¯ {message}',
          source: jvm('provider/maven/src/main/kotlin/au/com/dius/pact/provider/maven/PactCanIDeployMojo.kt'),
        },
      ],
      cause:
        'The question was understood, and the answer is no or not yet. The reason stands beside the table: a result failed, a result is missing, or nothing is known of a version.',
      fixes: [
        {
          words:
            'Search this index for the reason, the sentence that begins with `There is no verified pact`, `The verification for the pact` or `No pacts or verifications`. If none is shown, ask for it.',
          code: {
            language: 'bash',
            text: `pact broker can-i-deploy \\
  --pacticipant OrderWeb \\
  --version "$GIT_COMMIT" \\
  --to-environment production \\
  --output json`,
          },
        },
      ],
      verify: {
        words: '`Computer says yes` and exit code 0, with the default output: with `--output json` it is always 0.',
      },
      more: [canIDeploy],
    },
    {
      id: 'verification-failed',
      title: '`The verification for the pact between … failed`',
      messages: [
        {
          slug: 'broker-verification-failed',
          tool: 'pact-broker',
          text: 'The verification for the pact between {consumer} and {provider} failed',
          source: reasons,
        },
      ],
      cause:
        'The newest result of that version of the provider for this content is a failure. A pending pact that failed did not stop the provider, but it stops the consumer here.',
      fixes: [
        {
          words:
            "Open the address below `VERIFICATION RESULTS` for the differences, and agree on the side to change. If only a state or the environment was missing, run the provider's build of that version again: the newer result counts.",
          code: {
            language: 'bash',
            text: 'pact broker can-i-deploy --pacticipant OrderWeb --version "$GIT_COMMIT" --to-environment production',
          },
        },
      ],
      verify: {words: 'The row of the table says `true`.'},
      more: [
        {page: '/provider/how_to_fix_failing_verification_tests', title: 'What to do when a verification fails'},
        {page: '/pact_broker/advanced_topics/pending_pacts', title: 'Pending pacts'},
      ],
    },
    {
      id: 'unauthorized',
      title: '`401 Unauthorized` from the Broker',
      messages: [
        {
          slug: 'broker-cli-unauthorized',
          tool: 'pact-broker-cli',
          text: "❌ Request to pact broker path '{path}' failed: 401 Unauthorized. URL: '{url}'",
          source: halClient,
          provoked: `${output}/unauthorized.txt`,
        },
        {
          slug: 'client-unauthorized',
          tool: 'pact-broker-client',
          text: 'Error making request to {url} status=401',
          source: client('hal/entity.rb'),
        },
      ],
      cause:
        'Credentials are missing or wrong, or those of the read-only user were sent with something that writes. A Broker of your own knows user name and password only; a `PACT_BROKER_TOKEN` left in the environment goes before them, and is meant for PactFlow, the commercial hosted offering.',
      fixes: [
        {
          words: 'Take the token out, and set user name and password from the secrets of the pipeline.',
          code: {
            language: 'bash',
            text: `unset PACT_BROKER_TOKEN
export PACT_BROKER_USERNAME="$BROKER_CI_USERNAME"
export PACT_BROKER_PASSWORD="$BROKER_CI_PASSWORD"
pact broker list-pacticipants`,
          },
        },
      ],
      verify: {
        words: 'The status is 200.',
        command:
          'curl --silent --output /dev/null --write-out "%{http_code}\\n" --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" "$PACT_BROKER_BASE_URL"',
      },
      more: [
        {page: '/pact_broker/docker_images/pactfoundation#authentication', title: 'Accounts of the Broker'},
        {page: '/pact_broker/client_cli/readme#usage---cli', title: 'Options for the connection'},
      ],
    },
    {
      id: 'not-reached',
      title: '`Failed to access pact broker path`',
      messages: [
        {
          slug: 'broker-cli-not-reached',
          tool: 'pact-broker-cli',
          text: "❌ Failed to access pact broker path '{path}' - error sending request for url ({address}). URL: '{url}'",
          source: halClient,
          provoked: `${output}/no-connection.txt`,
        },
        {
          slug: 'broker-cli-json-not-sent',
          tool: 'pact-broker-cli',
          text: "Failed to send JSON to the pact broker URL '{url}' - IoError {error}",
          source: halClient,
        },
        {
          slug: 'client-not-reached',
          tool: 'pact-broker-client',
          text: 'ERROR: Error making request - {error} Failed to open TCP connection to {host}',
          source: client('hal/http_client.rb'),
        },
      ],
      cause:
        "No connection came about: the name or port is wrong, the Broker is down, a proxy stands between, or the certificate isn't trusted, which the Rust client doesn't say. Links of the Broker that lead to an inner host name fail in the same way, after a first request that worked.",
      fixes: [
        {
          words:
            'Let curl say which it is, on the same machine and in the same container, then ask without waiting for eight attempts. If a proxy is in the way of your own network, except the host.',
          code: {
            language: 'bash',
            text: `curl --verbose "$PACT_BROKER_BASE_URL/diagnostic/status/heartbeat"
export NO_PROXY=broker.example.com
pact broker list-pacticipants --retries 1`,
          },
        },
      ],
      verify: {words: 'The applications are listed.'},
      more: [
        {page: '/pact_broker/client_cli/readme#proxies', title: 'Proxies and the client'},
        {page: '/pact_broker/advanced_topics/troubleshooting#http-links', title: 'Links with an inner host name'},
        tls,
      ],
    },
    {
      id: 'certificate',
      title: '`certificate verify failed`, `PKIX path building failed`',
      messages: [
        {
          slug: 'client-certificate-verify-failed',
          tool: 'pact-broker-client',
          text: 'SSL_connect returned=1 errno=0 {state} certificate verify failed',
          source: client('hal/http_client.rb'),
        },
        {
          slug: 'jvm-pkix-path-building',
          tool: 'pact-jvm',
          text: 'Failed to fetch the root HAL document: PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target',
          source: jvm('core/pactbroker/src/main/kotlin/au/com/dius/pact/core/pactbroker/HalClient.kt'),
        },
      ],
      cause:
        "The certificate of the Broker, or of a proxy that opens the connection, comes from an authority that the program doesn't know. Each program has a store of its own.",
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words:
            'Import the certificate of the authority into a store, and name that to the JVM which publishes or verifies. For the Maven plugin, that is the JVM of Maven.',
          code: {
            language: 'bash',
            text: `keytool -importcert -noprompt -alias company-ca -file company-ca.pem \\
  -keystore truststore.p12 -storetype PKCS12 -storepass changeit
export MAVEN_OPTS="-Djavax.net.ssl.trustStore=$PWD/truststore.p12 -Djavax.net.ssl.trustStorePassword=changeit"
mvn pact:publish`,
          },
        },
        {
          words:
            'Name the file with the certificate of the authority; the Ruby and the Rust client both read this variable.',
          code: {
            language: 'bash',
            text: `export SSL_CERT_FILE="$PWD/company-ca.pem"
pact broker list-pacticipants`,
          },
        },
      ],
      verify: {
        words: 'With the same file, curl ends with 0.',
        command: 'curl --cacert company-ca.pem "$PACT_BROKER_BASE_URL/diagnostic/status/heartbeat"',
      },
      more: [tls],
    },
    {
      id: 'version-unknown',
      title: '`No pacts or verifications have been published for version`, `404 Not Found` for a version',
      messages: [
        {
          slug: 'broker-version-unknown',
          tool: 'pact-broker',
          text: 'No pacts or verifications have been published for version {number} of {name}',
          source: server('matrix/resolved_selector.rb'),
        },
        {
          slug: 'broker-cli-version-unknown',
          tool: 'pact-broker-cli',
          text: "❌ Request to pact broker path '{address}' failed: 404 Not Found. URL: '{url}'",
          source: halClient,
          provoked: `${output}/version-unknown.txt`,
        },
        {
          slug: 'client-version-unknown',
          tool: 'pact-broker-client',
          text: '{name} version {number} not found (Error making request to {url} status=404',
          source: client('deployments/record_release.rb'),
        },
      ],
      cause:
        'The Broker has no such version of this application. One step uses the short commit and another the long one, a merge commit of a pull request, or an empty variable; or the application has no pacts, and nothing was ever published for it.',
      fixes: [
        {
          words:
            'Pass one variable to all steps, and look at the address in the message for what was really asked. An application without pacts is registered once for each version.',
          code: {
            language: 'bash',
            text: `GIT_COMMIT="$(git rev-parse HEAD)"
pact broker create-or-update-version \\
  --pacticipant OrderWeb \\
  --version "$GIT_COMMIT" \\
  --branch "$GIT_BRANCH"`,
          },
        },
      ],
      verify: {
        words: 'The version is found.',
        command: 'pact broker describe-version --pacticipant OrderWeb --version "$GIT_COMMIT"',
      },
      more: [versions, canIDeploy],
    },
    {
      id: 'environment-unknown',
      title: '`Environment … does not exist`',
      messages: [
        {
          slug: 'broker-environment-unknown',
          tool: 'pact-broker',
          text: "Environment with name '{name}' does not exist",
          source: locale,
        },
        {
          slug: 'broker-cli-environment-unknown',
          tool: 'pact-broker-cli',
          text: '❌ Environment {name} does not exist',
          source: brokerCli('pact_broker/main/deployments/record_deployment.rs'),
        },
        {
          slug: 'client-environment-unknown',
          tool: 'pact-broker-client',
          text: "No environment found with name '{name}'. Available options: {names}",
          source: client('deployments/record_release.rb'),
        },
        {
          slug: 'client-environment-not-an-option',
          tool: 'pact-broker-client',
          text: "Environment '{name}' is not an available option for recording a deployment of {application}.",
          source: client('deployments/record_release.rb'),
        },
      ],
      cause:
        "No environment has exactly this name: display names don't count, capitals do, and a new Broker has `test` and `production` only. With PactFlow, the commercial hosted offering, the team of the user may also lack a right to it.",
      fixes: [
        {
          words: 'Take the name from the list, or create the environment once.',
          code: {
            language: 'bash',
            text: `pact broker list-environments
pact broker create-environment --name staging --display-name Staging`,
          },
        },
      ],
      verify: {words: 'The command that failed ends with 0.'},
      more: [
        {page: '/pact_broker/recording_deployments_and_releases#create-environments', title: 'Create an environment'},
      ],
    },
    {
      id: 'application-unknown',
      title: '`Pacticipant … not found`',
      messages: [
        {
          slug: 'broker-pacticipant-not-found',
          tool: 'pact-broker',
          text: "No pacticipant with name '{name}' found",
          source: locale,
          provoked: 'examples/cli/api/responses/problem.json',
        },
        {
          slug: 'broker-pacticipant-of-question',
          tool: 'pact-broker',
          text: 'Pacticipant {name} not found',
          source: server('matrix/service.rb'),
        },
        {
          slug: 'broker-several-pacticipants',
          tool: 'pact-broker',
          text: "Found multiple pacticipants with a case insensitive name match for '{name}'",
          source: server('pacticipants/repository.rb'),
        },
      ],
      cause:
        'Nothing was published under this spelling; by default, capitals count. The last text comes from a Broker that was told to ignore them, `use_case_sensitive_resource_names=false`, and has two names which then are the same.',
      fixes: [
        {
          words: 'Copy the name from the list. A new application publishes first, or is created.',
          code: {
            language: 'bash',
            text: `pact broker list-pacticipants
pact broker create-or-update-pacticipant --name OrderWeb --main-branch main`,
          },
        },
      ],
      verify: {
        words: 'The application is shown.',
        command: 'pact broker describe-pacticipant --name OrderWeb',
      },
      more: [{page: '/pact_broker/advanced_topics/pacticipant', title: 'Pacticipants'}],
    },
    {
      id: 'address-missing',
      title: 'The address of the Broker is missing',
      messages: [
        {
          slug: 'broker-cli-address-missing',
          tool: 'pact-broker-cli',
          text: `error: the following required arguments were not provided:
  --broker-base-url <PACT_BROKER_BASE_URL>`,
          source: brokerCli('pact_broker/main/subcommands.rs'),
          provoked: `${output}/no-address.txt`,
        },
        {
          slug: 'client-address-missing',
          tool: 'pact-broker-client',
          text: 'Please specify the pact_broker_base_url',
          source: client('publish_pacts.rb'),
        },
      ],
      cause:
        "Neither the option nor the variable `PACT_BROKER_BASE_URL` is set in this step. In pipelines, variables of one job or container don't reach the next by themselves.",
      fixes: [
        {
          words: 'Set the variable where the command runs; with Docker, hand it on by name.',
          code: {
            language: 'bash',
            text: `export PACT_BROKER_BASE_URL=https://broker.example.com
pact broker list-pacticipants`,
          },
        },
      ],
      verify: {words: 'The command lists applications, or names the next fault.'},
      more: [{page: '/pact_broker/client_cli/readme#usage---cli', title: 'Options for the connection'}],
    },
    {
      id: 'version-missing',
      title: 'No version or branch is given',
      messages: [
        {
          slug: 'broker-cli-branch-empty',
          tool: 'pact-broker-cli',
          text: "error: a value is required for '--branch <branch>' but none was supplied",
          source: brokerCli('pact_broker/main/subcommands.rs'),
        },
        {
          slug: 'broker-cli-version-empty',
          tool: 'pact-broker-cli',
          text: "error: a value is required for '--consumer-app-version <consumer-app-version>' but none was supplied",
          source: brokerCli('pact_broker/main/subcommands.rs'),
        },
        {
          slug: 'broker-cli-version-missing',
          tool: 'pact-broker-cli',
          text: '❌ Error: Consumer app version is required to publish pact',
          source: brokerCli('pact_broker/main/pact_publish.rs'),
        },
        {
          slug: 'client-version-missing',
          tool: 'pact-broker-client',
          text: 'Please specify the consumer_version_number',
          source: client('publish_pacts.rb'),
        },
        {
          slug: 'jvm-consumer-version-missing',
          tool: 'pact-jvm',
          text: 'The consumer version is required to publish Pact files',
          source: jvm('provider/gradle/src/main/groovy/au/com/dius/pact/provider/gradle/PactPublishTask.groovy'),
        },
        {
          slug: 'broker-version-header-missing',
          tool: 'pact-broker',
          text: 'Please specify the consumer version number by setting the X-Pact-Consumer-Version header.',
          source: locale,
        },
      ],
      cause:
        'The variable behind the option is empty in this kind of build, as `GITHUB_HEAD_REF` is outside pull requests, or it has another name on this CI system.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Give the Gradle plugin the commit and the branch. In Groovy:',
          code: {
            language: 'diff',
            text: ` pact {
     publish {
+        consumerVersion = System.getenv('GIT_COMMIT')
+        consumerBranch = System.getenv('GIT_BRANCH')
     }
 }`,
          },
        },
        {
          words: 'Stop early if a variable is empty, then publish.',
          code: {
            language: 'bash',
            text: `pact broker publish pacts \\
  --consumer-app-version "\${GIT_COMMIT:?is not set}" \\
  --branch "\${GIT_BRANCH:?is not set}"`,
          },
        },
      ],
      verify: {words: 'The answer begins with `Created`, with the commit and the branch.'},
      more: [
        {page: '/consumer/recommended_configuration#commit-and-branch-in-ci', title: 'Commit and branch in CI'},
        versions,
      ],
    },
    {
      id: 'no-pact-files',
      title: '`No pact files found`, `File or directory does not exist`',
      messages: [
        {
          slug: 'broker-cli-no-pact-files',
          tool: 'pact-broker-cli',
          text: 'No pact files found to load',
          source: brokerCli('pact_broker/main/pact_publish.rs'),
        },
        {
          slug: 'broker-cli-path-missing',
          tool: 'pact-broker-cli',
          text: "❌ File or directory does not exist: '{path}'",
          source: brokerCli('pact_broker/main/pact_publish.rs'),
        },
        {
          slug: 'client-path-missing',
          tool: 'pact-broker-client',
          text: "Specified pact file '{path}' does not exist.",
          source: client('cli/pact_commands.rb'),
        },
        {
          slug: 'client-no-pact-files',
          tool: 'pact-broker-client',
          text: 'PactBroker::Client::Error - No pact files found',
          source: client('publish_pacts.rb'),
        },
        {
          slug: 'jvm-pact-directory-missing',
          tool: 'pact-jvm',
          text: 'Pact directory {path} does not exist, skipping uploading of pacts',
          source: jvm('provider/maven/src/main/kotlin/au/com/dius/pact/provider/maven/PactPublishMojo.kt'),
        },
      ],
      cause:
        "The path counts from the folder of the command, and nothing is there: the tests wrote elsewhere or failed, the files are in another job, or the folder isn't mounted into the container. Quotes around a pattern matter too: the Rust client takes files and folders, and a pattern only as the shell expands it. Maven goes on with success.",
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Run the tests in the same build; they write `target/pacts` for Maven and `build/pacts` for Gradle.',
          code: {language: 'bash', text: 'mvn test pact:publish'},
        },
        {
          words: 'See where the files are, and name that folder. In a container, name the folder of the container.',
          code: {
            language: 'bash',
            text: `find . -name '*.json' -path '*pacts*' -not -path '*/node_modules/*'
pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"`,
          },
        },
      ],
      verify: {words: 'The output names your applications.'},
      more: [{page: '/getting_started/sharing_pacts', title: 'Sharing pacts'}],
    },
    {
      id: 'pact-not-json',
      title: '`Failed to load one or more pact files`',
      messages: [
        {
          slug: 'broker-cli-not-json',
          tool: 'pact-broker-cli',
          text: `Failed to load one or more pact files:
  Source: {path}
  Type: {kind}
  Error: file is not JSON`,
          source: brokerCli('pact_broker/main/pact_publish.rs'),
        },
        {
          slug: 'broker-not-utf-eight',
          tool: 'pact-broker',
          text: 'Request body has a non UTF-8 character at char {position} and cannot be parsed as JSON.',
          source: locale,
        },
        {
          slug: 'broker-contract-not-utf-eight',
          tool: 'pact-broker',
          text: 'contract content has a non UTF-8 character at char {position} and cannot be parsed as JSON.',
          source: locale,
        },
      ],
      cause:
        'The file is cut, because a test was stopped while it wrote or several processes wrote at once, or it is in another encoding than UTF-8, mostly from Windows.',
      fixes: [
        {
          words: 'Delete the folder before the tests, publish after all of them have passed, and look at what is left.',
          code: {
            language: 'bash',
            text: `node -e 'JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"))' pacts/OrderWeb-OrderApi.json
iconv -f UTF-8 -t UTF-8 pacts/OrderWeb-OrderApi.json > /dev/null`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Let the JVM of the tests write UTF-8. In the `build.gradle` of the consumer:',
          code: {
            language: 'diff',
            text: ` tasks.named('test') {
+    systemProperty 'file.encoding', 'UTF-8'
 }`,
          },
        },
      ],
      verify: {words: 'Both commands print nothing.'},
      more: [{page: '/pact_broker/advanced_topics/troubleshooting', title: 'Troubleshooting the Broker'}],
    },
    {
      id: 'same-description',
      title: '`Two interactions have been found with same description`',
      messages: [
        {
          slug: 'broker-cli-same-description',
          tool: 'pact-broker-cli',
          text: 'Two interactions have been found with same description ("{description}") and provider state ({state}) but a different request or response.',
          source: brokerCli('pact_broker/main/pact_publish.rs'),
        },
        {
          slug: 'client-same-description',
          tool: 'pact-broker-client',
          text: 'PactBroker::Client::PactMergeError - Two interactions have been found with same description',
          source: client('merge_pacts.rb'),
        },
      ],
      cause:
        'Files of one consumer and provider are joined before they are sent, and two of them describe one interaction in different ways. Old files that nobody deleted have the same effect.',
      fixes: [
        {
          words:
            'Delete the folder and run the tests again. If the message stays, give one of the two tests another description or state, and fixed examples.',
          code: {
            language: 'bash',
            text: `rm -rf pacts
npm test
grep --line-number '"description"' pacts/*.json`,
          },
        },
      ],
      verify: {words: 'Publishing ends with 0, and the Broker shows both interactions.'},
      more: [{page: '/pact_broker/client_cli/readme#publish', title: 'How files are joined'}],
    },
    {
      id: 'publication-refused',
      title: '`One or more of the pact files were rejected by the pact broker`',
      sumsUp: true,
      messages: [
        {
          slug: 'jvm-pacts-rejected',
          tool: 'pact-jvm',
          text: 'One or more of the pact files were rejected by the pact broker',
          source: jvm('provider/gradle/src/main/groovy/au/com/dius/pact/provider/gradle/PactPublishTask.groovy'),
        },
        {
          slug: 'client-pacts-rejected',
          tool: 'pact-broker-client',
          text: 'One or more pacts failed to be published',
          source: client('tasks/publication_task.rb'),
        },
        {
          slug: 'broker-cli-publication-failed',
          tool: 'pact-broker-cli',
          text: '❌ Pact publication failed:\n   {reason}',
          source: brokerCli('pact_broker/main/pact_publish.rs'),
        },
      ],
      cause:
        'This line only sums up. Why the Broker refused stands by `Failed -` and its answer above it with the JVM, above it with Rake, and below it with the Rust client.',
      fixes: [
        {
          words:
            "Search this index for that line. If it isn't in the output, publish the same folder with the client, which prints it.",
          code: {
            language: 'bash',
            text: 'pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH" --retries 1',
          },
        },
      ],
      verify: {words: 'Each file ends with `OK`, or with `Pact successfully published`.'},
      more: [
        {
          page: '/implementation_guides/jvm/provider/gradle#publishing-to-an-authenticated-pact-broker',
          title: 'Gradle',
        },
        {page: '/implementation_guides/jvm/provider/maven#publishing-to-an-authenticated-pact-broker', title: 'Maven'},
      ],
    },
    {
      id: 'forbidden',
      title: '`403 Forbidden` from the Broker',
      messages: [
        {
          slug: 'broker-cli-forbidden',
          tool: 'pact-broker-cli',
          text: "❌ Request to pact broker path '{path}' failed: 403 Forbidden. URL: '{url}'",
          source: halClient,
        },
        {
          slug: 'client-forbidden',
          tool: 'pact-broker-client',
          text: 'Error making request to {url} status=403',
          source: client('hal/entity.rb'),
        },
      ],
      cause:
        'The accounts of the Broker answer 401, so 403 comes from a proxy or firewall in front, from the protection against forged addresses, or from PactFlow, the commercial hosted offering, whose tokens have rights: a read-only token may not publish.',
      fixes: [
        {
          words:
            "See who answers. A page, or a `server` header that isn't the Broker's, is the proxy; there, let the host of the build through.",
          code: {
            language: 'bash',
            text: 'curl --include --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" "$PACT_BROKER_BASE_URL"',
          },
        },
      ],
      verify: {words: 'The header `X-Pact-Broker-Version` is in the answer, and the status is 200.'},
      more: [{page: '/pact_broker/advanced_topics/troubleshooting#find-the-message', title: 'Find the message'}],
    },
    {
      id: 'not-hal',
      title: '`Did not get a valid HAL response body from pact broker path`',
      messages: [
        {
          slug: 'broker-cli-not-hal',
          tool: 'pact-broker-cli',
          text: "Did not get a valid HAL response body from pact broker path '{path}', content type is '{type}'. URL: '{url}'",
          source: halClient,
        },
        {
          slug: 'jvm-not-hal',
          tool: 'pact-jvm',
          text: "Expected a HAL+JSON response from the pact broker, but got '{type}'",
          source: jvm('core/pactbroker/src/main/kotlin/au/com/dius/pact/core/pactbroker/HalClient.kt'),
        },
      ],
      cause:
        "Something else than the Broker answers with success: the login page of a proxy, another application, or the Broker's host without the path below which it lies.",
      fixes: [
        {
          words: 'Look at what comes, and set the address whose answer is JSON, path and all.',
          code: {
            language: 'bash',
            text: `curl --include --header 'Accept: application/hal+json' "$PACT_BROKER_BASE_URL"
export PACT_BROKER_BASE_URL=https://tools.example.com/pacts-broker`,
          },
        },
      ],
      verify: {words: 'The content type is `application/hal+json`.'},
      more: [{page: '/pact_broker/docker_images/pactfoundation#subfolder', title: 'A Broker in a subfolder'}],
    },
    {
      id: 'relation-missing',
      title: '`Could not find relation`',
      messages: [
        {
          slug: 'broker-cli-relation-missing',
          tool: 'pact-broker-cli',
          text: "❌ Could not find relation '{relation}'",
          source: brokerCli('pact_broker/main/utils.rs'),
          provoked: `${output}/provider-contract-refused.txt`,
        },
        {
          slug: 'client-relation-missing',
          tool: 'pact-broker-client',
          text: "Could not find relation '{relation}' in resource at {url}. The most likely reason for this is that you are on an old version of the Pact Broker",
          source: client('hal/entity.rb'),
        },
        {
          slug: 'client-environments-not-supported',
          tool: 'pact-broker-client',
          text: 'This version of the Pact Broker does not support environments. Please upgrade to version 2.80.0 or later.',
          source: client('environments/environment_command.rb'),
        },
      ],
      cause:
        "The command needs a link that this server doesn't offer. Names with `pf:`, such as those of provider contracts, exist in PactFlow only, the commercial hosted offering; names with `pb:` are missing from an old Broker, or from an account without the right.",
      fixes: [
        {
          words: 'List what the server offers. If a name with `pb:` is missing, start a newer image of the Broker.',
          code: {
            language: 'bash',
            text: `curl --silent --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \\
  --header 'Accept: application/hal+json' "$PACT_BROKER_BASE_URL" | grep -o '"p[bf]:[^"]*"'`,
          },
        },
      ],
      verify: {words: 'The name of the relation is in the list.'},
      more: [{page: '/pact_broker/upgrading', title: 'Upgrading the Broker'}],
    },
    {
      id: 'token-and-user',
      title: '`You cannot provide both a username/password and a bearer token`',
      messages: [
        {
          slug: 'client-token-and-user',
          tool: 'pact-broker-client',
          text: 'You cannot provide both a username/password and a bearer token.',
          source: client('cli/custom_thor.rb'),
        },
      ],
      cause:
        'The Ruby client got both kinds of credentials, one of them often by a variable that was set for other jobs.',
      fixes: [
        {
          words:
            'Keep user name and password for a Broker of your own, and the token for PactFlow, the commercial hosted offering.',
          code: {
            language: 'bash',
            text: `env | grep --only-matching '^PACT_BROKER_[A-Z_]*'
unset PACT_BROKER_TOKEN`,
          },
        },
      ],
      verify: {words: 'The command asks the Broker.'},
      more: [commands],
    },
    {
      id: 'branch-of-provider',
      title: '`the providerVersionBranch must be specified`, `must not be an empty string`',
      messages: [
        {
          slug: 'broker-matching-branch-without-branch',
          tool: 'pact-broker',
          text: 'the providerVersionBranch must be specified when the selector matchingBranch=true is used',
          source: locale,
        },
        {
          slug: 'broker-provider-branch-empty',
          tool: 'pact-broker',
          text: 'when pending or WIP pacts are enabled and there are no tags provided, the provider version branch must not be an empty string',
          source: locale,
        },
      ],
      cause:
        'The verification asks for pacts of the same branch, or for pending ones, and sends no branch of the provider or an empty one. On many CI systems the checkout is detached, so that Git knows no branch.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Pass the branch from the variable of the CI system.',
          code: {
            language: 'diff',
            text: ` new Verifier({
   provider: 'OrderApi',
   enablePending: true,
+  providerVersionBranch: process.env.GIT_BRANCH,`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words:
            'Pass the branch as a system property of the tests; with Gradle, set it in the task `test`, as `-D` stays with Gradle.',
          code: {
            language: 'bash',
            text: 'mvn test -Dpactbroker.providerBranch="$GIT_BRANCH"',
          },
        },
        {
          sdks: ['go'],
          words: 'Set the branch of the request.',
          code: {
            language: 'diff',
            text: ` err := verifier.VerifyProvider(t, provider.VerifyRequest{
 	Provider:        "OrderApi",
+	ProviderBranch:  os.Getenv("GIT_BRANCH"),
 	ProviderVersion: os.Getenv("GIT_COMMIT"),`,
          },
        },
        {
          words: 'Give the branch to the library as its guide says; on the command line:',
          code: {
            language: 'bash',
            text: `pact verifier --provider-name OrderApi --hostname localhost --port 8080 \\
  --broker-url "$PACT_BROKER_BASE_URL" --user "$PACT_BROKER_USERNAME" --password "$PACT_BROKER_PASSWORD" \\
  --enable-pending --provider-branch "\${GIT_BRANCH:?is not set}"`,
          },
        },
      ],
      verify: {words: 'The verification lists the pacts that were selected.'},
      more: [{page: '/provider/recommended_configuration', title: 'Settings of a provider'}, selectors],
    },
    {
      id: 'selector-refused',
      title: 'A consumer version selector is refused',
      messages: [
        {
          slug: 'broker-selector-empty',
          tool: 'pact-broker',
          text: 'must specify a value for environment or tag or branch, or specify mainBranch=true, matchingBranch=true, latest=true, deployed=true, released=true or deployedOrReleased=true',
          source: locale,
        },
        {
          slug: 'broker-selector-main-branch',
          tool: 'pact-broker',
          text: 'cannot specify mainBranch=true with any other criteria apart from consumer',
          source: locale,
        },
        {
          slug: 'broker-selector-matching-branch',
          tool: 'pact-broker',
          text: 'cannot specify matchingBranch=true with any other criteria apart from consumer',
          source: locale,
        },
        {
          slug: 'broker-selector-deployed-and-released',
          tool: 'pact-broker',
          text: 'cannot specify both deployed=true and deployedOrReleased=true',
          source: locale,
        },
        {
          slug: 'js-selector-unknown',
          tool: 'pact-js',
          text: "The consumer version selector '{name}' is unknown but will be sent through to the validation.",
          source: 'npm:@pact-foundation/pact-core@20.2.0:dist/verifier/validateOptions.js',
          provoked: 'examples/javascript/messages/selector-unknown.txt',
        },
      ],
      cause:
        'A selector is one question. It is empty, often because of a misspelt field or a variable without a value, or it holds two questions that exclude each other.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Write each question as a selector of its own, in the spelling of the documentation.',
          code: {
            language: 'diff',
            text: ` consumerVersionSelectors: [
-  {mainbranch: true, deployedOrReleased: true},
+  {mainBranch: true},
+  {deployedOrReleased: true},
 ],`,
          },
        },
        {
          words:
            'Write each question as a selector of its own, and try the list on the Broker before it goes into the build.',
          code: {
            language: 'bash',
            text: `curl --silent --user "$PACT_BROKER_USERNAME:$PACT_BROKER_PASSWORD" \\
  --header 'Content-Type: application/json' \\
  --data '{"consumerVersionSelectors": [{"mainBranch": true}, {"deployedOrReleased": true}]}' \\
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/for-verification"`,
          },
        },
      ],
      verify: {words: 'The answer lists the pacts that you expect.'},
      more: [selectors],
    },
    {
      id: 'names-differ',
      title: '`does not match name in URL path`, `must match consumerName in contract params`',
      messages: [
        {
          slug: 'broker-name-in-path',
          tool: 'pact-broker',
          text: "name in pact '{name}' does not match name in URL path '{other}'.",
          source: locale,
        },
        {
          slug: 'broker-consumer-name-in-contract',
          tool: 'pact-broker',
          text: "consumer name in contract content ('{name}') must match consumerName in contract params ('{other}')",
          source: locale,
        },
        {
          slug: 'broker-provider-name-in-contract',
          tool: 'pact-broker',
          text: "provider name in contract content ('{name}') must match providerName in contract params ('{other}')",
          source: locale,
        },
        {
          slug: 'broker-name-not-in-pact',
          tool: 'pact-broker',
          text: 'was not found at expected path $.{role}.name in the submitted pact file.',
          source: locale,
        },
      ],
      cause:
        'A script of yours sends the file, and names other applications than the file does; or the file is no pact at all, such as a report from the same folder.',
      fixes: [
        {
          words: 'Leave names and encoding to the client, and publish a folder with pacts only.',
          code: {
            language: 'bash',
            text: `grep --after-context=2 --extended-regexp '"(consumer|provider)": *\\{' pacts/OrderWeb-OrderApi.json
pact broker publish pacts/OrderWeb-OrderApi.json --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"`,
          },
        },
      ],
      verify: {words: 'The status is 200 or 201.'},
      more: [{page: '/pact_broker/publishing_and_retrieving_pacts', title: 'Publishing and retrieving pacts'}],
    },
    {
      id: 'question-refused',
      title: '`can-i-deploy` refuses the question',
      messages: [
        {
          slug: 'client-question-without-version',
          tool: 'pact-broker-client',
          text: 'The version must be specified using `--version VERSION`, `--branch BRANCH` `--latest`, `--latest TAG`, or `--all TAG` for pacticipant {name}',
          source: client('cli/matrix_commands.rb'),
        },
        {
          slug: 'broker-question-without-selectors',
          tool: 'pact-broker',
          text: 'Please provide 1 or more version selectors.',
          source: server('matrix/service.rb'),
        },
        {
          slug: 'broker-question-two-targets',
          tool: 'pact-broker',
          text: 'Cannot specify more than one of tag, environment and mainBranch.',
          source: locale,
        },
        {
          slug: 'jvm-question-without-application',
          tool: 'pact-jvm',
          text: 'The CanIDeploy task requires -Ppacticipant={name}',
          source: jvm('provider/gradle/src/main/groovy/au/com/dius/pact/provider/gradle/PactCanIDeployTask.groovy'),
        },
        {
          slug: 'broker-question-without-environment',
          tool: 'pact-broker',
          text: 'WARN: It is recommended to specify the environment into which you are deploying. Without the environment, this result will not be reliable.',
          source: reasons,
        },
      ],
      cause:
        'A part of the question is missing or stands twice. It needs one application, its version directly behind it, and one target.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Name application, version and environment as project properties of Gradle.',
          code: {
            language: 'bash',
            text: './gradlew canIDeploy -Ppacticipant=OrderWeb -PpacticipantVersion="$GIT_COMMIT" -PtoEnvironment=production',
          },
        },
        {
          words: 'Name application, version and environment, in this order.',
          code: {
            language: 'bash',
            text: `pact broker can-i-deploy \\
  --pacticipant OrderWeb \\
  --version "\${GIT_COMMIT:?is not set}" \\
  --to-environment production`,
          },
        },
      ],
      verify: {words: 'The answer has a table, and no line begins with `WARN`.'},
      more: [{page: '/pact_broker/can_i_deploy#refused', title: 'Questions that the Broker refuses'}],
    },
    {
      id: 'not-deployed',
      title: '`is not currently deployed to`, `Please specify one of the following application instances`',
      messages: [
        {
          slug: 'broker-cli-not-deployed',
          tool: 'pact-broker-cli',
          text: '{name} is not currently deployed to {environment} environment. Cannot record undeployment.',
          source: brokerCli('pact_broker/main/deployments/record_undeployment.rs'),
        },
        {
          slug: 'broker-cli-which-instance',
          tool: 'pact-broker-cli',
          text: 'Please specify one of the following application instances to record the undeployment from: {names}',
          source: brokerCli('pact_broker/main/deployments/record_undeployment.rs'),
        },
        {
          slug: 'client-not-deployed-to-instance',
          tool: 'pact-broker-client',
          text: "{name} is not currently deployed to application instance '{instance}' in {environment} environment. Please",
          source: client('deployments/record_undeployment.rb'),
        },
        {
          slug: 'broker-cli-not-released',
          tool: 'pact-broker-cli',
          text: '❌ No currently released versions found for {name} in {environment} environment',
          source: brokerCli('pact_broker/main/deployments/record_support_ended.rs'),
        },
      ],
      cause:
        "There is no record to end: it was ended before or never made, belongs to another environment, or to an application instance that the command doesn't name. A newer deployment ends the one before it by itself.",
      fixes: [
        {
          words: 'Name the instance that was recorded. If the record is gone already, leave the step out.',
          code: {
            language: 'bash',
            text: `pact broker record-undeployment \\
  --pacticipant OrderWeb \\
  --environment production \\
  --application-instance customer-a`,
          },
        },
      ],
      verify: {
        words: 'The row is no longer `Deployed`.',
        command: 'pact broker describe-version --pacticipant OrderWeb --environment production',
      },
      more: [
        {page: '/pact_broker/recording_deployments_and_releases#application-instances', title: 'Several instances'},
      ],
    },
    {
      id: 'environment-exists',
      title: '`is already used by an existing environment`',
      messages: [
        {
          slug: 'broker-environment-exists',
          tool: 'pact-broker',
          text: "name '{name}' is already used by an existing environment.",
          source: locale,
          provoked: 'examples/cli/broker-client/output/environment-exists.txt',
        },
      ],
      cause: 'A pipeline creates the environment in each run, and it exists since the first.',
      fixes: [
        {
          words: 'Create environments once, outside the pipeline, or ask first.',
          code: {
            language: 'bash',
            text: `pact broker list-environments --output json | grep --quiet '"name":"staging"' ||
  pact broker create-environment --name staging --display-name Staging`,
          },
        },
      ],
      verify: {words: 'A second run of the pipeline passes.'},
      more: [
        {page: '/pact_broker/recording_deployments_and_releases#create-environments', title: 'Create an environment'},
      ],
    },
    {
      id: 'webhook-from-command',
      title: "A webhook can't be created from the command line",
      messages: [
        {
          slug: 'broker-cli-webhook-without-events',
          tool: 'pact-broker-cli',
          text: 'No events specified for webhook, you must specify at least one of --contract-content-changed, --contract-published',
          source: brokerCli('pact_broker/main/webhooks/create.rs'),
        },
        {
          slug: 'client-webhook-without-events',
          tool: 'pact-broker-client',
          text: 'You must specify at least one of --contract-content-changed, --contract-published, --provider-verification-published',
          source: client('cli/webhook_commands.rb'),
        },
        {
          slug: 'client-webhook-refused',
          tool: 'pact-broker-client',
          text: 'Error creating webhook. response status={status} body={answer}',
          source: client('webhooks/create.rb'),
        },
        {
          slug: 'broker-webhook-uuid',
          tool: 'pact-broker',
          text: 'The UUID can only contain the characters A-Z, a-z, 0-9, _ and -, and must be 16 or more characters.',
          source: locale,
        },
        {
          slug: 'broker-webhook-pacticipant',
          tool: 'pact-broker',
          text: '{role}.name: does not match an existing pacticipant',
          source: locale,
        },
      ],
      cause:
        "The command names no event, the identifier behind `--uuid` is shorter than 16 characters, or the consumer or provider doesn't exist yet under this spelling.",
      fixes: [
        {
          words: 'Create the application first, choose an event, and an identifier that is long enough.',
          code: {
            language: 'bash',
            text: `pact broker create-or-update-pacticipant --name OrderApi --main-branch main
pact broker create-or-update-webhook https://ci.example.com/order-api/verify \\
  --uuid order-api-changed-pact \\
  --provider OrderApi \\
  --contract-requiring-verification-published \\
  --request POST`,
          },
        },
      ],
      verify: {words: 'The answer has the identifier and the event.'},
      more: [{page: '/pact_broker/webhooks/debugging_webhooks#not-created', title: 'Debugging webhooks'}],
    },
    {
      id: 'git-not-asked',
      title:
        "`Could not determine current git branch`, `didn't return anything that could be identified as the current branch`",
      messages: [
        {
          slug: 'client-git-branch-unknown',
          tool: 'pact-broker-client',
          text: "Command `git rev-parse --abbrev-ref HEAD` didn't return anything that could be identified as the current branch.",
          source: client('git.rb'),
        },
        {
          slug: 'client-git-missing',
          tool: 'pact-broker-client',
          text: 'Could not determine current git branch using command `git rev-parse --abbrev-ref HEAD`.',
          source: client('git.rb'),
        },
        {
          slug: 'client-git-commit-unknown',
          tool: 'pact-broker-client',
          text: 'Could not determine current git commit using command `git rev-parse HEAD`.',
          source: client('git.rb'),
        },
      ],
      cause:
        "With `--auto-detect-version-properties` the Ruby client asks known variables of CI systems, then Git. The checkout is detached, as in most pipelines, or Git isn't in the container.",
      fixes: [
        {
          words: 'Name commit and branch yourself.',
          code: {
            language: 'diff',
            text: ` pact-broker publish pacts \\
-  --auto-detect-version-properties
+  --consumer-app-version "$GIT_COMMIT" \\
+  --branch "$GIT_BRANCH"`,
          },
        },
      ],
      verify: {words: 'The answer names the branch that you see in your repository.'},
      more: [{page: '/pact_broker/client_cli/readme#auto-detect', title: 'What is detected on a build server'}],
    },
    {
      id: 'argument-unknown',
      title: '`contains an em dash`, unknown arguments of the Ruby client',
      messages: [
        {
          slug: 'client-em-dash',
          tool: 'pact-broker-client',
          text: "The argument '{argument}' contains an em dash (the long dash you get in Microsoft Word when you type two short dashes in a row).",
          source: client('cli/custom_thor.rb'),
        },
        {
          slug: 'client-option-unknown',
          tool: 'pact-broker-client',
          text: 'This is a warning rather than an error so as not to break backwards compatibility. To raise an error for unknown options set PACT_BROKER_ERROR_ON_UNKNOWN_OPTION=true',
          source: client('cli/thor_unknown_options_monkey_patch.rb'),
        },
        {
          slug: 'client-invalid-arguments',
          tool: 'pact-broker-client',
          text: 'ERROR: pact-broker publish was called with invalid arguments {arguments}',
          source: client('cli/pact_commands.rb'),
        },
      ],
      cause:
        'The command was copied from a document that turned two hyphens into a dash, or an option is misspelt. The Ruby client ignores an unknown option with a warning, so a missing `--branch` may go unnoticed.',
      fixes: [
        {
          words: 'Type the option anew, and let unknown ones fail.',
          code: {
            language: 'bash',
            text: `export PACT_BROKER_ERROR_ON_UNKNOWN_OPTION=true
pact-broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"`,
          },
        },
      ],
      verify: {words: 'The command ends with 0 and without a warning.'},
      more: [commands],
    },
  ],
};
