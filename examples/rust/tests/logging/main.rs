//! A test whose Pact writes debug logs, in a process of its own: its subscriber is for all.

// #region debug-logging
use tracing_subscriber::EnvFilter;

/// Call it before the first pact or verification; later calls change nothing.
fn log_what_pact_does() {
    let _ = tracing_subscriber::fmt()
        // The variable RUST_LOG, such as RUST_LOG=pact_matching=debug,pact_mock_server=debug
        .with_env_filter(EnvFilter::from_default_env())
        // Cargo shows the log of a test that fails, or with --nocapture.
        .with_test_writer()
        .try_init();
}
// #endregion debug-logging

use std::env;
use std::process::Command;

use order_shop::client::{OrderClient, Status};
use pact_consumer::prelude::*;
use serde_json::json;

fn log_of_a_process(level: &str) -> String {
    let output = Command::new(env::current_exe().expect("the program has a path"))
        .args(["--exact", "gets_my_orders", "--ignored", "--nocapture"])
        .env("RUST_LOG", level)
        .env("NO_COLOR", "1")
        .output()
        .expect("the program runs");
    assert!(output.status.success());
    let streams = [output.stdout, output.stderr].concat();
    String::from_utf8_lossy(&streams).into_owned()
}

#[test]
fn the_log_has_what_the_mock_server_receives_tokens_and_all() {
    let log = log_of_a_process("pact_mock_server=debug");
    assert!(log.contains("DEBUG"), "{log}");
    assert!(log.contains("Received request GET /orders"), "{log}");
    assert!(log.contains("Bearer example-token"), "{log}");
}

#[test]
fn the_log_is_empty_unless_asked_for() {
    assert!(!log_of_a_process("off").contains("pact_mock_server"));
}

#[test]
#[ignore = "runs in a process of its own"]
fn gets_my_orders() {
    log_what_pact_does();
    let order_api = PactBuilder::new_v4("OrderWeb", "OrderApi")
        .with_output_dir(env!("CARGO_TARGET_TMPDIR"))
        .interaction("a request for my orders", "", |mut i| {
            i.request
                .path("/orders")
                .query_param("status", "PAID")
                .header("Authorization", "Bearer example-token");
            i.response.json_body(json!([]));
            i
        })
        .start_mock_server(None, None);

    let client = OrderClient::new(order_api.url().as_str());
    client.my_orders("example-token", Status::Paid).unwrap();
}
