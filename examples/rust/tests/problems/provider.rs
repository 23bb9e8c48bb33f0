//! What goes wrong in the verification of a provider.

use std::sync::Arc;

use axum::routing::{get, post};
use axum::{Json, Router};
use pact_verifier::callback_executors::HttpRequestProviderStateExecutor;
use pact_verifier::{
    FilterInfo, NullRequestFilterExecutor, PactSource, ProviderInfo, ProviderTransport,
    VerificationOptions, verify_provider, verify_provider_async,
};
use serde_json::{Value, json};

use crate::serve;

pub type Options = VerificationOptions<NullRequestFilterExecutor>;

/// Options without colours.
pub fn plain() -> Options {
    Options {
        coloured_output: false,
        ..Options::default()
    }
}

#[allow(deprecated)] // where requests without a transport go, 8080 by default
pub fn order_api(transport: &str, port: u16) -> ProviderInfo {
    ProviderInfo {
        port: Some(1),
        name: "OrderApi".to_string(),
        host: "127.0.0.1".to_string(),
        transports: vec![ProviderTransport {
            transport: transport.to_string(),
            port: Some(port),
            ..ProviderTransport::default()
        }],
        ..ProviderInfo::default()
    }
}

pub fn pact_with(interaction: Value) -> Value {
    json!({
        "consumer": { "name": "OrderWeb" },
        "provider": { "name": "OrderApi" },
        "interactions": [interaction],
        "metadata": { "pactSpecification": { "version": "4.0" } },
    })
}

fn order_pact() -> PactSource {
    let json = "application/json";
    let body = json!({ "content": { "id": 42, "total": 31.5 }, "contentType": json });
    let by_type = json!({ "combine": "AND", "matchers": [{ "match": "number" }] });
    let pact = pact_with(json!({
        "type": "Synchronous/HTTP",
        "description": "a request for an order",
        "providerStates": [{ "name": "an order exists", "params": { "id": 42 } }],
        "request": { "method": "GET", "path": "/orders/42" },
        "response": {
            "status": 200,
            "headers": { "Content-Type": [json] },
            "body": body,
            "matchingRules": { "body": { "$.total": by_type } },
        },
    }));
    PactSource::String(pact.to_string())
}

fn message_pact() -> PactSource {
    let content = json!({ "orderId": 42 });
    let pact = pact_with(json!({
        "type": "Asynchronous/Messages",
        "description": "order placed",
        "contents": { "content": content, "contentType": "application/json" },
        "metadata": { "topic": "orders" },
    }));
    PactSource::String(pact.to_string())
}

async fn verify(provider: ProviderInfo, pact: PactSource, states: &str) {
    let states = HttpRequestProviderStateExecutor {
        state_change_url: (!states.is_empty()).then(|| states.to_string()),
        ..HttpRequestProviderStateExecutor::default()
    };
    verify_provider_async(
        provider,
        vec![pact],
        FilterInfo::None,
        vec![],
        &plain(),
        None,
        &Arc::new(states),
        None,
    )
    .await
    .expect("the verifier runs");
}

#[tokio::test]
#[ignore = "provokes a message"]
async fn verification_failed() {
    let order = json!({ "id": 42, "total": "31.50" });
    let app = Router::new().route("/orders/42", get(async || Json(order)));
    verify(order_api("http", serve(app).await), order_pact(), "").await;
}

#[tokio::test]
#[ignore = "provokes a message"]
async fn provider_unreachable() {
    verify(order_api("http", 1), order_pact(), "").await;
}

#[tokio::test]
#[ignore = "provokes a message"]
async fn message_transport() {
    verify(order_api("http", 1), message_pact(), "").await;
}

#[tokio::test]
#[ignore = "provokes a message"]
async fn message_metadata() {
    let event = json!({ "orderId": 42 });
    let app = Router::new().route("/", post(async || Json(event)));
    verify(order_api("message", serve(app).await), message_pact(), "").await;
}

#[tokio::test]
#[ignore = "provokes a message"]
async fn state_failed() {
    let port = serve(Router::new()).await;
    let states = format!("http://127.0.0.1:{port}/states");
    verify(order_api("http", port), order_pact(), &states).await;
}

#[tokio::test]
#[ignore = "provokes a message"]
async fn pact_not_found() {
    let pact = PactSource::File("pacts/OrderWeb-OrdersApi.json".to_string());
    verify(order_api("http", 1), pact, "").await;
}

fn verify_blocking(filter: FilterInfo) -> bool {
    verify_provider(
        order_api("http", 1),
        vec![order_pact()],
        filter,
        vec![],
        &plain(),
        None,
        &Arc::new(HttpRequestProviderStateExecutor::default()),
        None,
    )
    .expect("the verifier runs")
}

#[tokio::test]
#[ignore = "provokes a message"]
async fn runtime_in_runtime() {
    verify_blocking(FilterInfo::None);
}

#[test]
#[ignore = "provokes a message"]
fn filter_invalid() {
    verify_blocking(FilterInfo::Description("an order (".to_string()));
}
