//! Samples of the reference pages: what the crates can do beyond the shop's own tests.

mod bodies;
mod interactions;
mod messages;
mod verification;

use std::thread;

use axum::Router;
use tokio::net::TcpListener;

/// Where these tests write their pacts.
fn pact_dir() -> &'static str {
    concat!(env!("CARGO_TARGET_TMPDIR"), "/reference")
}

/// Runs the test of a consumer first, and gives the path of the pact that it wrote.
fn pact_of(test: fn(), file: &str) -> String {
    thread::spawn(test).join().expect("the test passes");
    format!("{}/{file}", pact_dir())
}

/// Serves the application on a free port, until the test and its runtime end.
async fn serve(app: Router) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a port is free");
    let address = listener
        .local_addr()
        .expect("a bound listener has an address");
    tokio::spawn(async move { axum::serve(listener, app).await });
    address.port()
}
