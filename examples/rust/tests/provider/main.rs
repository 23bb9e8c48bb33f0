//! The provider tests, which verify the pacts that the consumer tests wrote.

mod catalogue;
mod messages;
mod orders;
mod public_path;
mod states;

use std::env;

use axum::Router;
use tokio::net::TcpListener;

/// The path of a pact file, in the folder that `PACT_DIR` names or in `pacts`.
fn pact_file(name: &str) -> String {
    let dir = env::var("PACT_DIR").unwrap_or_else(|_| "pacts".to_string());
    format!("{dir}/{name}")
}

/// Serves the application on a free port, until the test and its runtime end.
async fn serve(app: Router) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a port is free");
    let port = listener
        .local_addr()
        .expect("a bound listener has an address")
        .port();
    tokio::spawn(async move { axum::serve(listener, app).await });
    port
}
