//! OrderPublisher, which tells the rest of the company what happens to orders.

use crate::api::Order;
use chrono::{DateTime, Utc};
use serde::Serialize;

// #region message-publisher
pub const TOPIC: &str = "orders";

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct OrderPlaced {
    order_id: u64,
    email: String,
    total: f64,
    placed_at: DateTime<Utc>,
}

/// Builds the event for the topic from an order and the address of its customer.
pub fn order_placed(order: &Order, email: &str) -> OrderPlaced {
    OrderPlaced {
        order_id: order.id,
        email: email.to_string(),
        total: order.total,
        placed_at: order.placed_at,
    }
}
// #endregion message-publisher
