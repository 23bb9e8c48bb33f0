//! The provider tests, which verify the pacts that the consumer tests wrote.

mod catalogue;
#[path = "../local_server/mod.rs"]
mod local_server;
mod messages;
mod orders;
mod public_path;
mod states;

use std::env;

use local_server::serve;

// #region helper-pact-file
/// The path of a pact file, in the folder that `PACT_DIR` names or in `pacts`.
fn pact_file(name: &str) -> String {
    let dir = env::var("PACT_DIR").unwrap_or_else(|_| "pacts".to_string());
    format!("{dir}/{name}")
}
// #endregion helper-pact-file
