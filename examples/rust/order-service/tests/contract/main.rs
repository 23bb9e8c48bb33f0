//! Tests with the plugin `protobuf`. It is a download; without it, they end at once.

use std::path::{Path, PathBuf};
use std::{env, fs};

mod order_desk;
mod order_mailer;

// #region helper-plugin-is-installed
fn plugin_is_installed() -> bool {
    let plugins = env::var_os("PACT_PLUGIN_DIR").map_or_else(
        || env::home_dir().unwrap_or_default().join(".pact/plugins"),
        PathBuf::from,
    );
    fs::read_dir(plugins).is_ok_and(|mut found| {
        found.any(|entry| {
            entry.is_ok_and(|entry| {
                entry.file_name().to_string_lossy().starts_with("protobuf-")
            })
        })
    })
}
// #endregion helper-plugin-is-installed

// #region helper-proto-file
fn proto_file() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("proto/order.proto");
    path.display().to_string()
}
// #endregion helper-proto-file
