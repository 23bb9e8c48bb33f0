import {describe, expect, it} from 'vitest';

import {crateFiles} from './cargo-project';

describe('files of Rust', () => {
  const {library, tests} = crateFiles(
    [
      {name: 'client.rs', code: 'pub struct OrderClient;\n'},
      {name: 'consumer/main.rs', code: 'fn pact_dir() {}\n'},
      {name: 'local_server/mod.rs', code: 'pub async fn serve() {}\n'},
      {name: 'orders.rs', code: 'use std::env;\nfn help() {}\n'},
      {
        name: 'tests/orders.rs',
        code: 'use std::env;\nuse crate::{pact_dir, serve};\nuse order_shop::client::OrderClient;\n\n#[test]\nfn order() {}\n',
      },
    ],
    'order_shop',
  );

  it('are in the library if the test imports them from it', () => {
    expect(library).toEqual([
      {name: 'lib.rs', code: 'pub mod client;\n'},
      {name: 'client.rs', code: 'pub struct OrderClient;\n'},
    ]);
  });

  it('are else modules of one test program, which has what they import from it', () => {
    expect(tests[0]).toEqual({
      name: 'main.rs',
      code: 'mod local_server;\nmod orders;\nuse local_server::serve;\nfn pact_dir() {}\n\n',
    });
    expect(tests.map(({name}) => name)).toEqual(['main.rs', 'local_server.rs', 'orders.rs']);
  });

  it('have each import once', () => {
    expect(tests.at(-1)?.code.match(/use std::env;/g)).toHaveLength(1);
  });
});
