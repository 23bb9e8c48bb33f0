//! Situations of `cases.json` against the function that the mock server and the verifier call.

use std::panic::RefUnwindSafe;

use pact_matching::{Mismatch, match_interaction_request, match_interaction_response};
use pact_models::PactSpecification::V4;
use pact_models::interaction::Interaction;
use pact_models::pact::{Pact, load_pact_from_json};
use serde_json::{Value, json};

type AnyPact = Box<dyn Pact + Send + Sync + RefUnwindSafe>;
type AnyInteraction = Box<dyn Interaction + Send + Sync + RefUnwindSafe>;

/// The only interaction of a pact of specification 4 with these parts.
fn pact_with(request: &Value, response: &Value) -> AnyPact {
    let pact = json!({
        "consumer": {"name": "OrderWeb"},
        "provider": {"name": "OrderApi"},
        "interactions": [{
            "type": "Synchronous/HTTP",
            "description": "a request",
            "request": request,
            "response": response,
        }],
        "metadata": {"pactSpecification": {"version": "4.0"}},
    });
    load_pact_from_json("cases.json", &pact).expect("a pact")
}

async fn mismatches(case: &Value) -> Vec<Mismatch> {
    let nothing = json!({});
    let part =
        |side: &str, name: &str| case[side].get(name).cloned().unwrap_or(nothing.clone());
    let expected = pact_with(&part("expected", "request"), &part("expected", "response"));
    let actual = pact_with(&part("actual", "request"), &part("actual", "response"));
    let interaction =
        |pact: &AnyPact| -> AnyInteraction { pact.interactions().remove(0) };
    if case["expected"].get("request").is_some() {
        match_interaction_request(
            interaction(&expected),
            interaction(&actual),
            expected.boxed(),
            &V4,
        )
        .await
        .expect("an answer")
        .mismatches()
    } else {
        match_interaction_response(
            interaction(&expected),
            interaction(&actual),
            expected.boxed(),
            &V4,
        )
        .await
        .expect("an answer")
    }
}

#[tokio::test]
async fn every_case_ends_as_its_page_says() {
    let cases: Value = serde_json::from_str(include_str!("cases.json")).expect("cases");
    let cases = cases.as_array().expect("a list");
    assert!(cases.len() > 30);
    let mut wrong = vec![];
    for case in cases {
        let mut found: Vec<String> = mismatches(case)
            .await
            .iter()
            .map(Mismatch::description)
            .collect();
        found.sort();
        let mut told: Vec<String> =
            serde_json::from_value(case["mismatches"].clone()).expect("texts");
        told.sort();
        if found != told {
            wrong.push(format!(
                "{}\n  told  {:?}\n  found {:?}",
                case["name"], told, found
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
