//! Serves an application to a test.

use axum::Router;
use tokio::net::TcpListener;

// #region helper-serve
/// Serves the application on a free port, until the test and its runtime end.
pub async fn serve(app: Router) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a port is free");
    let address = listener
        .local_addr()
        .expect("a bound listener has an address");
    tokio::spawn(async move { axum::serve(listener, app).await });
    address.port()
}
// #endregion helper-serve
