//! What goes wrong with a Broker, of which these routes answer like one.

use std::sync::Arc;

use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use pact_verifier::callback_executors::HttpRequestProviderStateExecutor;
use pact_verifier::selectors::json_to_selectors;
use pact_verifier::{FilterInfo, PactSource, PublishOptions, verify_provider_async};
use serde_json::{Value, json};

use crate::provider::{order_api, pact_with, plain};
use crate::serve;

async fn verify(app: Router, publish: Option<&PublishOptions>) {
    let port = serve(app).await;
    let pacts = PactSource::BrokerWithDynamicConfiguration {
        provider_name: "OrderApi".to_string(),
        broker_url: format!("http://127.0.0.1:{port}"),
        auth: None,
        provider_branch: Some("main".to_string()),
        selectors: json_to_selectors(vec![json!({ "mainBranch": true })]),
        enable_pending: false,
        include_wip_pacts_since: None,
        provider_tags: vec![],
        links: vec![],
    };
    verify_provider_async(
        order_api("http", port),
        vec![pacts],
        FilterInfo::None,
        vec![],
        &plain(),
        publish,
        &Arc::new(HttpRequestProviderStateExecutor::default()),
        None,
    )
    .await
    .expect("the verifier runs");
}

/// A Broker that has these pacts for the provider.
fn broker_with(pacts: Value) -> Router {
    let link = json!({ "href": "/for-verification" });
    let index = json!({ "_links": { "pb:provider-pacts-for-verification": &link } });
    let chosen = json!({ "_embedded": { "pacts": pacts } });
    let selection = json!({ "_links": { "self": link } });
    let choose = get(async || Json(selection));
    let choose = choose.post(async || Json(chosen));
    Router::new()
        .route("/", get(async || Json(index)))
        .route("/for-verification", choose)
}

#[tokio::test]
#[ignore = "provokes a message"]
async fn unauthorized() {
    let refuse = get(async || StatusCode::UNAUTHORIZED);
    verify(Router::new().route("/", refuse), None).await;
}

#[tokio::test]
#[ignore = "provokes a message"]
async fn without_pacts() {
    verify(broker_with(json!([])), None).await;
}

#[tokio::test]
#[ignore = "provokes a message"]
async fn publish_without_version() {
    let mut pact = pact_with(json!({
        "type": "Synchronous/HTTP",
        "description": "a request for an order",
        "request": { "method": "GET", "path": "/orders/42" },
        "response": { "status": 200 },
    }));
    pact["_links"] = json!({ "pb:publish-verification-results": { "href": "/results" } });
    let link = json!({ "href": "/pact", "name": "A pact between OrderWeb and OrderApi" });
    let properties = json!({ "pending": false, "notices": [] });
    let app = broker_with(json!([{
        "shortDescription": "latest from main",
        "verificationProperties": properties,
        "_links": { "self": link },
    }]))
    .route("/pact", get(async || Json(pact)))
    .route("/orders/42", get(async || ""));
    verify(app, Some(&PublishOptions::default())).await;
}
