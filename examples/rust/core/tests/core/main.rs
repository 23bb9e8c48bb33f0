//! What the crates below `pact_consumer` and `pact_verifier` do, for their pages.

mod matching;
mod mock_server;
mod models;
