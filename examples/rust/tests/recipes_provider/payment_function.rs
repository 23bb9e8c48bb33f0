use std::env;
use std::sync::Arc;

use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use order_shop::api::{Item, Order, Status};
use pact_verifier::callback_executors::HttpRequestProviderStateExecutor;
use pact_verifier::{
    FilterInfo, NullRequestFilterExecutor, PactSource, ProviderInfo, ProviderTransport,
    VerificationOptions, verify_provider_async,
};
use serde_json::{Value, json};
use tokio::net::TcpListener;

// #region lambda-publisher
/// What the SNS client is given: the event is a text in it.
struct Publication {
    topic_arn: String,
    message: String,
}

/// Builds the event and sends it; in production, `send` calls the SNS client.
fn payment_function(order: &Order, mut send: impl FnMut(Publication)) {
    let skus: Vec<&str> = order.items.iter().map(|item| item.sku.as_str()).collect();
    send(Publication {
        topic_arn: env::var("TOPIC_ARN").unwrap_or_default(),
        message: json!({ "orderId": order.id, "skus": skus }).to_string(),
    });
}
// #endregion lambda-publisher

// #region lambda-provider uses pact-file paid-order
#[tokio::test]
async fn payment_function_honours_the_pact_with_parcel_function() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let transport = ProviderTransport {
        transport: "message".to_string(),
        port: Some(listener.local_addr().unwrap().port()),
        ..ProviderTransport::default()
    };
    let app = Router::new().route("/", post(message));
    let pact = pact_file("ParcelFunction-PaymentFunction.json");
    tokio::spawn(async move { axum::serve(listener, app).await });

    let result = verify_provider_async(
        ProviderInfo {
            name: "PaymentFunction".to_string(),
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

/// Where Pact asks for the event: runs the function, and gives what it would have sent.
async fn message(Json(request): Json<Value>) -> Response {
    let id = request["providerStates"][0]["params"]["id"].as_u64();
    match (request["description"].as_str(), id) {
        (Some("order paid"), Some(id)) => {
            let mut sent = vec![];
            payment_function(&paid_order(id), |publication| sent.push(publication));
            let event = sent.remove(0).message;
            ([(CONTENT_TYPE, "application/json")], event).into_response()
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}
// #endregion lambda-provider

#[test]
fn sends_to_the_topic_of_the_environment() {
    let mut topics = vec![];
    payment_function(&paid_order(42), |sent| topics.push(sent.topic_arn));
    assert_eq!(topics, [env::var("TOPIC_ARN").unwrap_or_default()]);
}

// #region helper-pact-file
fn pact_file(name: &str) -> String {
    let dir = env::var("PACT_DIR").unwrap_or_else(|_| "pacts".to_string());
    format!("{dir}/{name}")
}
// #endregion helper-pact-file

// #region helper-paid-order
fn paid_order(id: u64) -> Order {
    let item = |sku: &str, quantity| Item {
        sku: sku.to_string(),
        quantity,
    };
    Order {
        id,
        status: Status::Paid,
        total: 12.25,
        placed_at: "2026-02-28T18:05:00Z".parse().expect("a date and time"),
        items: vec![item("MUG-07", 1), item("TEA-02", 2)],
        customer: None,
    }
}
// #endregion helper-paid-order
