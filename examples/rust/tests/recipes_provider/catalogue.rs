use std::collections::HashMap;
use std::sync::Arc;

use anyhow::{Result, bail};
use async_trait::async_trait;
use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use pact_models::provider_states::ProviderState;
use pact_verifier::callback_executors::ProviderStateExecutor;
use serde_json::{Value, json};

use crate::{Answers, honours};

// #region helper-graphql uses answers
/// Stands in for a GraphQL server: it knows one query, and chooses no fields.
async fn graphql(
    State(answers): State<Answers>,
    Json(question): Json<Value>,
) -> Json<Value> {
    let answers = answers.lock().expect("nothing panics with the lock");
    if answers.contains_key("rebuilding") {
        let problem = json!({ "message": "Come back in a minute" });
        return Json(json!({ "data": { "product": null }, "errors": [problem] }));
    }
    let sku = question["variables"]["sku"].as_str().unwrap_or_default();
    Json(json!({ "data": { "product": answers.get(sku) } }))
}
// #endregion helper-graphql

// #region graphql-provider-test uses graphql answers honours
#[derive(Debug)]
struct CatalogueStates(Answers);

#[async_trait]
impl ProviderStateExecutor for CatalogueStates {
    async fn call(
        self: Arc<Self>,
        _interaction_id: Option<String>,
        state: &ProviderState,
        setup: bool,
        _client: Option<&reqwest::Client>,
    ) -> Result<HashMap<String, Value>> {
        let mut answers = self.0.lock().expect("nothing panics with the lock");
        match state.name.as_str() {
            _ if !setup => answers.clear(), // tear-down
            "a product exists" => {
                let sku = state.params["sku"].as_str().unwrap_or_default();
                let product = json!({ "name": "Jasmine tea", "price": 5.25 });
                answers.insert(sku.to_string(), product);
            }
            "the catalogue is being rebuilt" => {
                answers.insert("rebuilding".to_string(), json!(true));
            }
            unknown => bail!("no handler for the state '{unknown}'"),
        }
        Ok(HashMap::new())
    }

    fn teardown(&self) -> bool {
        true
    }
}

#[tokio::test]
async fn the_catalogue_honours_the_pact_of_the_product_page() {
    let answers = Answers::default();
    let app = Router::new()
        .route("/graphql", post(graphql))
        .with_state(answers.clone());

    // `honours` runs the app and calls `verify_provider_async`, as for any HTTP provider.
    let pact = "ProductPage-CatalogueGraphQL.json";
    assert!(honours("CatalogueGraphQL", app, pact, CatalogueStates(answers)).await);
}
// #endregion graphql-provider-test
