//! Verification beyond the shop's own tests.

use std::sync::{Arc, Mutex};
use std::thread;

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use pact_consumer::prelude::*;
use pact_verifier::callback_executors::HttpRequestProviderStateExecutor;
use pact_verifier::verification_result::VerificationExecutionResult;
use pact_verifier::{
    FilterInfo, NullRequestFilterExecutor, PactSource, ProviderInfo, ProviderTransport,
    VerificationOptions, verify_provider, verify_provider_async,
};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::{pact_dir, pact_of, serve};

// #region helper-options
type Options = VerificationOptions<NullRequestFilterExecutor>;
// #endregion helper-options

// #region helper-counter uses pact-dir
/// A pact of a client that shows orders and counts events.
fn counter_uses_the_shop() {
    let mut http = PactBuilder::new_v4("OrderCounter", "Shop");
    let server = http
        .with_output_dir(pact_dir())
        .interaction("a request for an order", "", |mut i| {
            i.given_with_params("an order exists", &json!({ "id": 42 }));
            i.request.path("/orders/42");
            i.response
                .header("Content-Type", "application/json")
                .json_body(json_pattern!({ "id": like!(42) }));
            i
        })
        .start_mock_server(None, None);
    ureq::get(server.path("/orders/42").as_str())
        .call()
        .unwrap();
    // #region reference-same-file uses pact-dir
    let mut messages = PactBuilder::new_v4("OrderCounter", "Shop");
    messages.with_output_dir(pact_dir());
    // #endregion reference-same-file
    messages.message_interaction("order placed", |mut i| {
        i.json_body(json_pattern!({ "orderId": like!(42) }));
        i
    });
    assert_eq!(messages.messages().count(), 1);
}
// #endregion helper-counter

// #region reference-states-route uses shop
// #region helper-change-state uses shop
#[derive(Clone, Default)]
struct Shop(Arc<Mutex<Vec<u64>>>);

/// Where Pact asks for states; only the provider of the test has this route.
async fn change_state(
    State(shop): State<Shop>,
    Json(change): Json<Value>,
) -> Json<Value> {
    let mut orders = shop.0.lock().unwrap();
    match (change["action"].as_str(), change["state"].as_str()) {
        (Some("teardown"), _) => orders.clear(),
        (_, Some("an order exists")) => orders.extend(change["params"]["id"].as_u64()),
        _ => {} // an interaction without a state has the empty name
    }
    Json(json!({}))
}
// #endregion helper-change-state
// #endregion reference-states-route

// #region helper-shop uses change-state
async fn order(State(shop): State<Shop>) -> Json<Value> {
    let orders = shop.0.lock().unwrap();
    Json(json!({ "id": orders.first() }))
}

/// A shop with its API at `/orders`, states at `/states` and events at `/events`.
fn shop() -> Router {
    Router::new()
        .route("/orders/42", get(order))
        .route("/states", post(change_state))
        .route("/events", post(async || Json(json!({ "orderId": 7 }))))
        .with_state(Shop::default())
}
// #endregion helper-shop

// #region reference-transports uses options counter shop every-interaction-ran pact-of serve
#[tokio::test]
async fn the_shop_honours_a_pact_of_requests_and_messages() {
    let port = serve(shop()).await;
    let http = ProviderTransport {
        port: Some(port),
        ..ProviderTransport::default()
    };
    let events = ProviderTransport {
        transport: "message".to_string(),
        port: Some(port),
        path: Some("/events".to_string()),
        ..ProviderTransport::default()
    };
    let states = HttpRequestProviderStateExecutor {
        state_change_url: Some(format!("http://127.0.0.1:{port}/states")),
        state_change_teardown: true,
        retries: 0,
        ..HttpRequestProviderStateExecutor::default()
    };
    let pact = pact_of(counter_uses_the_shop, "OrderCounter-Shop.json");

    let result = verify_provider_async(
        ProviderInfo {
            name: "Shop".to_string(),
            host: "127.0.0.1".to_string(),
            transports: vec![http, events],
            ..ProviderInfo::default()
        },
        vec![PactSource::File(pact)],
        FilterInfo::None,
        vec![],
        &Options::default(),
        None,
        &Arc::new(states),
        None,
    )
    .await
    .expect("the verifier runs");

    assert!(result.result);
    every_interaction_ran(&result);
}
// #endregion reference-transports

// #region reference-result
// #region helper-every-interaction-ran
/// Fails when a filter or a wrong name has left nothing to verify.
fn every_interaction_ran(result: &VerificationExecutionResult) {
    assert_eq!(result.interaction_results.len(), 2);
    for interaction in &result.interaction_results {
        assert!(interaction.result.is_ok(), "{}", interaction.description);
    }
}
// #endregion helper-every-interaction-ran
// #endregion reference-result

// #region reference-blocking uses options counter shop shop-at states-at pact-of serve
#[test]
fn the_shop_honours_the_pact_of_its_orders() {
    let runtime = Runtime::new().unwrap(); // keeps the provider running
    let port = runtime.block_on(serve(shop()));
    let pact = pact_of(counter_uses_the_shop, "OrderCounter-Shop.json");

    let passed = verify_provider(
        shop_at(port),
        vec![PactSource::File(pact)],
        FilterInfo::Description("^a request for an order$".to_string()),
        vec!["OrderCounter".to_string()],
        &Options::default(),
        None,
        &Arc::new(states_at(port)),
        None,
    );

    assert!(passed.expect("the verifier runs"));
}
// #endregion reference-blocking

// #region helper-shop-at
fn shop_at(port: u16) -> ProviderInfo {
    ProviderInfo {
        name: "Shop".to_string(),
        host: "127.0.0.1".to_string(),
        transports: vec![ProviderTransport {
            port: Some(port),
            ..ProviderTransport::default()
        }],
        ..ProviderInfo::default()
    }
}
// #endregion helper-shop-at

// #region helper-states-at
fn states_at(port: u16) -> HttpRequestProviderStateExecutor {
    HttpRequestProviderStateExecutor {
        state_change_url: Some(format!("http://127.0.0.1:{port}/states")),
        ..HttpRequestProviderStateExecutor::default()
    }
}
// #endregion helper-states-at

/// What passes although nothing was verified.
#[tokio::test]
async fn nothing_to_verify_is_a_success() {
    let dir = format!("{}/nothing", pact_dir());
    std::fs::create_dir_all(&dir).unwrap();
    let pact = thread::spawn(|| pact_of(counter_uses_the_shop, "OrderCounter-Shop.json"));
    let file = pact.join().unwrap();
    let cases = [
        (PactSource::Dir(dir), FilterInfo::None, "OrderCounter"),
        (
            PactSource::File(file.clone()),
            FilterInfo::Description("^an order$".to_string()),
            "OrderCounter",
        ),
        (PactSource::File(file), FilterInfo::None, "OrderCounters"),
    ];
    for (source, filter, consumer) in cases {
        let result = verify_provider_async(
            shop_at(1),
            vec![source],
            filter,
            vec![consumer.to_string()],
            &Options::default(),
            None,
            &Arc::new(HttpRequestProviderStateExecutor::default()),
            None,
        )
        .await
        .expect("the verifier runs");
        assert!(result.result && result.interaction_results.is_empty());
    }
}
