//! Puts the shop into the states that the pact of OrderWeb names.

use order_shop::api::{Item, Order, Shop, Status};

// #region provider-states uses place-order order
use std::collections::HashMap;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use async_trait::async_trait;
use pact_models::provider_states::ProviderState;
use pact_verifier::callback_executors::ProviderStateExecutor;
use serde_json::{Value, json};

// #region helper-order-states uses place-order order
#[derive(Debug)]
pub struct OrderStates(pub Shop);

#[async_trait]
impl ProviderStateExecutor for OrderStates {
    async fn call(
        self: Arc<Self>,
        _interaction_id: Option<String>,
        state: &ProviderState,
        setup: bool,
        _client: Option<&reqwest::Client>,
    ) -> Result<HashMap<String, Value>> {
        let shop = &self.0;
        let id = state.params.get("id").and_then(Value::as_u64);
        let text = |name| state.params.get(name).and_then(Value::as_str);
        match state.name.as_str() {
            _ if !setup => shop.clear(), // tear-down
            "an order exists" => shop.add(order(id.context("no id")?, None)),
            "no order exists" => shop.remove(id.context("no id")?),
            "a product is in stock" => shop.stock(text("sku").context("no sku")?, 15.75),
            "a customer with orders is signed in" => shop.add(order(1, text("customer"))),
            "an order was placed" => return Ok(self.place_order()),
            unknown => bail!("no handler for the state '{unknown}'"),
        }
        Ok(HashMap::new())
    }

    fn teardown(&self) -> bool {
        true // call the handler after each interaction, too
    }
}
// #endregion helper-order-states
// #endregion provider-states

// #region provider-state-value-handler uses order-states
// #region helper-place-order uses order-states
impl OrderStates {
    /// Places an order and tells Pact its id, for the path `/orders/${id}` of the pact.
    fn place_order(&self) -> HashMap<String, Value> {
        self.0.stock("TEA-01", 15.75);
        let tea = Item {
            sku: "TEA-01".to_string(),
            quantity: 2,
        };
        let order = self.0.place(vec![tea]).expect("tea is in stock");
        HashMap::from([("id".to_string(), json!(order.id))])
    }
}
// #endregion helper-place-order
// #endregion provider-state-value-handler

// #region helper-order
fn order(id: u64, customer: Option<&str>) -> Order {
    Order {
        id,
        status: Status::Paid,
        total: 47.25,
        placed_at: "2026-05-02T18:00:00Z".parse().expect("a date and time"),
        items: vec![Item {
            sku: "TEA-07".to_string(),
            quantity: 3,
        }],
        customer: customer.map(str::to_string),
    }
}
// #endregion helper-order
