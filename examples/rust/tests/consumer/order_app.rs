//! A consumer of OrderApi that knows only the paths of the gateway in front of it.

use pact_consumer::prelude::*;
use serde_json::json;

use crate::pact_dir;

#[test]
fn gets_an_order_by_its_public_path() {
    let gateway = PactBuilder::new_v4("OrderApp", "OrderApi")
        .with_output_dir(pact_dir())
        .interaction("a request for an order by its public path", "", |mut i| {
            i.given_with_params("an order exists", &json!({ "id": 42 }));
            i.request.path("/shop/orders/42");
            i.response
                .header("Content-Type", "application/json")
                .json_body(json_pattern!({ "id": like!(42), "total": like!(31.5) }));
            i
        })
        .start_mock_server(None, None);

    let url = format!("{}shop/orders/42", gateway.url());
    let response = ureq::get(url).call().unwrap();

    assert_eq!(response.status(), 200);
}
