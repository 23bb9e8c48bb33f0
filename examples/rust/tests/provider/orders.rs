use std::collections::HashMap;
use std::env;

use axum::routing::get;
use axum::{Json, Router};
use pact_models::http_utils::HttpAuth;
use pact_verifier::selectors::json_to_selectors;
use pact_verifier::{NullRequestFilterExecutor, PublishOptions, VerificationOptions};
use serde_json::{Value, json};

use crate::states::OrderStates;
use crate::{pact_file, serve};

// #region provider-test uses signed-in pact-file order-states serve
use std::sync::Arc;

use order_shop::api::{Shop, router};
use pact_verifier::{
    FilterInfo, PactSource, ProviderInfo, ProviderTransport, verify_provider_async,
};

#[tokio::test]
async fn order_api_honours_the_pact_with_order_web() {
    let shop = Shop::default();
    let port = serve(router(shop.clone())).await;

    let result = verify_provider_async(
        order_api(port),
        vec![PactSource::File(pact_file("OrderWeb-OrderApi.json"))],
        FilterInfo::None,
        vec![], // any consumer
        &signed_in(&shop),
        None, // results are not published
        &Arc::new(OrderStates(shop)),
        None,
    )
    .await
    .expect("the verifier runs");

    assert!(result.result);
}

// #region helper-order-api
fn order_api(port: u16) -> ProviderInfo {
    let http = ProviderTransport {
        port: Some(port),
        ..ProviderTransport::default()
    };
    ProviderInfo {
        name: "OrderApi".to_string(),
        host: "127.0.0.1".to_string(),
        transports: vec![http],
        ..ProviderInfo::default()
    }
}
// #endregion helper-order-api
// #endregion provider-test

// #region provider-auth
// #region helper-signed-in
/// Sends a fresh token in place of the one in the pact, which OrderApi would refuse.
fn signed_in(shop: &Shop) -> VerificationOptions<NullRequestFilterExecutor> {
    let token = shop.sign_in("ada");
    let header = ("Authorization".to_string(), format!("Bearer {token}"));
    VerificationOptions {
        // Replaces the pact's header of that name, in upper and lower case as in the pact.
        custom_headers: HashMap::from([header]),
        ..VerificationOptions::default()
    }
}
// #endregion helper-signed-in
// #endregion provider-auth

// #region provider-fails uses order-api pact-file order-states serve
#[tokio::test]
async fn a_total_that_is_text_fails_verification() {
    let order = json!({
        "id": 42,
        "status": "PAID",
        "total": "31.50",
        "placedAt": "2026-03-14T09:26:53Z",
        "items": [{ "sku": "TEA-01", "quantity": 2 }],
    });
    let wrong_api = Router::new().route("/orders/42", get(async || Json(order)));
    let port = serve(wrong_api).await;

    let result = verify_provider_async(
        order_api(port),
        vec![PactSource::File(pact_file("OrderWeb-OrderApi.json"))],
        FilterInfo::Description("^a request for an order$".to_string()),
        vec![],
        &VerificationOptions::<NullRequestFilterExecutor>::default(),
        None,
        &Arc::new(OrderStates(Shop::default())),
        None,
    )
    .await
    .expect("the verifier runs");

    assert!(!result.result);
    let report: Value = result.into();
    let mismatches = &report["errors"][0]["mismatch"]["mismatches"];
    assert_eq!(mismatches[0]["path"], "$.total");
}
// #endregion provider-fails

// #region provider-broker uses order-api signed-in order-states serve
#[tokio::test]
#[ignore = "needs PACT_BROKER_BASE_URL"]
async fn order_api_honours_the_pacts_in_the_broker() {
    let pacts = PactSource::BrokerWithDynamicConfiguration {
        provider_name: "OrderApi".to_string(),
        broker_url: env::var("PACT_BROKER_BASE_URL").expect("PACT_BROKER_BASE_URL"),
        auth: env::var("PACT_BROKER_TOKEN").ok().map(HttpAuth::Token),
        provider_branch: env::var("GIT_BRANCH").ok(),
        selectors: json_to_selectors(vec![
            json!({ "mainBranch": true }),
            json!({ "matchingBranch": true }),
            json!({ "deployedOrReleased": true }),
        ]),
        enable_pending: true,
        include_wip_pacts_since: Some("2026-01-01".to_string()),
        provider_tags: vec![],
        links: vec![],
    };
    let publish = PublishOptions {
        provider_version: env::var("GIT_COMMIT").ok(),
        provider_branch: env::var("GIT_BRANCH").ok(),
        ..PublishOptions::default()
    };
    let in_ci = env::var("CI").as_deref() == Ok("true");
    let shop = Shop::default();

    let result = verify_provider_async(
        order_api(serve(router(shop.clone())).await),
        vec![pacts],
        FilterInfo::None,
        vec![],
        &signed_in(&shop),
        in_ci.then_some(&publish),
        &Arc::new(OrderStates(shop)),
        None,
    )
    .await;
    assert!(result.expect("the verifier runs").result);
}
// #endregion provider-broker

// #region provider-broker-webhook uses order-api signed-in order-states serve
#[tokio::test]
#[ignore = "needs PACT_URL and PACT_BROKER_BASE_URL"]
async fn order_api_honours_the_pact_of_a_webhook() {
    let pact = PactSource::WebhookCallbackUrl {
        pact_url: env::var("PACT_URL").expect("PACT_URL"),
        broker_url: env::var("PACT_BROKER_BASE_URL").expect("PACT_BROKER_BASE_URL"),
        auth: env::var("PACT_BROKER_TOKEN").ok().map(HttpAuth::Token),
    };
    let publish = PublishOptions {
        provider_version: env::var("GIT_COMMIT").ok(),
        provider_branch: env::var("GIT_BRANCH").ok(),
        ..PublishOptions::default()
    };
    let in_ci = env::var("CI").as_deref() == Ok("true");
    let shop = Shop::default();

    let result = verify_provider_async(
        order_api(serve(router(shop.clone())).await),
        vec![pact],
        FilterInfo::None,
        vec![],
        &signed_in(&shop),
        in_ci.then_some(&publish),
        &Arc::new(OrderStates(shop)),
        None,
    )
    .await;
    assert!(result.expect("the verifier runs").result);
}
// #endregion provider-broker-webhook
