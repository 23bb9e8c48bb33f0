//! Messages beyond the event of the shop: requests with their replies, other contents.

use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use pact_consumer::prelude::*;
use pact_verifier::callback_executors::HttpRequestProviderStateExecutor;
use pact_verifier::{
    FilterInfo, NullRequestFilterExecutor, PactSource, ProviderInfo, ProviderTransport,
    VerificationOptions, verify_provider_async,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{pact_dir, pact_of, serve};

// #region reference-sync-client uses pact-dir
#[derive(Debug, Serialize, Deserialize)]
struct QuoteRequest {
    sku: String,
    quantity: u32,
}

#[derive(Debug, Deserialize)]
struct Quote {
    total: f64,
}

/// Asks for a quote; `send` puts the request into the queue and waits for the reply.
fn quote(sku: &str, quantity: u32, send: impl Fn(Vec<u8>) -> Vec<u8>) -> Quote {
    let sku = sku.to_string();
    let request = serde_json::to_vec(&QuoteRequest { sku, quantity }).unwrap();
    serde_json::from_slice(&send(request)).unwrap()
}
// #endregion reference-sync-client

// #region reference-sync-consumer uses pact-dir
#[test]
fn asks_for_a_quote() {
    let mut pact = PactBuilder::new_v4("OrderDesk", "QuoteService");
    pact.with_output_dir(pact_dir())
        .synchronous_message_interaction("a request for a quote", |mut i| {
            i.given_with_params("a product is in stock", &json!({ "sku": "TEA-01" }));
            i.request_json_body(json!({ "sku": "TEA-01", "quantity": 2 }));
            i.response_json_body(json_pattern!({ "total": like!(31.5) }));
            i
        });

    for message in pact.synchronous_messages() {
        let expected = message.request.contents.value().expect("a request");
        let reply = message.response[0].contents.value().expect("a reply");

        let quote = quote("TEA-01", 2, |request| {
            // Nobody else compares what the client sends.
            let sent: Value = serde_json::from_slice(&request).unwrap();
            let in_pact: Value = serde_json::from_slice(&expected).unwrap();
            assert_eq!(sent, in_pact);
            reply.to_vec()
        });

        assert_eq!(quote.total, 31.5);
    }
}
// #endregion reference-sync-consumer

// #region reference-sync-provider uses pact-of serve
/// Where Pact sends a request: runs the function that answers the queue.
async fn answer(Json(message): Json<Value>) -> Response {
    match message["description"].as_str() {
        Some("a request for a quote") => {
            let content = &message["request"]["contents"]["content"];
            let request: QuoteRequest = serde_json::from_value(content.clone()).unwrap();
            Json(json!({ "total": 15.75 * f64::from(request.quantity) })).into_response()
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

#[tokio::test]
async fn quote_service_honours_the_pact_with_order_desk() {
    let transport = ProviderTransport {
        transport: "sync-message".to_string(),
        port: Some(serve(Router::new().route("/", post(answer))).await),
        ..ProviderTransport::default()
    };
    let pact = pact_of(asks_for_a_quote, "OrderDesk-QuoteService.json");

    let result = verify_provider_async(
        ProviderInfo {
            name: "QuoteService".to_string(),
            host: "127.0.0.1".to_string(),
            transports: vec![transport],
            ..ProviderInfo::default()
        },
        vec![PactSource::File(pact)],
        FilterInfo::None,
        vec![],
        &VerificationOptions::<NullRequestFilterExecutor>::default(),
        None,
        &Arc::new(HttpRequestProviderStateExecutor::default()),
        None,
    )
    .await
    .expect("the verifier runs");

    assert!(result.result);
}
// #endregion reference-sync-provider

#[test]
fn reads_contents_that_are_no_json() {
    let mut pact = PactBuilder::new_v4("OrderDesk", "InvoiceService");
    pact.with_output_dir(pact_dir())
        // #region reference-binary-message
        .message_interaction("an invoice", |mut i| {
            let pdf: &[u8] = b"%PDF-1.7 invoice of order 42";
            i.metadata("orderId", 42);
            i.body(pdf, Some("application/pdf".to_string()));
            i
        });
    // #endregion reference-binary-message
    for message in pact.messages() {
        let content = message.contents.contents.value().expect("an invoice");
        assert!(content.starts_with(b"%PDF"));
    }
}

#[test]
fn writes_a_pact_for_an_older_verifier() {
    // #region reference-v3-message uses pact-dir
    let mut pact = PactBuilder::new_v3_message("OrderMailer", "OrderArchive");
    pact.with_output_dir(pact_dir())
        .message_interaction("order placed", |mut i| {
            i.json_body(json_pattern!({ "orderId": like!(42) }));
            i
        });
    for message in pact.v3_messages() {
        let event: Value =
            serde_json::from_slice(&message.contents.value().unwrap()).unwrap();
        assert_eq!(event["orderId"], 42);
    }
    // #endregion reference-v3-message
}
