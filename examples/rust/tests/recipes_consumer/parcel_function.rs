use pact_consumer::prelude::*;
use serde_json::json;

use crate::pact_dir;

// #region lambda-handler
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct OrderPaid {
    order_id: u64,
    skus: Vec<String>,
}

/// The handler: knows the event of the shop, and nothing of AWS.
fn label(event: &OrderPaid) -> String {
    format!("Order {}: {}", event.order_id, event.skus.join(", "))
}

/// The adapter: takes the queue's envelope apart, and reports the records that failed.
fn parcel_function(event: SqsEvent, mut print: impl FnMut(String)) -> BatchResponse {
    let mut batch_item_failures = vec![];
    for message in event.records {
        match serde_json::from_str(&message.body) {
            Ok(event) => print(label(&event)),
            Err(_) => batch_item_failures.push(Failure {
                item_identifier: message.message_id,
            }),
        }
    }
    BatchResponse {
        batch_item_failures,
    }
}

// In production, the types below come from the crate aws_lambda_events.
#[derive(Deserialize)]
struct SqsEvent {
    #[serde(rename = "Records")]
    records: Vec<SqsMessage>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct SqsMessage {
    message_id: String,
    body: String,
}

#[derive(Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
struct BatchResponse {
    batch_item_failures: Vec<Failure>,
}

#[derive(Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
struct Failure {
    item_identifier: String,
}
// #endregion lambda-handler

// #region lambda-consumer uses pact-dir
#[test]
fn prints_a_label_for_an_order_that_was_paid() {
    let mut pact = PactBuilder::new_v4("ParcelFunction", "PaymentFunction");
    pact.with_output_dir(pact_dir())
        .message_interaction("order paid", |mut i| {
            i.given_with_params("an order was paid", &json!({ "id": 42 }));
            i.json_body(json_pattern!({
                "orderId": like!(42),
                "skus": each_like!("TEA-01"),
            }));
            i
        });

    for message in pact.messages() {
        let content = message
            .contents
            .contents
            .value_as_string()
            .expect("a message has content");
        let record = json!({ "messageId": "m-1", "body": content });
        let event = serde_json::from_value(json!({ "Records": [record] })).unwrap();
        let mut labels = vec![];

        let response = parcel_function(event, |label| labels.push(label));

        assert_eq!(response.batch_item_failures, []);
        assert_eq!(labels, ["Order 42: TEA-01"]);
    }
}
// #endregion lambda-consumer

#[test]
fn reports_the_records_that_it_cannot_read() {
    let record = json!({ "messageId": "m-2", "body": "paid!" });
    let event = serde_json::from_value(json!({ "Records": [record] })).unwrap();

    let response = parcel_function(event, |_| panic!("there is nothing to print"));

    let report = json!({ "batchItemFailures": [{ "itemIdentifier": "m-2" }] });
    assert_eq!(serde_json::to_value(response).unwrap(), report);
}
