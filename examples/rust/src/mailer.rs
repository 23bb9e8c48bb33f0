//! OrderMailer, which writes to customers about what OrderPublisher tells it.

// #region message-handler
use chrono::{DateTime, Utc};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OrderPlaced {
    pub order_id: u64,
    pub email: String,
    pub total: f64,
    pub placed_at: DateTime<Utc>,
}

/// Writes the mail that confirms an order.
pub fn confirmation(event: &OrderPlaced) -> String {
    format!(
        "To: {}\n\nThank you for order {} of {}. We charge {:.2} euros.",
        event.email,
        event.order_id,
        event.placed_at.date_naive(),
        event.total,
    )
}
// #endregion message-handler
