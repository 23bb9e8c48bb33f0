use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use base64::prelude::{BASE64_STANDARD, Engine};
use order_shop::api::{Order, Status};
use order_shop::publisher::{TOPIC, order_placed};
use pact_verifier::callback_executors::HttpRequestProviderStateExecutor;
use pact_verifier::{
    FilterInfo, NullRequestFilterExecutor, PactSource, ProviderInfo, ProviderTransport,
    VerificationOptions, verify_provider_async,
};
use serde_json::{Value, json};

use crate::{pact_file, serve};

// #region message-provider uses message pact-file serve
#[tokio::test]
async fn order_publisher_honours_the_pact_with_order_mailer() {
    let port = serve(Router::new().route("/", post(message))).await;
    let pact = pact_file("OrderMailer-OrderPublisher.json");
    let transport = ProviderTransport {
        transport: "message".to_string(),
        port: Some(port),
        ..ProviderTransport::default()
    };

    let result = verify_provider_async(
        ProviderInfo {
            name: "OrderPublisher".to_string(),
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
// #endregion message-provider

// #region message-endpoint
// #region helper-message uses order
/// Where Pact asks for a message, by its description and provider states.
async fn message(Json(request): Json<Value>) -> Response {
    let id = request["providerStates"][0]["params"]["id"].as_u64();
    match (request["description"].as_str(), id) {
        (Some("order placed"), Some(id)) => {
            let event = order_placed(&order(id), "bob@example.org");
            let metadata = BASE64_STANDARD.encode(json!({ "topic": TOPIC }).to_string());
            ([("Pact-Message-Metadata", metadata)], Json(event)).into_response()
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}
// #endregion helper-message
// #endregion message-endpoint

// #region helper-order
fn order(id: u64) -> Order {
    Order {
        id,
        status: Status::Pending,
        total: 18.0,
        placed_at: "2026-05-02T18:00:00Z".parse().expect("a date and time"),
        items: vec![],
        customer: None,
    }
}
// #endregion helper-order
