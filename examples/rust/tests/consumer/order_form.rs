//! Two ways to write one pact, kept apart from the pact of the shop.

use order_shop::client::Item;
use order_shop::order_form::OrderForm;
use pact_consumer::prelude::*;
use serde_json::json;

// #region helper-tea
fn tea(quantity: u32) -> Vec<Item> {
    let sku = "TEA-01".to_string();
    vec![Item { sku, quantity }]
}
// #endregion helper-tea

// #region contract-too-much uses tea
#[test]
fn shows_every_rule() {
    let rules = [
        ("no items", vec![], "The order has no items"),
        ("a quantity of 0", tea(0), "The quantity is less than 1"),
        (
            "a quantity of 100",
            tea(100),
            "The quantity is more than 99",
        ),
    ];
    for (given, items, error) in rules {
        let description = format!("an order with {given}");
        let order_api = PactBuilder::new_v4("OrderWeb", "OrderApi")
            .with_output_dir(env!("CARGO_TARGET_TMPDIR"))
            .interaction(description.as_str(), "", |mut i| {
                i.request
                    .post()
                    .path("/orders")
                    .json_body(json!({ "items": items }));
                i.response
                    .status(400)
                    .json_body(json!({ "errors": [error] }));
                i
            })
            .start_mock_server(None, None);

        let form = OrderForm::new(order_api.url().as_str());

        assert_eq!(form.submit(&items).unwrap(), [error]);
    }
}
// #endregion contract-too-much

// #region contract-enough
#[test]
fn shows_a_refusal() {
    let order_api = PactBuilder::new_v4("OrderWeb", "OrderApi")
        .with_output_dir(env!("CARGO_TARGET_TMPDIR"))
        .interaction("an order that is refused", "", |mut i| {
            i.request
                .post()
                .path("/orders")
                .json_body(json!({ "items": [] }));
            i.response.status(400).json_body(json_pattern!({
                "errors": each_like!("The order has no items"),
            }));
            i
        })
        .start_mock_server(None, None);

    let form = OrderForm::new(order_api.url().as_str());

    assert_eq!(form.submit(&[]).unwrap(), ["The order has no items"]);
}
// #endregion contract-enough
