use pact_consumer::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::pact_dir;

// #region graphql-client
const PRODUCT_QUERY: &str = "
query Product($sku: ID!) {
  product(sku: $sku) { name price }
}";

#[derive(Debug, Deserialize)]
struct Product {
    name: String,
    price: f64,
}

#[derive(Deserialize)]
struct Data {
    product: Option<Product>,
}

#[derive(Deserialize)]
struct Problem {
    message: String,
}

#[derive(Deserialize)]
struct Answer {
    data: Option<Data>,
    errors: Option<Vec<Problem>>,
}

/// Asks for a product; errors of the catalogue come with status 200.
fn product(catalogue: &str, sku: &str) -> Result<Option<Product>, String> {
    let question = json!({
        "operationName": "Product",
        "query": PRODUCT_QUERY,
        "variables": { "sku": sku },
    });
    let mut response = ureq::post(format!("{catalogue}graphql"))
        .send_json(question)
        .map_err(|error| error.to_string())?;
    let answer: Answer = response
        .body_mut()
        .read_json()
        .map_err(|error| error.to_string())?;
    match answer.errors.unwrap_or_default().into_iter().next() {
        Some(problem) => Err(problem.message),
        None => Ok(answer.data.and_then(|data| data.product)),
    }
}
// #endregion graphql-client

// #region graphql-consumer uses pact-dir
#[test]
fn shows_a_product() {
    let catalogue = PactBuilder::new_v4("ProductPage", "CatalogueGraphQL")
        .with_output_dir(pact_dir())
        .interaction("a query for a product", "", |mut i| {
            i.given_with_params("a product exists", &json!({ "sku": "TEA-01" }));
            i.request
                .post()
                .path("/graphql")
                .header("Content-Type", "application/json")
                .json_body(question());
            i.response
                .header("Content-Type", "application/json")
                .json_body(json_pattern!({
                    "data": {
                        "product": { "name": like!("Green tea"), "price": like!(4.75) },
                    },
                }));
            i
        })
        .start_mock_server(None, None);

    let product = product(catalogue.url().as_str(), "TEA-01")
        .unwrap()
        .unwrap();

    assert_eq!(product.name, "Green tea");
    assert_eq!(product.price, 4.75);
}

fn question() -> JsonPattern {
    json_pattern!({
        "operationName": "Product",
        "query": PRODUCT_QUERY,
        "variables": { "sku": like!("TEA-01") },
    })
}
// #endregion graphql-consumer

// #region graphql-error uses pact-dir
#[test]
fn says_why_there_is_no_product() {
    let catalogue = PactBuilder::new_v4("ProductPage", "CatalogueGraphQL")
        .with_output_dir(pact_dir())
        .interaction("a query for a product that fails", "", |mut i| {
            i.given("the catalogue is being rebuilt");
            i.request
                .post()
                .path("/graphql")
                .header("Content-Type", "application/json")
                .json_body(question());
            i.response
                .header("Content-Type", "application/json")
                .json_body(json_pattern!({
                    "data": { "product": Value::Null },
                    "errors": each_like!({
                        "message": like!("The catalogue is being rebuilt"),
                    }),
                }));
            i
        })
        .start_mock_server(None, None);

    let failure = product(catalogue.url().as_str(), "TEA-01").unwrap_err();

    assert_eq!(failure, "The catalogue is being rebuilt");
}
// #endregion graphql-error
