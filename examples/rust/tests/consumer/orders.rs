use crate::pact_dir;

// #region consumer-test uses order-client pact-dir
use order_shop::client::{OrderClient, Status};
use pact_consumer::{datetime, prelude::*};
use serde_json::json;

#[test]
fn gets_an_order() {
    let order_api = PactBuilder::new_v4("OrderWeb", "OrderApi")
        .with_output_dir(pact_dir())
        .interaction("a request for an order", "", |mut i| {
            i.given_with_params("an order exists", &json!({ "id": 42 }));
            i.request
                .get()
                .path("/orders/42")
                .header("Accept", "application/json");
            i.response
                .ok()
                .header("Content-Type", "application/json")
                .json_body(json_pattern!({
                    "id": like!(42),
                    "status": term!("^(PENDING|PAID|SHIPPED)$", "PAID"),
                    "total": like!(31.5),
                    "placedAt": datetime!("yyyy-MM-dd'T'HH:mm:ssX", "2026-03-14T09:26:53Z"),
                    "items": each_like!({ "sku": like!("TEA-01"), "quantity": like!(2) }),
                }));
            i
        })
        .start_mock_server(None, None);

    let client = OrderClient::new(order_api.url().as_str());
    let order = client.order(42).unwrap().expect("order 42 exists");

    assert_eq!(order.status, Status::Paid);
    assert_eq!(order.total, 31.5);
    assert_eq!(order.items[0].sku, "TEA-01");
}
// #endregion consumer-test

#[test]
fn knows_that_an_order_does_not_exist() {
    let order_api = PactBuilder::new_v4("OrderWeb", "OrderApi")
        .with_output_dir(pact_dir())
        .interaction("a request for an order that does not exist", "", |mut i| {
            i.given_with_params("no order exists", &json!({ "id": 404 }));
            i.request
                .path("/orders/404")
                .header("Accept", "application/json");
            i.response.not_found();
            i
        })
        .start_mock_server(None, None);

    let client = OrderClient::new(order_api.url().as_str());

    assert_eq!(client.order(404).unwrap(), None);
}

#[test]
fn places_an_order() {
    let order_api = PactBuilder::new_v4("OrderWeb", "OrderApi")
        .with_output_dir(pact_dir())
        .interaction("a request to place an order", "", |mut i| {
            i.given_with_params("a product is in stock", &json!({ "sku": "TEA-01" }));
            i.request
                .post()
                .path("/orders")
                .header("Content-Type", "application/json")
                .json_body(json!({ "items": [{ "sku": "TEA-01", "quantity": 2 }] }));
            i.response
                .created()
                .header("Location", term!(r"/orders/\d+$", "/orders/43"))
                .header("Content-Type", "application/json")
                .json_body(json_pattern!({
                    "id": like!(43),
                    "status": term!("^(PENDING|PAID|SHIPPED)$", "PENDING"),
                }));
            i
        })
        .start_mock_server(None, None);

    let client = OrderClient::new(order_api.url().as_str());
    let tea = order_shop::client::Item {
        sku: "TEA-01".to_string(),
        quantity: 2,
    };
    let receipt = client.place_order(&[tea]).unwrap();

    assert_eq!(receipt.location, "/orders/43");
    assert_eq!(receipt.order.id, 43);
    assert_eq!(receipt.order.status, Status::Pending);
}

// #region provider-state-value uses pact-dir
#[test]
fn gets_the_status_of_the_newest_order() {
    let order_api = PactBuilder::new_v4("OrderWeb", "OrderApi")
        .with_output_dir(pact_dir())
        .interaction("a request for the newest order", "", |mut i| {
            i.given("an order was placed");
            i.request
                // The provider's state handler gives the id; this test uses the example.
                .path_from_provider_state("/orders/${id}", "/orders/42")
                .header("Accept", "application/json");
            i.response
                .header("Content-Type", "application/json")
                .json_body(json_pattern!({
                    "id": like!(42),
                    "status": term!("^(PENDING|PAID|SHIPPED)$", "PAID"),
                }));
            i
        })
        .start_mock_server(None, None);

    let client = OrderClient::new(order_api.url().as_str());

    assert_eq!(client.order_status(42).unwrap().status, Status::Paid);
}
// #endregion provider-state-value

// #region consumer-auth uses pact-dir
#[test]
fn lists_the_paid_orders_of_a_customer() {
    let order_api = PactBuilder::new_v4("OrderWeb", "OrderApi")
        .with_output_dir(pact_dir())
        .interaction("a request for my orders", "", |mut i| {
            let customer = json!({ "customer": "ada" });
            i.given_with_params("a customer with orders is signed in", &customer);
            i.request
                .path("/orders")
                .query_param("status", term!("^(PENDING|PAID|SHIPPED)$", "PAID"))
                .header(
                    "Authorization",
                    term!("^Bearer .+$", "Bearer example-token"),
                )
                .header("Accept", "application/json");
            i.response
                .header("Content-Type", "application/json")
                .json_body(each_like!({ "id": like!(42), "total": like!(31.5) }));
            i
        })
        .start_mock_server(None, None);

    let client = OrderClient::new(order_api.url().as_str());
    let orders = client.my_orders("example-token", Status::Paid).unwrap();

    assert_eq!(orders[0].total, 31.5);
}
// #endregion consumer-auth

// #region consumer-fails
#[test]
#[should_panic(expected = "Mock server OrderWeb/OrderApi failed verification")]
fn a_request_that_the_pact_does_not_expect_fails_the_test() {
    let order_api = PactBuilder::new_v4("OrderWeb", "OrderApi")
        .with_output_dir(env!("CARGO_TARGET_TMPDIR"))
        .interaction("a request for an order", "", |mut i| {
            i.request.path("/orders/42");
            i
        })
        .start_mock_server(None, None);

    let client = OrderClient::new(order_api.url().as_str());

    // The mock server answers with status 500.
    assert!(client.order(43).is_err());
    // It panics when it goes out of scope here, and writes no pact.
}
// #endregion consumer-fails
