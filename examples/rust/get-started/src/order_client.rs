//! What OrderWeb knows of OrderApi.

use serde::Deserialize;

#[derive(Deserialize)]
struct Order {
    status: String,
    total: f64,
}

/// Tells a customer about an order.
pub fn order_line(base_url: &str, id: u64) -> Result<String, ureq::Error> {
    let url = format!("{}/orders/{id}", base_url.trim_end_matches('/'));
    let order: Order = ureq::get(url).call()?.body_mut().read_json()?;
    Ok(format!(
        "Order {id} is {}: {:.2} euros",
        order.status.to_lowercase(),
        order.total
    ))
}
