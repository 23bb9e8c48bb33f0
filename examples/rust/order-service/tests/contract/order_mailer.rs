use order_service::OrderPlaced;
use pact_consumer::prelude::*;
use prost::Message;
use serde_json::json;

use super::{plugin_is_installed, proto_file};

// #region order-rust-message uses plugin-is-installed proto-file
#[tokio::test(flavor = "multi_thread")]
async fn reads_that_an_order_was_placed() {
    if !plugin_is_installed() {
        return;
    }
    let mut pact = PactBuilder::new_v4("OrderMailer", "OrderPublisher")
        .using_plugin("protobuf", None)
        .await;
    pact.message_interaction("order placed", |mut i| async move {
        i.contents_from(json!({
            "pact:proto": proto_file(),
            "pact:message-type": "OrderPlaced",
            "pact:content-type": "application/protobuf",
            "id": "matching(integer, 42)",
            "customer": "notEmpty('Ada')",
        }))
        .await;
        i
    })
    .await;

    for message in pact.messages() {
        let bytes = message.contents.contents.value().unwrap();
        let placed = OrderPlaced::decode(bytes).unwrap();

        assert_eq!(placed.customer, "Ada");
    }
}
// #endregion order-rust-message
