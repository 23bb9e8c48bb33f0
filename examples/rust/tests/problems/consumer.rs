//! What goes wrong in tests of consumers.

use std::fs;
use std::net::TcpListener;
use std::time::Duration;

use order_shop::client::{Item, OrderClient};
use pact_consumer::mock_server::StartMockServerAsync;
use pact_consumer::{datetime, prelude::*};
use serde_json::json;
use ureq::Agent;

use crate::scratch;

/// The pact of the other tests: one request for one order.
fn order_42() -> PactBuilder {
    let mut pact = PactBuilder::new_v4("OrderWeb", "OrderApi");
    pact.with_output_dir(scratch())
        .interaction("a request for an order", "", |mut i| {
            i.request.path("/orders/42");
            i.response.json_body(json!({ "id": 42, "status": "PAID" }));
            i
        });
    pact
}

#[test]
#[ignore = "provokes a message"]
fn request_missing() {
    let _order_api = order_42().start_mock_server(None, None);
}

#[test]
#[ignore = "provokes a message"]
fn request_unexpected() {
    let order_api = order_42().start_mock_server(None, None);
    let client = OrderClient::new(order_api.url().as_str());
    let _ = client.order_status(43);
}

#[test]
#[ignore = "provokes a message"]
fn request_mismatch() {
    let order_api = PactBuilder::new_v4("OrderWeb", "OrderApi")
        .with_output_dir(scratch())
        .interaction("a request to place an order", "", |mut i| {
            let items = json!([{ "sku": "TEA-01", "quantity": 1 }]);
            i.request
                .post()
                .path("/orders")
                .json_body(json!({ "items": items }));
            i.response.created();
            i
        })
        .start_mock_server(None, None);
    let client = OrderClient::new(order_api.url().as_str());
    let sku = "TEA-01".to_string();
    let _ = client.place_order(&[Item { sku, quantity: 2 }]);
}

#[test]
#[ignore = "provokes a message"]
fn client_error() {
    let order_api = order_42().start_mock_server(None, None);
    let client = OrderClient::new(order_api.url().as_str());
    client.order_status(43).unwrap();
}

#[test]
#[ignore = "provokes a message"]
fn mixed_pact() {
    let mut pact = order_42();
    pact.message_interaction("order placed", |mut i| {
        i.json_body(json!({ "orderId": 42 }));
        i
    });
    let order_api = pact.start_mock_server(None, None);
    let client = OrderClient::new(order_api.url().as_str());
    client.order_status(42).unwrap();
}

#[test]
#[ignore = "provokes a message"]
fn message_in_v3() {
    PactBuilder::new("OrderMailer", "OrderPublisher").message_interaction(
        "order placed",
        |mut i| {
            i.json_body(json!({ "orderId": 42 }));
            i
        },
    );
}

#[test]
#[ignore = "provokes a message"]
fn regex_look_around() {
    json_pattern!({ "sku": term!("^(?!OLD)", "TEA-01") });
}

#[test]
#[ignore = "provokes a message"]
fn datetime_format() {
    json_pattern!({ "placedAt": datetime!("yyyy-MM-ddTHH:mm", "2026-03-14T09:26") });
}

#[test]
#[ignore = "provokes a message"]
fn port_in_use() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let config = MockServerConfig {
        address: taken.local_addr().unwrap().to_string(),
        ..MockServerConfig::default()
    };
    order_42().start_mock_server(None, Some(config));
}

#[test]
#[ignore = "provokes a message"]
fn pact_not_written() {
    let order_api = order_42()
        .with_output_dir("Cargo.toml/pacts")
        .start_mock_server(None, None);
    let client = OrderClient::new(order_api.url().as_str());
    client.order_status(42).unwrap();
}

#[test]
#[ignore = "provokes a message"]
fn pact_damaged() {
    let dir = format!("{}/damaged", scratch());
    fs::create_dir_all(&dir).unwrap();
    fs::write(format!("{dir}/OrderWeb-OrderApi.json"), "<<<<<<< HEAD\n{").unwrap();
    let order_api = order_42()
        .with_output_dir(dir)
        .start_mock_server(None, None);
    let client = OrderClient::new(order_api.url().as_str());
    client.order_status(42).unwrap();
}

#[tokio::test]
#[ignore = "provokes a message"]
async fn blocking_client() {
    let order_api = PactBuilderAsync::new_v4("OrderWeb", "OrderApi")
        .output_dir(scratch())
        .interaction("a request for an order", "", |mut i| async move {
            i.request.path("/orders/42");
            i
        })
        .await
        .start_mock_server_async(None, None)
        .await;
    let limit = Some(Duration::from_secs(1));
    let agent: Agent = Agent::config_builder().timeout_global(limit).build().into();
    agent
        .get(order_api.path("/orders/42").as_str())
        .call()
        .unwrap();
}

#[test]
#[ignore = "provokes a message"]
fn crypto_provider() {
    reqwest::Client::new();
}

#[tokio::test]
#[ignore = "provokes a message"]
async fn plugin_missing() {
    PactBuilder::new_v4("PackingDesk", "ParcelApi")
        .using_plugin("shop-crate", Some("1.0.0".to_string()))
        .await;
}

#[test]
#[ignore = "provokes a message"]
fn transport_unknown() {
    order_42().start_mock_server(Some("transport/grpc"), None);
}
