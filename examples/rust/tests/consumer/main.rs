//! The consumer tests, which write the pacts. Cargo runs the test programs by name, so
//! `consumer` is done before `provider` verifies.

mod catalogue;
mod messages;
mod order_app;
mod order_form;
mod orders;
mod rules;

use std::fs;
use std::path::Path;
use std::sync::Once;

// #region helper-pact-dir
/// The folder for pact files, emptied once a run: Pact merges into a file that is there.
fn pact_dir() -> &'static Path {
    static EMPTIED: Once = Once::new();
    let dir = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/pacts"));
    EMPTIED.call_once(|| {
        if dir.exists() {
            fs::remove_dir_all(dir).expect("the old pacts can be deleted");
        }
    });
    dir
}
// #endregion helper-pact-dir
