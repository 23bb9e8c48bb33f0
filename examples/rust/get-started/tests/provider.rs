use std::sync::Arc;

use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use order_shop::order_api::{Order, Orders, router};
use pact_verifier::callback_executors::HttpRequestProviderStateExecutor;
use pact_verifier::{
    FilterInfo, NullRequestFilterExecutor, PactSource, ProviderInfo, ProviderTransport,
    VerificationOptions, verify_provider_async,
};
use serde_json::Value;
use tokio::net::TcpListener;

/// Where Pact asks for the states that the pact names.
async fn change_state(State(orders): State<Orders>, Json(change): Json<Value>) {
    if change["state"] == "an order exists" {
        let id = change["params"]["id"].as_u64().unwrap();
        let order = Order {
            status: "SHIPPED".to_string(),
            total: 18.0,
        };
        orders.lock().unwrap().insert(id, order);
    }
}

#[tokio::test]
async fn order_api_honours_its_pact() {
    let orders = Orders::default();
    let states = Router::new()
        .route("/states", post(change_state))
        .with_state(orders.clone());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(
        async move { axum::serve(listener, router(orders).merge(states)).await },
    );

    let result = verify_provider_async(
        ProviderInfo {
            name: "OrderApi".to_string(),
            host: "127.0.0.1".to_string(),
            transports: vec![ProviderTransport {
                port: Some(port),
                ..ProviderTransport::default()
            }],
            ..ProviderInfo::default()
        },
        vec![PactSource::File("pacts/OrderWeb-OrderApi.json".to_string())],
        FilterInfo::None,
        vec![], // the pacts of all consumers
        &VerificationOptions::<NullRequestFilterExecutor>::default(),
        None, // results are not published
        &Arc::new(HttpRequestProviderStateExecutor {
            state_change_url: Some(format!("http://127.0.0.1:{port}/states")),
            ..HttpRequestProviderStateExecutor::default()
        }),
        None,
    )
    .await
    .expect("the verifier runs");

    assert!(result.result, "the report is above");
}
