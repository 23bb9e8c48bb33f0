pub mod order_api;
pub mod order_client;
