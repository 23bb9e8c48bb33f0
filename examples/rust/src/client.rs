//! OrderWeb, the consumer of OrderApi.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::json;
use ureq::{Agent, Error};

// #region helper-order-client
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Status {
    Pending,
    Paid,
    Shipped,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Item {
    pub sku: String,
    pub quantity: u32,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Order {
    pub id: u64,
    pub status: Status,
    pub total: f64,
    pub placed_at: DateTime<Utc>,
    pub items: Vec<Item>,
}

#[derive(Debug, PartialEq, Deserialize)]
pub struct OrderStatus {
    pub id: u64,
    pub status: Status,
}

#[derive(Debug, PartialEq, Deserialize)]
pub struct OrderTotal {
    pub id: u64,
    pub total: f64,
}

#[derive(Debug, PartialEq)]
pub struct Receipt {
    pub location: String,
    pub order: OrderStatus,
}

// #region client
pub struct OrderClient {
    base_url: String,
    agent: Agent,
}

impl OrderClient {
    pub fn new(base_url: &str) -> Self {
        Self {
            base_url: base_url.trim_end_matches('/').to_string(),
            agent: Agent::new_with_defaults(),
        }
    }

    pub fn order(&self, id: u64) -> Result<Option<Order>, Error> {
        let url = format!("{}/orders/{id}", self.base_url);
        let request = self.agent.get(url).header("Accept", "application/json");
        match request.call() {
            Ok(mut response) => response.body_mut().read_json().map(Some),
            Err(Error::StatusCode(404)) => Ok(None),
            Err(error) => Err(error),
        }
    }
}
// #endregion client

impl OrderClient {
    pub fn order_status(&self, id: u64) -> Result<OrderStatus, Error> {
        let url = format!("{}/orders/{id}", self.base_url);
        let request = self.agent.get(url).header("Accept", "application/json");
        request.call()?.body_mut().read_json()
    }

    pub fn my_orders(
        &self,
        token: &str,
        status: Status,
    ) -> Result<Vec<OrderTotal>, Error> {
        let status = json!(status);
        let request = self
            .agent
            .get(format!("{}/orders", self.base_url))
            .query("status", status.as_str().unwrap_or_default())
            .header("Authorization", format!("Bearer {token}"))
            .header("Accept", "application/json");
        request.call()?.body_mut().read_json()
    }

    pub fn place_order(&self, items: &[Item]) -> Result<Receipt, Error> {
        let url = format!("{}/orders", self.base_url);
        let mut response = self.agent.post(url).send_json(json!({ "items": items }))?;
        let location = response.headers().get("Location");
        Ok(Receipt {
            location: location
                .and_then(|value| value.to_str().ok())
                .unwrap_or_default()
                .to_string(),
            order: response.body_mut().read_json()?,
        })
    }
}
// #endregion helper-order-client
