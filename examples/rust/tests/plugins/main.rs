//! A consumer test with a plugin, that of examples/javascript: PACT_PLUGIN_DIR in
//! .cargo/config.toml points to it. It runs after `consumer`, which empties the folder of
//! the pacts.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use pact_consumer::mock_server::StartMockServerAsync;
use pact_consumer::prelude::*;
use serde_json::{Value, json};
use ureq::Error;

// #region helper-pact-dir
/// Names another folder for the pact, for the process that the second test runs.
const PACT_DIR: &str = "SHOP_PACT_DIR";

fn pact_dir() -> PathBuf {
    let pacts = concat!(env!("CARGO_MANIFEST_DIR"), "/pacts");
    env::var_os(PACT_DIR).map_or_else(|| pacts.into(), PathBuf::from)
}
// #endregion helper-pact-dir

// #region helper-label-of
#[derive(Default)]
struct Label {
    to: String,
    weight: u32,
}

/// Reads the label of a parcel, lines such as "Weight: 250 g".
fn label_of(parcel_api: &str, order: u64) -> Result<Label, Error> {
    let url = format!("{parcel_api}labels/{order}");
    let text = ureq::get(url).call()?.body_mut().read_to_string()?;
    let mut label = Label::default();
    for line in text.lines() {
        match line.split_once(": ") {
            Some(("To", name)) => label.to = name.to_string(),
            Some(("Weight", grams)) => {
                label.weight = grams.trim_end_matches(" g").parse().unwrap_or_default();
            }
            _ => {}
        }
    }
    Ok(label)
}
// #endregion helper-label-of

// #region plugin-http-consumer uses pact-dir label-of
#[tokio::test(flavor = "multi_thread")]
async fn reads_the_label_of_a_parcel() {
    // What stands here is for the plugin to say; Pact passes it on.
    let grams = json!({ "type": "regex", "values": { "regex": r"^\d+ g$" } });
    let contents = json!({
        "Carrier": "PARCEL",
        "To": { "example": "Ada", "rule": { "type": "type" } },
        "Weight": { "example": "250 g", "rule": grams },
    });
    let parcel_api = PactBuilder::new_v4("PackingDesk", "ParcelApi")
        .using_plugin("shop-label", Some("1.0.0".to_string()))
        .await
        .output_dir(pact_dir())
        .interaction("a request for a label", "", |mut i| async move {
            i.given_with_params("a parcel is packed", &json!({ "order": 42 }));
            i.request.get().path("/labels/42");
            i.response
                .ok()
                .contents("text/vnd.shop.label".into(), contents)
                .await;
            i
        })
        .await
        .start_mock_server_async(None, None)
        .await;

    let label = label_of(parcel_api.url().as_str(), 42).unwrap();

    assert_eq!((label.to.as_str(), label.weight), ("Ada", 250));
}
// #endregion plugin-http-consumer

#[test]
fn the_pact_names_its_plugin() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("plugins");
    let run = Command::new(env::current_exe().expect("the program has a path"))
        .args(["--exact", "reads_the_label_of_a_parcel"])
        .env(PACT_DIR, &dir)
        .output()
        .expect("the program runs");
    assert!(run.status.success());

    let file = dir.join("PackingDesk-ParcelApi.json");
    let text = fs::read_to_string(file).expect("there is a pact");
    let pact: Value = serde_json::from_str(&text).expect("the pact is JSON");
    let plugin = &pact["metadata"]["plugins"][0];
    assert_eq!(plugin["name"], "shop-label");
    assert_eq!(plugin["version"], "1.0.0");
}
