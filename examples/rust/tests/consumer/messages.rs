use crate::pact_dir;

// #region message-consumer uses pact-dir
use order_shop::mailer::{OrderPlaced, confirmation};
use pact_consumer::{datetime, prelude::*};
use serde_json::json;

#[test]
fn confirms_an_order_that_was_placed() {
    let mut pact = PactBuilder::new_v4("OrderMailer", "OrderPublisher");
    pact.with_output_dir(pact_dir())
        .message_interaction("order placed", |mut i| {
            i.given_with_params("an order was placed", &json!({ "id": 42 }));
            i.metadata("contentType", "application/json");
            i.metadata("topic", "orders");
            i.json_body(json_pattern!({
                "orderId": like!(42),
                "email": term!("^[^@ ]+@[^@ ]+$", "ada@example.org"),
                "total": like!(31.5),
                "placedAt": datetime!("yyyy-MM-dd'T'HH:mm:ssX", "2026-03-14T09:26:53Z"),
            }));
            i
        });

    for message in pact.messages() {
        let content = message
            .contents
            .contents
            .value()
            .expect("a message has content");
        let event: OrderPlaced = serde_json::from_slice(&content).unwrap();

        let mail = confirmation(&event);

        assert!(mail.starts_with("To: ada@example.org"));
        assert!(mail.contains("order 42 of 2026-03-14"));
    }
}
// #endregion message-consumer
