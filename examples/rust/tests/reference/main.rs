//! Samples of the reference pages: what the crates can do beyond the shop's own tests.

mod bodies;
mod interactions;
#[path = "../local_server/mod.rs"]
mod local_server;
mod messages;
mod verification;

use std::thread;

use local_server::serve;

// #region helper-pact-dir
/// Where these tests write their pacts.
fn pact_dir() -> &'static str {
    concat!(env!("CARGO_TARGET_TMPDIR"), "/reference")
}
// #endregion helper-pact-dir

// #region helper-pact-of uses pact-dir
/// Runs the test of a consumer first, and gives the path of the pact that it wrote.
fn pact_of(test: fn(), file: &str) -> String {
    thread::spawn(test).join().expect("the test passes");
    format!("{}/{file}", pact_dir())
}
// #endregion helper-pact-of
