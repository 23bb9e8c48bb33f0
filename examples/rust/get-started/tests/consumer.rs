use order_shop::order_client::order_line;
use pact_consumer::prelude::*;
use serde_json::json;

// #region test
#[test]
fn tells_about_an_order() {
    let order_api = PactBuilder::new_v4("OrderWeb", "OrderApi")
        .with_output_dir("pacts")
        .interaction("a request for an order", "", |mut i| {
            i.given_with_params("an order exists", &json!({ "id": 42 }));
            i.request.get().path("/orders/42");
            i.response
                .ok()
                .header("Content-Type", "application/json")
                .json_body(json_pattern!({
                    "status": term!("^(PENDING|PAID|SHIPPED)$", "PAID"),
                    "total": like!(31.5),
                }));
            i
        })
        .start_mock_server(None, None);

    let line = order_line(order_api.url().as_str(), 42).unwrap();

    assert_eq!(line, "Order 42 is paid: 31.50 euros");
}
// #endregion test
