import type {ReleaseNote} from './types';

const rust = '/implementation_guides/rust';

/** What the versions of `pact_consumer` mean for its users: each major version, and minor ones that are worth knowing. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '1.4.11',
    change:
      'Stands on `pact_matching` 2.1, and takes any `pact_models` from 1.3.16 on, no longer one line of 1.3 only.',
    action: 'Use it with `pact_verifier` 1.5.0, which asks for the same crates.',
  },
  {
    version: '1.4.10',
    change:
      'Plugins can bring rules and generators for single values: `plugin_rule` beside the macros, and `body_generator` on requests and responses.',
    action: 'Nothing has to change. A verifier of such a pact needs the plugin.',
    guide: {page: `${rust}/plugins.mdx`, title: 'Plugins'},
  },
  {
    version: '1.4.8',
    change: '`PactBuilder::new` installs a provider of cryptography for rustls if there is none; `new_v4` does not.',
    action: 'Take 1.4.9 or later, where a program that has installed its own no longer makes the builder panic.',
  },
  {
    version: '1.4.7',
    change:
      'The HTTP client below is built without a provider of cryptography. A client of your own that shares it through Cargo, with default features off, panics.',
    action: 'Install a provider at the beginning of the test.',
    guide: {page: `${rust}/troubleshooting.mdx`, title: 'No rustls crypto provider is configured'},
  },
  {
    version: '1.4.4',
    change: 'Loads plugins of the second interface, and plugins in Lua.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.4.3',
    change: '`reference` files a ticket or an operation in the comments of an interaction.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.4.0',
    change: 'Edition 2024, and the matching of `pact_matching` 2.',
    action: 'Needs Rust 1.85 or newer, as all later versions do.',
  },
  {
    version: '1.3.0',
    change:
      'Mock servers come from `pact_mock_server` 2: `start_mock_server` takes a second argument, the configuration.',
    action: 'Write `start_mock_server(None, None)`.',
    guide: {page: `${rust}/upgrading.mdx`, title: 'Upgrading'},
  },
  {
    version: '1.2.3',
    change: 'What a mock server reports is laid out in lines, with colours by the feature `colour`.',
    action: 'Scripts that read the report have to be changed.',
  },
  {
    version: '1.0.4',
    change:
      '`object_matching!` with `each_key` and `each_value`, `new_v3_message`, and parameters of states in messages.',
    action: 'Add `pact_models` to your dependencies for `object_matching!`.',
  },
  {
    version: '1.0.2',
    change:
      'Features can be switched off one by one: `datetime`, `xml`, `plugins`, `multipart`, `tls`. `body_matching` takes a pattern for text; list headers are kept as lists.',
    action: 'With `default-features = false`, name the features that your pacts need.',
    guide: {page: `${rust}/index.mdx`, title: 'Features'},
  },
  {
    version: '1.0.1',
    change: 'The report of the mock server is printed when the test has panicked before it.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.0.0',
    change: 'Types of pacts and interactions have to be safe for unwinding (`RefUnwindSafe`). Messages take metadata.',
    action: 'Raise `pact_models` to 1.1 in the same step.',
    guide: {page: `${rust}/upgrading.mdx`, title: 'Upgrading'},
  },
  {
    version: '0.10.0',
    change: 'Builders are split: `PactBuilder` is synchronous again, `PactBuilderAsync` is for plugins.',
    action: 'Remove `async` and `.await` around `interaction` where no plugin is used.',
  },
  {
    version: '0.9.0',
    change:
      '`ValidatingMockServer` is a trait, so that plugins can bring mock servers; `start_mock_server` takes the name of one.',
    action: 'Write `start_mock_server(None)`; in 1.3.0 and later, `start_mock_server(None, None)`.',
  },
  {
    version: '0.8.0',
    change: 'Pacts of version 4: synchronous and asynchronous messages, plugins.',
    action: 'Begin pacts with `PactBuilder::new_v4` for these.',
  },
  {
    version: '0.7.4',
    change: 'Pact files are locked while they are written.',
    action: 'Tests of one pact may run at the same time from here on.',
  },
  {
    version: '0.6.0',
    change: 'Stands on `async` and `await`.',
    action: 'Nothing has to change in plain tests.',
  },
  {
    version: '0.4.0',
    change: 'Writes pacts of version 3.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.3.0',
    change:
      'The present way to describe an interaction, with `PactBuilder` and patterns; tests written before do not compile.',
    action: 'Rewrite the tests.',
  },
  {
    version: '0.0.0',
    change: 'The first version.',
    action: 'Nothing has to change.',
  },
];
