//! OrderApi, the provider.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};

pub struct Order {
    pub status: String,
    pub total: f64,
}

/// The orders by their numbers; a real provider has a database.
pub type Orders = Arc<Mutex<HashMap<u64, Order>>>;

pub fn router(orders: Orders) -> Router {
    Router::new()
        .route("/orders/{id}", get(order))
        .with_state(orders)
}

async fn order(
    State(orders): State<Orders>,
    Path(id): Path<u64>,
) -> Result<Json<Value>, StatusCode> {
    let orders = orders.lock().unwrap();
    let order = orders.get(&id).ok_or(StatusCode::NOT_FOUND)?;
    Ok(Json(json!({
        "status": order.status,
        "total": order.total,
    })))
}
