import type {ReleaseNote} from './types';

const page = '/implementation_guides/rust/pact_mock_server/index.mdx';

/** What the versions of pact_mock_server mean for those who use the crate. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '2.2.5',
    change: 'Matching rules and generators can come from plugins.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.2.2',
    change: 'Plugins of the second interface work.',
    action: 'Nothing has to change for plugins of the first.',
  },
  {
    version: '2.2.1',
    change: 'The server manager tells whether a mock server got what it expected, and what it did not.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.1.0',
    change: 'Rust 2024, the second matching engine behind its variable, and form bodies as a feature.',
    action: 'Raise the compiler.',
  },
  {
    version: '2.0.0',
    change:
      'Rewritten on Hyper 1 and Rustls 0.23: HTTP/2, certificates of your own or self-signed ones, keep-alive, an orderly shutdown. `MockServerBuilder` replaces the functions that started servers, which are deprecated.',
    action: 'Start servers with the builder.',
    guide: {page, title: 'Pact Mock Server library'},
  },
  {
    version: '1.2.0',
    change: 'A deadlock while results are read as JSON is gone.',
    action: 'Take it in place of 1.0 and 1.1.',
  },
  {
    version: '1.1.0',
    change: 'The types are those of `pact_models` 1.1.',
    action: 'Raise both crates together.',
  },
  {
    version: '1.0.0',
    change: 'The interface of 0.9 under a stable number.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.9.0',
    change: 'Plugins can bring mock servers.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.8.0',
    change: 'Pacts of specification 4 and plugins.',
    action: 'Nothing has to change for older pacts.',
  },
  {
    version: '0.7.2',
    change: 'Mock servers with TLS.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.0.0',
    change: 'The first version, for specification 1.',
    action: 'Take a current one.',
  },
];
