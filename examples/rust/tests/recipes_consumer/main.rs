//! Consumer tests of the recipes. They run after `consumer`, which empties the folder of
//! the pacts, and before `recipes_provider`, which verifies what they write.

mod delivery_client;
mod order_listener;
mod parcel_function;
mod product_page;

use std::path::Path;

// #region helper-pact-dir
/// The folder for pact files.
fn pact_dir() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/pacts"))
}
// #endregion helper-pact-dir
