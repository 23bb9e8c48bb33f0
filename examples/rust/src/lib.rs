//! A shop in miniature. Both sides of each contract live here, so that one `cargo test`
//! can write the pacts and verify them; in your own work they are separate programs.

pub mod api;
pub mod client;
pub mod mailer;
pub mod order_form;
pub mod publisher;
