// Titles and names are as others write them; cspell:ignoreRegExp /\b(?:title|authors|publisher|url|name|by):.*/
import type {KnownDate} from './types';

/** A plugin of the plugin framework. */
export interface Plugin {
  /** Name that a test gives to `usingPlugin`. */
  readonly name: string;
  /** `index`: `pact plugin install` knows it by name; `example`: it is built from its source. */
  readonly status: 'index' | 'example';
  /** Content types or protocols that it brings. */
  readonly brings: string;
  readonly writtenIn: string;
  readonly by: string;
  readonly url: `https://${string}`;
  /** Newest version, without a prefix. */
  readonly version: string;
  /** Day on which that version was tagged, entered in the index or, for an example, last changed. */
  readonly date: KnownDate;
  /** One sentence of ours: what it can't do, or needs. */
  readonly note: string;
}

/** Plugins that can be found in public, those of the index first, newest first. */
export const plugins: readonly Plugin[] = [
  {
    name: 'avro',
    status: 'index',
    brings: 'Avro records',
    writtenIn: 'Scala until 0.0.6',
    by: 'Ali Ustek, hominux',
    url: 'https://github.com/hominux/pact-avro-plugin',
    version: '0.1.3',
    date: '2026-10-04',
    note: 'Needs no Java since 0.1.0, by its manifest; 0.0.6, the newest of older indexes, needs Java 17.',
  },
  {
    name: 'mcp',
    status: 'index',
    brings: 'Model Context Protocol over standard input and output, or over streamable HTTP',
    writtenIn: 'Rust',
    by: 'PactFlow',
    url: 'https://github.com/pactflow/pact-mcp-plugin',
    version: '0.2.0',
    date: '2026-07-31',
    note: 'Has an interface for TypeScript of its own, the npm package @pactflow/pact-mcp-plugin.',
  },
  {
    name: 'protobuf',
    status: 'index',
    brings: 'Protobuf messages, gRPC',
    writtenIn: 'Rust',
    by: 'PactFlow',
    url: 'https://github.com/pactflow/pact-protobuf-plugin',
    version: '0.8.0',
    date: '2026-05-13',
    note: 'gRPC calls with one request and one response; no streaming. Brings its own Protobuf compiler since 0.8.0; before, it fetches one.',
  },
  {
    name: 'csv',
    status: 'index',
    brings: 'text/csv',
    writtenIn: 'Rust',
    by: 'Pact Foundation',
    url: 'https://github.com/pact-foundation/pact-plugins/tree/main/plugins/csv',
    version: '0.0.6',
    date: '2024-05-10',
    note: 'Began as an example for authors; version 0.1.0 stands in its source without a release.',
  },
  {
    name: 'jwt',
    status: 'example',
    brings: 'application/jwt, application/jwt+json',
    writtenIn: 'Lua',
    by: 'Pact Foundation',
    url: 'https://github.com/pact-foundation/pact-plugins/tree/main/plugins/jwt',
    version: '0.0.0',
    date: '2026-08-07',
    note: 'Signed JSON Web Tokens as bodies, with the algorithm RS512 only.',
  },
  {
    name: 'creditcard',
    status: 'example',
    brings: 'a matching rule and a generator for single values: numbers of credit cards',
    writtenIn: 'Lua',
    by: 'Pact Foundation',
    url: 'https://github.com/pact-foundation/pact-plugins/tree/main/plugins/creditcard',
    version: '0.0.0',
    date: '2026-08-06',
    note: 'The first that brings no content type but a rule for fields of others; needs the driver 1.2.0.',
  },
  {
    name: 'jsonrpc',
    status: 'example',
    brings: 'JSON-RPC 2.0 over HTTP',
    writtenIn: 'Rust',
    by: 'Pact Foundation',
    url: 'https://github.com/pact-foundation/pact-plugins/tree/main/plugins/jsonrpc',
    version: '0.1.0-beta.1',
    date: '2026-06-24',
    note: 'Shows how a transport is made; compares exact values, and does not compile on the main branch since August 2026.',
  },
  {
    name: 'protobuf',
    status: 'example',
    brings: 'Protobuf messages',
    writtenIn: 'Kotlin',
    by: 'Pact Foundation',
    url: 'https://github.com/pact-foundation/pact-plugins/tree/main/plugins/protobuf',
    version: '0.0.0',
    date: '2024-05-19',
    note: 'The prototype; use the plugin of the same name in the index.',
  },
];
