//! Provokes the messages that the page about troubleshooting explains. Each comes from a test
//! that is ignored, run in a process of its own, and is compared with a file in `messages`;
//! with `UPDATE_MESSAGES=1` the files are written anew.

mod broker;
mod consumer;
#[path = "../local_server/mod.rs"]
mod local_server;
mod provider;

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs, thread};

use local_server::serve;

/// The tests that provoke, by the names of their files.
const PROBLEMS: [(&str, &str); 26] = [
    ("request-missing", "consumer::request_missing"),
    ("request-unexpected", "consumer::request_unexpected"),
    ("request-mismatch", "consumer::request_mismatch"),
    ("client-error", "consumer::client_error"),
    ("mixed-pact", "consumer::mixed_pact"),
    ("message-in-v3", "consumer::message_in_v3"),
    ("regex-look-around", "consumer::regex_look_around"),
    ("datetime-format", "consumer::datetime_format"),
    ("port-in-use", "consumer::port_in_use"),
    ("pact-not-written", "consumer::pact_not_written"),
    ("pact-damaged", "consumer::pact_damaged"),
    ("blocking-client", "consumer::blocking_client"),
    ("crypto-provider", "consumer::crypto_provider"),
    ("plugin-missing", "consumer::plugin_missing"),
    ("transport-unknown", "consumer::transport_unknown"),
    ("verification-failed", "provider::verification_failed"),
    ("provider-unreachable", "provider::provider_unreachable"),
    ("message-transport", "provider::message_transport"),
    ("message-metadata", "provider::message_metadata"),
    ("state-failed", "provider::state_failed"),
    ("pact-not-found", "provider::pact_not_found"),
    ("runtime-in-runtime", "provider::runtime_in_runtime"),
    ("filter-invalid", "provider::filter_invalid"),
    ("broker-unauthorized", "broker::unauthorized"),
    ("broker-without-pacts", "broker::without_pacts"),
    ("publish-without-version", "broker::publish_without_version"),
];

#[test]
fn the_messages_are_those_of_the_page() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/problems/messages");
    let running = PROBLEMS.map(|(file, test)| (file, thread::spawn(|| message_of(test))));
    for (file, message) in running {
        let message = message.join().expect("the process runs");
        let path = dir.join(format!("{file}.txt"));
        if env::var_os("UPDATE_MESSAGES").is_some() {
            fs::write(&path, &message).expect("the file can be written");
        }
        let told = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(message, told, "{file}: run again with UPDATE_MESSAGES=1");
    }
}

/// What a test prints, without what differs from run to run.
fn message_of(test: &str) -> String {
    let output = Command::new(env::current_exe().expect("the program has a path"))
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env("RUST_BACKTRACE", "0")
        .env_remove("PACT_BROKER_BASE_URL")
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    // A panic goes to the one stream, the report of the verifier to the other.
    let streams = [output.stderr, output.stdout].concat();
    let mut message = String::new();
    for line in String::from_utf8_lossy(&streams).lines() {
        let frame = ["running 1 test", "test ", "failures:", "note: run with"];
        // Deeper than that are the fields of a request, in any order.
        let is_detail = line.starts_with("      ") && line.trim_end().ends_with(DETAILS);
        // Metadata is listed in any order.
        let is_listed = line.starts_with("        \"contentType\"");
        let is_name = line.trim() == test;
        if frame.iter().any(|start| line.starts_with(start))
            || is_detail
            || is_listed
            || is_name
        {
            continue;
        }
        let line = steady(line.trim_end());
        if !line.is_empty() || !message.ends_with("\n\n") {
            message += &format!("{line}\n");
        }
    }
    format!("{}\n", message.trim_matches('\n'))
}

/// How lines of a request that is printed with all its fields end.
const DETAILS: [char; 6] = ['{', '}', '[', ']', ',', '('];

/// Ports, paths, lines of these files, ids of threads and times are always the same.
fn steady(line: &str) -> String {
    let mut line = line.to_string();
    if let (Some(from), Some(to)) = (line.find(" ("), line.find(") panicked at ")) {
        line.replace_range(from..=to, "");
    }
    if let (Some(from), Some(sources)) = (line.find("/"), line.find("/registry/src/")) {
        let to = sources + "/registry/src/".len();
        let index = line[to..].find('/').expect("a folder of the index");
        line.replace_range(from..=to + index, "");
    }
    if let Some(from) = line.find("tests/problems/") {
        line.replace_range(from.., "tests/orders.rs:42:5:");
    }
    if let (Some(from), Some(to)) = (line.find(" ("), line.find("verification)")) {
        line.replace_range(from..to, " (0s loading, 12ms ");
    }
    let mut addresses = line.split("127.0.0.1:");
    let mut steady = addresses.next().unwrap_or_default().to_string();
    for rest in addresses {
        let end = rest.find(|each: char| !each.is_ascii_digit());
        let (port, rest) = rest.split_at(end.unwrap_or(rest.len()));
        // Nobody listens on port 1. It stands for the default, which might be taken.
        let port = if port == "1" { "8080" } else { "4711" };
        steady += &format!("127.0.0.1:{port}{rest}");
    }
    steady
}

/// Where pacts of these tests may be written.
fn scratch() -> String {
    format!("{}/problems", env!("CARGO_TARGET_TMPDIR"))
}
