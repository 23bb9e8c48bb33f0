//! Bodies of requests and responses, and rules that the builders have no method for.

use pact_consumer::builders::InteractionBuilder;
use pact_consumer::prelude::*;
use pact_models::HttpStatus;
use pact_models::bodies::OptionalBody;
use pact_models::generators::Generator;
use pact_models::matchingrules::{MatchingRule, RuleLogic};
use pact_models::path_exp::DocPath;
use serde::Serialize;
use serde_json::{Value, json};
use ureq::Agent;

use crate::pact_dir;

/// A pact with one interaction, whose server is started.
fn order_api(
    description: &str,
    build: impl FnOnce(InteractionBuilder) -> InteractionBuilder,
) -> Box<dyn ValidatingMockServer> {
    PactBuilder::new_v4("OrderBook", "OrderApi")
        .with_output_dir(pact_dir())
        .interaction(description, "", build)
        .start_mock_server(None, None)
}

#[test]
fn reads_a_table() {
    let server = order_api("a request for the orders as a table", |mut i| {
        i.request.path("/orders.csv");
        // #region reference-text
        i.response
            .header("Content-Type", "text/csv")
            .body_matching2(
                term!(r"^id,total\n(\d+,\d+\.\d{2}\n)*$", "id,total\n42,31.50\n"),
                "text/csv",
            );
        // #endregion reference-text
        i
    });
    let mut table = ureq::get(server.path("/orders.csv").as_str())
        .call()
        .unwrap();
    let text = table.body_mut().read_to_string().unwrap();
    assert_eq!(text.lines().last(), Some("42,31.50"));
}

#[test]
fn sends_a_form() {
    let server = order_api("an order by a form", |mut i| {
        // #region reference-form
        i.request
            .post()
            .path("/orders")
            .body2("sku=TEA-01&quantity=2", "application/x-www-form-urlencoded");
        // #endregion reference-form
        i.request
            .header("Content-Type", "application/x-www-form-urlencoded");
        i
    });
    // Fields are compared, whatever their order.
    let fields = [("quantity", "2"), ("sku", "TEA-01")];
    let response = ureq::post(server.path("/orders").as_str()).send_form(fields);
    assert!(response.is_ok());
}

// #region reference-binary uses pact-dir
#[test]
fn gets_the_label_of_a_parcel() {
    let mut i = InteractionBuilder::new("a request for a label", "");
    i.request.path("/orders/42/label");
    i.response.header("Content-Type", "image/png");
    let mut label = i.build_v4();
    let png: &[u8] = b"\x89PNG\r\n\x1a\n";
    label.response.body =
        OptionalBody::Present(png.into(), Some("image/png".into()), None);
    label.response.matching_rules.add_category("body").add_rule(
        DocPath::root(),
        MatchingRule::ContentType("image/png".to_string()),
        RuleLogic::And,
    );
    let order_api = PactBuilder::new_v4("OrderBook", "OrderApi")
        .with_output_dir(pact_dir())
        .push_interaction(&label)
        .start_mock_server(None, None);

    let mut response = ureq::get(order_api.path("/orders/42/label").as_str())
        .call()
        .unwrap();

    assert_eq!(response.body_mut().read_to_vec().unwrap(), png);
}
// #endregion reference-binary

#[test]
fn treats_all_refusals_alike() {
    // #region reference-status
    let mut i = InteractionBuilder::new("an order that is refused", "");
    i.request.post().path("/orders");
    i.response.status(409);
    let mut refused = i.build_v4();
    refused
        .response
        .matching_rules
        .add_category("status")
        .add_rule(
            DocPath::empty(),
            MatchingRule::StatusCode(HttpStatus::ClientError),
            RuleLogic::And,
        );
    // #endregion reference-status
    let order_api = PactBuilder::new_v4("OrderBook", "OrderApi")
        .with_output_dir(pact_dir())
        .push_interaction(&refused)
        .start_mock_server(None, None);
    let agent: Agent = Agent::config_builder()
        .http_status_as_error(false)
        .build()
        .into();
    let response = agent.post(order_api.path("/orders").as_str()).send_empty();
    assert_eq!(response.unwrap().status(), 409);
}

// #region reference-typed
#[derive(Serialize)]
struct Delivery {
    order: u64,
    carrier: String,
    note: Option<String>,
}
// #endregion reference-typed

#[test]
fn takes_the_example_from_a_type() {
    // #region reference-typed-body
    let delivery = Delivery {
        order: 42,
        carrier: "PARCEL".to_string(),
        note: None,
    };
    // Like the type, without the note that is null.
    let body = like!(strip_null_fields(json!(delivery)));
    // #endregion reference-typed-body
    let server = order_api("a request for a delivery", |mut i| {
        i.request.path("/deliveries/42");
        i.response.json_body(body);
        i
    });
    let mut response = ureq::get(server.path("/deliveries/42").as_str())
        .call()
        .unwrap();
    let delivery: Value = response.body_mut().read_json().unwrap();
    assert_eq!(delivery, json!({ "order": 42, "carrier": "PARCEL" }));
}

#[test]
fn makes_a_value_up() {
    let server = order_api("a request for a basket", |mut i| {
        i.request.path("/basket");
        // #region reference-generator
        i.response
            .json_body(json_pattern!({ "id": like!("00000000"), "items": [] }))
            .body_generator("$.id", Generator::RandomHexadecimal(8));
        // #endregion reference-generator
        i
    });
    let mut response = ureq::get(server.path("/basket").as_str()).call().unwrap();
    let basket: Value = response.body_mut().read_json().unwrap();
    assert_ne!(basket["id"], "00000000");
}

#[test]
fn matches_text_outside_of_json() {
    let server = order_api("a request in the name of a shop", |mut i| {
        i.request.path("/orders");
        // #region reference-text-like
        let shop = Like::<StringPattern>::new("main".to_string());
        i.request.header("X-Shop", shop);
        // #endregion reference-text-like
        i
    });
    let response = ureq::get(server.path("/orders").as_str())
        .header("X-Shop", "outlet")
        .call();
    assert!(response.is_ok());
}
