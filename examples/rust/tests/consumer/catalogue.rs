//! One interaction for each kind of matcher, in the pact of OrderWeb with CatalogueApi.

use std::collections::HashMap;

use pact_consumer::{datetime, matching_regex, object_matching, prelude::*};
use pact_models::matchingrules::{MatchingRule, MatchingRuleCategory};
use pact_models::path_exp::DocPath;
use serde_json::{Value, json};

use crate::pact_dir;
use crate::rules::matching;

// #region helper-get-product uses pact-dir
/// Gets a product from a CatalogueApi that answers with the example of `body`.
fn get_product(description: &str, body: impl Into<JsonPattern>) -> Value {
    let catalogue_api = PactBuilder::new_v4("OrderWeb", "CatalogueApi")
        .with_output_dir(pact_dir())
        .interaction(description, "", |mut i| {
            i.request.path("/products/TEA-01");
            i.response
                .header("Content-Type", "application/json")
                .json_body(body);
            i
        })
        .start_mock_server(None, None);

    let mut response = ureq::get(catalogue_api.path("/products/TEA-01").as_str())
        .call()
        .expect("the mock server answers");
    response.body_mut().read_json().expect("the body is JSON")
}
// #endregion helper-get-product

// #region matching-type uses get-product
#[test]
fn matches_an_object_by_type() {
    let product = get_product(
        "a request for a product, by type",
        like!({
            "name": "Green tea",
            "weight": 250,
            "organic": true,
            "maker": { "name": "Teahouse", "country": "Japan" },
        }),
    );

    assert_eq!(product["name"], "Green tea");
    assert_eq!(product["maker"]["country"], "Japan");
}
// #endregion matching-type

// #region matching-regex uses get-product
#[test]
fn matches_text_by_regular_expression() {
    let product = get_product(
        "a request for a product, by regular expression",
        json_pattern!({
            "sku": term!(r"^[A-Z]{3}-\d{2}$", "TEA-01"),
            "barcode": term!(r"^\d{13}$", "4006381333931"),
        }),
    );

    assert_eq!(product["sku"], "TEA-01");
    assert_eq!(product["barcode"], "4006381333931");
}
// #endregion matching-regex

// #region matching-number uses get-product matching
#[test]
fn matches_numbers_and_booleans() {
    let product = get_product(
        "a request for a product, by kind of number",
        json_pattern!({
            "stock": matching(MatchingRule::Integer, 12),
            "price": matching(MatchingRule::Decimal, 4.95),
            "weight": matching(MatchingRule::Number, 250),
            "inStock": matching(MatchingRule::Boolean, true),
        }),
    );

    assert_eq!(product["stock"], 12);
    assert_eq!(product["price"], 4.95);
    assert_eq!(product["weight"], 250);
    assert_eq!(product["inStock"], true);
}
// #endregion matching-number

// #region matching-datetime uses get-product matching
#[test]
fn matches_dates_and_times() {
    let date = MatchingRule::Date("yyyy-MM-dd".to_string());
    let time = MatchingRule::Time("HH:mm".to_string());
    let product = get_product(
        "a request for a product, by date and time",
        json_pattern!({
            "addedOn": matching(date, "2026-03-14"),
            "shipsUntil": matching(time, "17:30"),
            "changedAt": datetime!("yyyy-MM-dd'T'HH:mm:ssX", "2026-03-14T09:26:53Z"),
        }),
    );

    assert_eq!(product["addedOn"], "2026-03-14");
    assert_eq!(product["shipsUntil"], "17:30");
    assert_eq!(product["changedAt"], "2026-03-14T09:26:53Z");
}
// #endregion matching-datetime

// #region matching-array uses get-product matching
#[test]
fn matches_arrays_and_their_length() {
    let product = get_product(
        "a request for a product, by elements of an array",
        json_pattern!({
            "reviews": each_like!({ "stars": like!(5), "by": like!("ada") }),
            "photos": each_like!("front.jpg", min = 2),
            "colours": matching(MatchingRule::MinMaxType(1, 3), json!(["green", "gold"])),
        }),
    );

    assert_eq!(product["reviews"][0]["stars"], 5);
    assert_eq!(product["photos"], json!(["front.jpg", "front.jpg"]));
    assert_eq!(product["colours"][1], "gold");
}
// #endregion matching-array

// #region matching-array-contains uses get-product matching
/// An array that holds each of the variants somewhere, among other elements.
fn array_containing(variants: &[JsonPattern]) -> JsonPattern {
    let rules = variants.iter().enumerate().map(|(index, variant)| {
        let mut rules = MatchingRuleCategory::empty("body");
        variant.extract_matching_rules(DocPath::root(), &mut rules);
        (index, rules, HashMap::new())
    });
    let examples: Vec<Value> = variants.iter().map(Pattern::to_example).collect();
    matching(MatchingRule::ArrayContains(rules.collect()), examples)
}

#[test]
fn matches_an_array_that_contains_variants() {
    let loose = json_pattern!({ "pack": "loose", "price": like!(4.95) });
    let bags = json_pattern!({ "pack": "bags", "price": like!(3.5), "count": like!(20) });
    let product = get_product(
        "a request for a product, by variants that an array contains",
        json_pattern!({ "variants": array_containing(&[loose, bags]) }),
    );

    assert_eq!(product["variants"][0]["price"], 4.95);
    assert_eq!(product["variants"][1]["count"], 20);
}
// #endregion matching-array-contains

// #region matching-map uses get-product
#[test]
fn matches_the_keys_and_values_of_a_map() {
    let product = get_product(
        "a request for a product, by keys and values of a map",
        json_pattern!({
            "translations": object_matching!(
                json_pattern!({ "de": "Grüner Tee" }),
                [
                    each_key(matching_regex!("^[a-z]{2}$", "de")),
                    each_value(like!("Grüner Tee"))
                ]
            ),
        }),
    );

    assert_eq!(product["translations"]["de"], "Grüner Tee");
}
// #endregion matching-map

// #region matching-exact uses get-product matching
#[test]
fn matches_some_values_exactly() {
    let includes_tea = MatchingRule::Include("tea".to_string());
    let product = get_product(
        "a request for a product, by exact values",
        like!({
            "sku": matching(MatchingRule::Equality, "TEA-01"),
            "name": matching(includes_tea, "Green tea"),
            "discount": matching(MatchingRule::Null, Value::Null),
            "weight": 250,
        }),
    );

    assert_eq!(product["sku"], "TEA-01");
    assert_eq!(product["name"], "Green tea");
    assert_eq!(product["discount"], Value::Null);
}
// #endregion matching-exact

// #region matching-request uses pact-dir
#[test]
fn matches_the_path_query_and_headers_of_a_request() {
    let catalogue_api = PactBuilder::new_v4("OrderWeb", "CatalogueApi")
        .with_output_dir(pact_dir())
        .interaction("a request for a product in a currency", "", |mut i| {
            i.request
                .path(term!(r"^/products/[A-Z]{3}-\d{2}$", "/products/TEA-01"))
                .query_param("currency", term!("^[A-Z]{3}$", "EUR"))
                .header("Accept-Language", term!("^[a-z]{2}$", "en"));
            i.response
                .header("Content-Type", "application/json")
                .json_body(json_pattern!({ "name": like!("Green tea") }));
            i
        })
        .start_mock_server(None, None);

    // Other values than the examples of the pact, but such as its rules accept.
    let response = ureq::get(catalogue_api.path("/products/TEA-02").as_str())
        .query("currency", "GBP")
        .header("Accept-Language", "fr")
        .call();

    assert!(response.is_ok());
}
// #endregion matching-request
