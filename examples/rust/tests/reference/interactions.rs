//! How an interaction is described, and how the mock server runs.

use std::fs;
use std::net::TcpListener;

use order_shop::client::{OrderClient, Status};
use pact_consumer::prelude::*;
use serde_json::{Value, json};

use crate::pact_dir;

#[test]
fn describes_an_interaction() {
    let order_api = PactBuilder::new_v4("OrderDesk", "OrderApi")
        .with_output_dir(pact_dir())
        .interaction("a request for a parcel's carrier", "", |mut i| {
            // #region reference-description
            i.given("the warehouse is open");
            i.given_with_params("an order exists", &json!({ "id": 42 }));
            i.comment("Asked for on the page with the details of an order");
            i.test_name("order_details::shows_the_carrier");
            i.reference("jira", "story", "SHOP-42");
            i.pending(true);
            i.with_key("carrier-of-an-order");
            // #endregion reference-description
            i.request.path("/orders/42/carrier");
            i
        })
        .start_mock_server(None, None);
    ureq::get(order_api.path("/orders/42/carrier").as_str())
        .call()
        .unwrap();
    drop(order_api);

    let text =
        fs::read_to_string(format!("{}/OrderDesk-OrderApi.json", pact_dir())).unwrap();
    let pact: Value = serde_json::from_str(&text).unwrap();
    let mut interactions = pact["interactions"].as_array().unwrap().iter();
    let carrier = interactions
        .find(|each| each["key"] == "carrier-of-an-order")
        .unwrap();
    assert_eq!(carrier["pending"], true);
    assert_eq!(
        carrier["comments"]["references"]["jira"]["story"],
        "SHOP-42"
    );
    assert_eq!(carrier["providerStates"][1]["params"]["id"], 42);
}

// #region reference-several uses pact-dir
#[test]
fn shows_an_order_with_its_carrier() {
    let order_api = PactBuilder::new_v4("OrderDesk", "OrderApi")
        .with_output_dir(pact_dir())
        .interaction("a request for the status of an order", "", |mut i| {
            i.given_with_params("an order exists", &json!({ "id": 42 }));
            i.request.path("/orders/42");
            i.response
                .header("Content-Type", "application/json")
                .json_body(json_pattern!({ "id": like!(42), "status": like!("PAID") }));
            i
        })
        .interaction("a request for the carrier of an order", "", |mut i| {
            i.given_with_params("an order exists", &json!({ "id": 42 }));
            i.request.path("/orders/42/carrier");
            i.response.body_matching(term!("^[A-Z]+$", "PARCEL"));
            i
        })
        .start_mock_server(None, None);

    let client = OrderClient::new(order_api.url().as_str());
    let order = client.order_status(42).unwrap();
    let mut carrier = ureq::get(order_api.path("/orders/42/carrier").as_str())
        .call()
        .unwrap();

    assert_eq!(order.status, Status::Paid);
    assert_eq!(carrier.body_mut().read_to_string().unwrap(), "PARCEL");
}
// #endregion reference-several

#[test]
fn listens_on_a_port_that_is_given() {
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap();
    drop(free);

    let mut pact = PactBuilder::new_v4("OrderTill", "OrderApi");
    pact.with_output_dir(pact_dir()).interaction(
        "a request for an order",
        "",
        |mut i| {
            i.request.path("/orders/42");
            i
        },
    );
    // #region reference-port
    let config = MockServerConfig {
        address: address.to_string(), // such as "127.0.0.1:9000"
        cors_preflight: true,
        ..MockServerConfig::default()
    };
    let order_api = pact.start_mock_server(None, Some(config));
    // #endregion reference-port

    assert_eq!(order_api.url().port(), Some(address.port()));
    ureq::get(order_api.path("/orders/42").as_str())
        .call()
        .unwrap();
}

// #region reference-async uses client pact-dir
#[tokio::test(flavor = "multi_thread")]
async fn reads_an_order_in_an_asynchronous_test() {
    let order_api = PactBuilder::new_v4("OrderTill", "OrderApi")
        .with_output_dir(pact_dir())
        .interaction("a request for the status of an order", "", |mut i| {
            i.given_with_params("an order exists", &json!({ "id": 42 }));
            i.request.path("/orders/42");
            i.response.json_body(json_pattern!({ "id": like!(42) }));
            i
        })
        .start_mock_server(None, None);

    let url = order_api.path("/orders/42");
    let order: Value = client()
        .get(url)
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();

    assert_eq!(order["id"], 42);
}
// #endregion reference-async

// #region helper-client
/// Without TLS of its own, reqwest wants to know which one it may use.
fn client() -> reqwest::Client {
    PactBuilder::new("installs", "the crypto provider");
    reqwest::Client::new()
}
// #endregion helper-client

#[test]
fn takes_a_value_of_the_provider_for_a_header() {
    let order_api = PactBuilder::new_v4("OrderTill", "OrderApi")
        .with_output_dir(pact_dir())
        .interaction("a request for the orders of today", "", |mut i| {
            i.given("a till is signed in");
            i.request.path("/orders");
            // #region reference-header-state
            let example = "Bearer example-token";
            i.request.header_from_provider_state(
                "Authorization",
                "Bearer ${token}",
                example,
            );
            // #endregion reference-header-state
            i.response.json_body(json!([]));
            i
        })
        .start_mock_server(None, None);
    let response = ureq::get(order_api.path("/orders").as_str())
        .header("Authorization", "Bearer example-token")
        .call();
    assert!(response.is_ok());
}
