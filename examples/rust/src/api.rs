//! OrderApi, the provider.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::extract::{Path, Query, State};
use axum::http::header::{AUTHORIZATION, LOCATION};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use chrono::{DateTime, SubsecRound, Utc};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Status {
    Pending,
    Paid,
    Shipped,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Item {
    pub sku: String,
    pub quantity: u32,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Order {
    pub id: u64,
    pub status: Status,
    pub total: f64,
    pub placed_at: DateTime<Utc>,
    pub items: Vec<Item>,
    #[serde(skip)]
    pub customer: Option<String>,
}

#[derive(Debug, Default)]
struct Records {
    orders: BTreeMap<u64, Order>,
    prices: HashMap<String, f64>,
    customers_by_token: HashMap<String, String>,
}

/// What the shop knows. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Shop(Arc<Mutex<Records>>);

impl Shop {
    fn records(&self) -> MutexGuard<'_, Records> {
        self.0
            .lock()
            .expect("no thread panics while it holds the records")
    }

    /// Puts a product on sale.
    pub fn stock(&self, sku: &str, price: f64) {
        self.records().prices.insert(sku.to_string(), price);
    }

    /// Signs a customer in and gives the token for the Authorization header.
    pub fn sign_in(&self, customer: &str) -> String {
        let mut records = self.records();
        let token = format!("{customer}-{}", records.customers_by_token.len() + 1);
        records
            .customers_by_token
            .insert(token.clone(), customer.to_string());
        token
    }

    pub fn add(&self, order: Order) {
        self.records().orders.insert(order.id, order);
    }

    pub fn remove(&self, id: u64) {
        self.records().orders.remove(&id);
    }

    pub fn clear(&self) {
        self.records().orders.clear();
    }

    /// Takes an order, unless one of the products is not in stock.
    pub fn place(&self, items: Vec<Item>) -> Option<Order> {
        let mut records = self.records();
        let total = items
            .iter()
            .map(|item| Some(records.prices.get(&item.sku)? * f64::from(item.quantity)))
            .sum::<Option<f64>>()?;
        let order = Order {
            id: records.orders.keys().last().unwrap_or(&1000) + 1,
            status: Status::Pending,
            total,
            placed_at: Utc::now().trunc_subsecs(0),
            items,
            customer: None,
        };
        records.orders.insert(order.id, order.clone());
        Some(order)
    }
}

#[derive(Deserialize)]
struct NewOrder {
    items: Vec<Item>,
}

#[derive(Deserialize)]
struct Filter {
    status: Option<Status>,
}

// #region provider
pub fn router(shop: Shop) -> Router {
    Router::new()
        .route("/orders", get(my_orders).post(place_order))
        .route("/orders/{id}", get(order))
        .with_state(shop)
}

async fn order(
    State(shop): State<Shop>,
    Path(id): Path<u64>,
) -> Result<Json<Order>, StatusCode> {
    let order = shop.records().orders.get(&id).cloned();
    order.map(Json).ok_or(StatusCode::NOT_FOUND)
}

async fn my_orders(
    State(shop): State<Shop>,
    Query(filter): Query<Filter>,
    headers: HeaderMap,
) -> Result<Json<Vec<Order>>, StatusCode> {
    let customer = customer(&shop, &headers).ok_or(StatusCode::UNAUTHORIZED)?;
    let mut orders: Vec<Order> = shop.records().orders.values().cloned().collect();
    orders.retain(|order| order.customer.as_ref() == Some(&customer));
    orders.retain(|order| filter.status.is_none_or(|status| status == order.status));
    Ok(Json(orders))
}
// #endregion provider

async fn place_order(
    State(shop): State<Shop>,
    Json(new_order): Json<NewOrder>,
) -> Result<impl IntoResponse, StatusCode> {
    let order = shop.place(new_order.items).ok_or(StatusCode::CONFLICT)?;
    let location = format!("/orders/{}", order.id);
    Ok((StatusCode::CREATED, [(LOCATION, location)], Json(order)))
}

fn customer(shop: &Shop, headers: &HeaderMap) -> Option<String> {
    let token = headers
        .get(AUTHORIZATION)?
        .to_str()
        .ok()?
        .strip_prefix("Bearer ")?;
    shop.records().customers_by_token.get(token).cloned()
}
