// cspell:words wasip
import type {ReleaseNote} from './types';

/** What the versions of pact_matching mean for those who use the crate. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '2.1.0',
    change:
      'The crate announces the kinds of interaction that it knows to plugins, and no longer panics where no TLS provider is configured.',
    action: 'Take it with `pact_models` 1.3.16 and `pact-plugin-driver` 1.2.3, or later.',
  },
  {
    version: '2.0.10',
    change: 'Matching rules and generators can come from plugins; a name that the crate does not know is kept as such.',
    action:
      'Expect a misspelled rule to fail when a value is compared, no longer when the pact is read. Spell it right in the consumer test.',
  },
  {
    version: '2.0.5',
    change: 'Plugins of the second interface work.',
    action: 'Nothing has to change for plugins of the first.',
  },
  {
    version: '2.0.2',
    change: 'The crate compiles for `wasm32-wasip2`.',
    action: 'Turn default features off for that target.',
  },
  {
    version: '2.0.0',
    change:
      'A second engine compares by a plan that it makes beforehand. It is off unless the variable `PACT_MATCHING_ENGINE` is `V2`; the crate uses Rust 2024.',
    action: 'Raise the compiler. Nothing else changes while the variable is unset.',
    guide: {page: '/implementation_guides/rust/pact_matching/performance.mdx', title: 'Performance Optimisation Guide'},
  },
  {
    version: '1.1.3',
    change: 'Dates, XML, plugins and multipart bodies are features of the crate.',
    action: 'Name the features that you need if default features are off.',
  },
  {
    version: '1.1.0',
    change: 'The types are those of `pact_models` 1.1, which can cross the border to other languages.',
    action: 'Raise both crates together.',
  },
  {
    version: '1.0.4',
    change: 'Matching rules apply to the metadata of messages.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.0.0',
    change: 'Plugins generate the content of interactions.',
    action: 'Nothing has to change for tests without plugins.',
  },
  {
    version: '0.12.0',
    change: 'Plugins can compare Protobuf payloads.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.11.0',
    change: 'Pacts of specification 4, synchronous messages and plugins.',
    action: 'Nothing has to change for older pacts.',
  },
  {
    version: '0.10.0',
    change: 'The types for pacts have moved to the crate `pact_models`.',
    action: 'Import them from there.',
  },
  {
    version: '0.7.0',
    change: 'Messages are compared.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.4.0',
    change: 'The first version for specification 3.',
    action: 'Nothing has to change for older pacts.',
  },
  {
    version: '0.0.0',
    change: 'The first version, for specification 1.',
    action: 'Take a current one.',
  },
];
