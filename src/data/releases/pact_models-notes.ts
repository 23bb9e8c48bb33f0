// cspell:words wasip
import type {ReleaseNote} from './types';

/** What the versions of pact_models mean for those who use the crate. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '1.3.16',
    change: 'A generator for the body as a whole is applied.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.3.14',
    change:
      'Matching rules and generators of plugins are part of the model: a name that the crate does not know becomes `MatchingRule::Plugin` or `Generator::Plugin` in place of an error.',
    action: 'Add the two to a `match` over the variants.',
  },
  {
    version: '1.3.9',
    change: 'Matching rule expressions know `arrayContains`.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.3.7',
    change: 'The crate compiles for `wasm32-wasip2`.',
    action: 'Turn default features off for that target.',
  },
  {
    version: '1.3.1',
    change: 'Generators work in XML bodies.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.3.0',
    change: 'What the second matching engine needs, and Rust 2024.',
    action: 'Raise the compiler.',
  },
  {
    version: '1.2.0',
    change: 'A query parameter may have a name and no value.',
    action: 'Queries are maps of lists of `Option<String>` from here on; adapt code that reads them.',
  },
  {
    version: '1.1.5',
    change: 'Dates and XML are features of the crate.',
    action: 'Name the features that you need if default features are off.',
  },
  {
    version: '1.1.2',
    change:
      'Interactions of specification 4 no longer get a key unless one is set, and the traits can be used through an FFI.',
    action: 'Set keys yourself if you compare them.',
  },
  {
    version: '1.0.0',
    change: 'The interface of 0.4 under a stable number.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.2.0',
    change: 'Pacts of specification 4, and what plugins need.',
    action: 'Nothing has to change for older pacts.',
  },
  {
    version: '0.0.0',
    change: 'The types of a pact become a crate of their own; they were part of `pact_matching`.',
    action: 'Import them from here.',
  },
];
