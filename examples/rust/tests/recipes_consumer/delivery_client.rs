use pact_consumer::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};
use ureq::Error;

use crate::pact_dir;

// #region helper-label
#[derive(Deserialize)]
struct Delivery {
    id: u64,
    note: Option<String>,
}

/// What the driver's label says: most deliveries come without a note.
fn label(delivery_api: &str, id: u64) -> Result<String, Error> {
    let url = format!("{delivery_api}deliveries/{id}");
    let delivery: Delivery = ureq::get(url).call()?.body_mut().read_json()?;
    let note = delivery.note.as_deref().unwrap_or("ring the bell");
    Ok(format!("Delivery {}: {note}", delivery.id))
}
// #endregion helper-label

// #region optional-field uses label pact-dir
#[test]
fn prints_the_note() {
    let delivery_api = PactBuilder::new_v4("OrderWeb", "DeliveryApi")
        .with_output_dir(pact_dir())
        .interaction("a request for a delivery with a note", "", |mut i| {
            i.given_with_params("a delivery has a note", &json!({ "id": 42 }));
            i.request.path("/deliveries/42");
            i.response
                .header("Content-Type", "application/json")
                .json_body(json_pattern!({
                    "id": like!(42),
                    "note": like!("Leave it with the porter"),
                }));
            i
        })
        .start_mock_server(None, None);

    let label = label(delivery_api.url().as_str(), 42).unwrap();

    assert_eq!(label, "Delivery 42: Leave it with the porter");
}

#[test]
fn prints_a_label_without_a_note() {
    let delivery_api = PactBuilder::new_v4("OrderWeb", "DeliveryApi")
        .with_output_dir(pact_dir())
        .interaction("a request for a delivery without a note", "", |mut i| {
            i.given_with_params("a delivery has no note", &json!({ "id": 43 }));
            i.request.path("/deliveries/43");
            i.response
                .header("Content-Type", "application/json")
                .json_body(json_pattern!({ "id": like!(43) }));
            i
        })
        .start_mock_server(None, None);

    let label = label(delivery_api.url().as_str(), 43).unwrap();

    assert_eq!(label, "Delivery 43: ring the bell");
}
// #endregion optional-field

// #region optional-null uses label pact-dir
#[test]
fn prints_a_label_for_a_note_that_is_null() {
    let delivery_api = PactBuilder::new_v4("OrderWeb", "DeliveryApi")
        .with_output_dir(pact_dir())
        .interaction(
            "a request for a delivery whose note was deleted",
            "",
            |mut i| {
                i.given_with_params(
                    "the note of a delivery was deleted",
                    &json!({ "id": 44 }),
                );
                i.request.path("/deliveries/44");
                i.response
                    .header("Content-Type", "application/json")
                    .json_body(json_pattern!({ "id": like!(44), "note": Value::Null }));
                i
            },
        )
        .start_mock_server(None, None);

    let label = label(delivery_api.url().as_str(), 44).unwrap();

    assert_eq!(label, "Delivery 44: ring the bell");
}
// #endregion optional-null
