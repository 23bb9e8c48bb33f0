import type {ApiTable} from '../types';
import surface from '../surfaces/pact-python.json';
import {tellOf} from '../surfaces/tell';

const {methods, options} = tellOf(surface);

export const verifier: ApiTable = {
  id: 'pact-python/verifier',
  groups: [
    methods('Provider', 'verifier.Verifier', {
      Verifier:
        'Names the provider. It selects the pacts of a folder and of a Broker; with a file it is not compared. `host` is where the provider runs, `localhost` unless told.',
      add_transport:
        'Tells where the provider listens; at least one is needed. Arguments are in the next table. A message handler adds its own.',
      add_custom_header:
        'A header for every request to the provider, in place of one of the same name in the pact. A state handler behind a URL gets it, too.',
      add_custom_headers: 'Several, as a `dict` or as pairs.',
      disable_ssl_verification: 'Accepts any certificate of the provider.',
      set_request_timeout: 'Limit for one request in milliseconds; `5000` unless told.',
      follow_redirects: '`False` compares a redirect itself. By default the verifier goes where it points.',
    }),
    methods('Pacts', 'verifier.Verifier', {
      add_source:
        'A file, a folder, or the URL of one pact, with credentials as arguments or in the URL. A path that does not exist is a `ValueError`. May be called again.',
      broker_source:
        'The Broker to ask. Arguments are in a table below. With `selector=True` it returns the builder of the selectors, which has to be ended by `build()`.',
      filter:
        'Regular expressions for the description and the state of the interactions, which match anywhere in the text; or those without a state. A second call replaces the first.',
      filter_consumers: 'Names of the consumers whose pacts are verified.',
      set_error_on_empty_pact:
        '`enabled=False` lets a verification pass for which the Broker has no pacts. An empty folder always passes.',
    }),
    methods('States and messages', 'verifier.Verifier', {
      state_handler:
        'What brings the provider into a state: functions by name, one function for all, or a URL. `teardown=True` calls it after the interaction, too. `body` is required for a URL and forbidden for functions.',
      message_handler:
        'What makes the messages: functions, messages or bytes by description, or one function for all. Starts a server of its own.',
    }),
    methods('Results', 'verifier.Verifier', {
      verify: 'Verifies, and raises `RuntimeError` if an interaction failed that is not pending.',
      output: 'The report as text; `strip_ansi=True` leaves colours out.',
      set_coloured_output: '`enabled=False` prints the report without colours.',
      set_publish_options:
        'Publishes the results of pacts that came from a Broker, under this version of the provider and its branch. `url` is a link to the build. `tags` is the older way of naming branches.',
      logs_for_provider: 'The log of the core for a provider. Empty since 4.2, which sends it to `logging`.',
    }),
    options('Properties', 'verifier.Verifier', {
      results:
        'The report as a `dict`: `result`, `interactionResults`, `errors`, `pendingErrors`, `notices` and `output`.',
      logs: 'The log of the core. Empty since 4.2, which sends it to `logging`.',
    }),
  ],
};

export const addTransport: ApiTable = {
  id: 'pact-python/add-transport',
  groups: [
    options('Arguments', 'verifier.Verifier.add_transport', {
      url: 'Address of the provider. Its host has to be the `host` of the `Verifier`, letter by letter; it stands alone.',
      protocol: '`http`, `message`, or the protocol of a plugin such as `grpc`. Required without `url`.',
      port: 'Port; for HTTP the default of the `scheme`.',
      path: 'Put in front of every path of the pact. For messages, the path of the endpoint that answers with them.',
      scheme: '`http` or `https`.',
    }),
  ],
};

export const brokerSource: ApiTable = {
  id: 'pact-python/broker-source',
  groups: [
    options('Arguments', 'verifier.Verifier.broker_source', {
      url: {meaning: 'Address of the Broker.', environment: ['PACT_BROKER_BASE_URL']},
      username: {meaning: 'Name of a user, may be part of the URL.', environment: ['PACT_BROKER_USERNAME']},
      password: {meaning: 'Password, may be part of the URL.', environment: ['PACT_BROKER_PASSWORD']},
      token: {meaning: 'Bearer token, in place of the two.', environment: ['PACT_BROKER_TOKEN']},
      selector: '`True` returns the builder of the next tables.',
      use_env: '`False` ignores the variables.',
    }),
  ],
};

export const selectors: ApiTable = {
  id: 'pact-python/selectors',
  groups: [
    methods('Methods', 'verifier.BrokerSelectorBuilder', {
      consumer_version:
        'Adds a selector, made of the arguments below. Call it again for further ones: a pact is verified if one of them chooses it.',
      provider_branch:
        'Branch of the provider, on which pending pacts and `matching_branch` depend. It is also the branch of the results unless `set_publish_options` names one.',
      include_pending:
        'Lets pacts that the provider has not verified yet [fail without failing](/pact_broker/advanced_topics/pending_pacts) the run. Needs the branch.',
      exclude_pending: 'Takes `include_pending` back.',
      include_wip_since:
        'Adds [work in progress pacts](/pact_broker/advanced_topics/wip_pacts) that were published since that day, as a `date` or as `"2026-01-01"`. Needs the branch.',
      exclude_wip: 'Takes `include_wip_since` back.',
      build: 'Ends the builder and returns the `Verifier`. Without it the Broker is not asked, and the run passes.',
    }),
    methods('The older way', 'verifier.BrokerSelectorBuilder', {
      provider_tags: 'Tags of the provider, in place of `provider_branch`.',
      consumer_tags: 'Tags of consumers, in place of selectors.',
      consumer_versions: 'Selectors as JSON texts. Deprecated, use `consumer_version`.',
    }),
  ],
};

export const consumerVersion: ApiTable = {
  id: 'pact-python/consumer-version',
  groups: [
    options('Arguments', 'verifier.BrokerSelectorBuilder.consumer_version', {
      main_branch: '`True` for the newest version of the main branch.',
      matching_branch: '`True` for the newest version of the branch that has the name of `provider_branch`.',
      branch: 'The newest version of this branch.',
      fallback_branch: 'The branch to take where there is no `branch` of that name.',
      deployed_or_released: '`True` for all versions that are deployed or released, in any environment.',
      deployed: '`True` for versions that are deployed.',
      released: '`True` for versions that are released and supported.',
      environment: 'Limits `deployed` or `released` to one environment.',
      consumer: 'Limits the selector to one consumer.',
      latest: 'With `tag`: `True` for the newest version only.',
      tag: 'The older way: versions with this tag.',
      fallback_tag: 'The older way: the tag to take where there is no `tag` of that name.',
    }),
  ],
};
