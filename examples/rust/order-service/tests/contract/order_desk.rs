use order_service::order_service_client::OrderServiceClient;
use order_service::{OrderRequest, OrderStatus};
use pact_consumer::mock_server::StartMockServerAsync;
use pact_consumer::prelude::*;
use serde_json::json;
use tonic::Code;

use super::{plugin_is_installed, proto_file};

// #region order-rust-consumer uses plugin-is-installed proto-file
#[tokio::test(flavor = "multi_thread")]
async fn gets_an_order() {
    if !plugin_is_installed() {
        return;
    }
    let mut pact = PactBuilder::new_v4("OrderDesk", "OrderService")
        .using_plugin("protobuf", None)
        .await;
    pact.synchronous_message_interaction("a request for an order", |mut i| async move {
        i.given("order 42 exists");
        i.contents_from(json!({
            "pact:proto": proto_file(),
            "pact:proto-service": "OrderService/GetOrder",
            "pact:content-type": "application/protobuf",
            "request": {"id": "matching(integer, 42)"},
            "response": {
                "id": "matching(integer, 42)",
                "status": "matching(regex, 'PLACED|DISPATCHED', 'PLACED')",
                "lines": {
                    "pact:match": "eachValue(matching($'line'))",
                    "line": {
                        "sku": "matching(regex, '[A-Z]{3}-[0-9]{2}', 'TEA-01')",
                        "quantity": "matching(integer, 2)",
                    },
                },
            },
        }))
        .await;
        i
    })
    .await;
    let service = pact
        .start_mock_server_async(Some("transport/grpc"), None)
        .await;

    let mut orders = OrderServiceClient::connect(service.url().to_string())
        .await
        .unwrap();
    let order = orders
        .get_order(OrderRequest { id: 42 })
        .await
        .unwrap()
        .into_inner();

    assert_eq!(order.status(), OrderStatus::Placed);
    assert_eq!(order.lines[0].sku, "TEA-01");
}
// #endregion order-rust-consumer

#[tokio::test(flavor = "multi_thread")]
async fn knows_that_there_is_no_order() {
    if !plugin_is_installed() {
        return;
    }
    let mut pact = PactBuilder::new_v4("OrderDesk", "OrderService")
        .using_plugin("protobuf", None)
        .await;
    // #region order-rust-status uses proto-file
    pact.synchronous_message_interaction("a request for no order", |mut i| async move {
        i.given("order 7 does not exist");
        i.contents_from(json!({
            "pact:proto": proto_file(),
            "pact:proto-service": "OrderService/GetOrder",
            "pact:content-type": "application/protobuf",
            "request": {"id": "matching(equalTo, 7)"},
            "responseMetadata": {
                "grpc-status": "NOT_FOUND",
                "grpc-message": "matching(type, 'There is no order 7')",
            },
        }))
        .await;
        i
    })
    .await;
    let service = pact
        .start_mock_server_async(Some("transport/grpc"), None)
        .await;

    let mut orders = OrderServiceClient::connect(service.url().to_string())
        .await
        .unwrap();
    let status = orders.get_order(OrderRequest { id: 7 }).await.unwrap_err();

    assert_eq!(status.code(), Code::NotFound);
    // #endregion order-rust-status
}
