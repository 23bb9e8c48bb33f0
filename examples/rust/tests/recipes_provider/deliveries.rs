use std::collections::HashMap;
use std::sync::Arc;

use anyhow::{Result, bail};
use async_trait::async_trait;
use axum::extract::{Path, State};
use axum::routing::get;
use axum::{Json, Router};
use pact_models::provider_states::ProviderState;
use pact_verifier::callback_executors::ProviderStateExecutor;
use serde_json::{Value, json};

use crate::{Answers, honours};

// #region helper-delivery-states uses answers
#[derive(Debug)]
struct DeliveryStates(Answers);
// #endregion helper-delivery-states

// #region optional-field-states uses delivery-states
#[async_trait]
impl ProviderStateExecutor for DeliveryStates {
    async fn call(
        self: Arc<Self>,
        _interaction_id: Option<String>,
        state: &ProviderState,
        _setup: bool,
        _client: Option<&reqwest::Client>,
    ) -> Result<HashMap<String, Value>> {
        let id = &state.params["id"];
        let delivery = match state.name.as_str() {
            "a delivery has a note" => {
                json!({ "id": id, "note": "Second floor, please" })
            }
            "a delivery has no note" => json!({ "id": id }),
            "the note of a delivery was deleted" => json!({ "id": id, "note": null }),
            unknown => bail!("no handler for the state '{unknown}'"),
        };
        let mut deliveries = self.0.lock().expect("nothing panics with the lock");
        deliveries.insert(id.to_string(), delivery);
        Ok(HashMap::new())
    }

    fn teardown(&self) -> bool {
        false
    }
}
// #endregion optional-field-states

async fn delivery(
    State(deliveries): State<Answers>,
    Path(id): Path<String>,
) -> Json<Value> {
    let deliveries = deliveries.lock().expect("nothing panics with the lock");
    Json(deliveries.get(&id).cloned().unwrap_or_default())
}

#[tokio::test]
async fn delivery_api_honours_its_pact() {
    let deliveries = Answers::default();
    let app = Router::new()
        .route("/deliveries/{id}", get(delivery))
        .with_state(deliveries.clone());

    let pact = "OrderWeb-DeliveryApi.json";
    assert!(honours("DeliveryApi", app, pact, DeliveryStates(deliveries)).await);
}
