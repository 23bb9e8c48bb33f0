//! Provider tests of the recipes, which verify the pacts of `recipes_consumer`.

mod catalogue;
mod deliveries;
mod payment_function;

use std::collections::HashMap;
use std::env;
use std::sync::{Arc, Mutex};

use axum::Router;
use pact_verifier::callback_executors::ProviderStateExecutor;
use pact_verifier::{
    FilterInfo, NullRequestFilterExecutor, PactSource, ProviderInfo, ProviderTransport,
    VerificationOptions, verify_provider_async,
};
use serde_json::Value;
use tokio::net::TcpListener;

// #region helper-answers
/// What a provider answers, by path or by article number.
type Answers = Arc<Mutex<HashMap<String, Value>>>;
// #endregion helper-answers

// #region helper-honours
/// Verifies a provider that runs in this process.
async fn honours(
    provider: &str,
    app: Router,
    pact: &str,
    states: impl ProviderStateExecutor + 'static,
) -> bool {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move { axum::serve(listener, app).await });
    let dir = env::var("PACT_DIR").unwrap_or_else(|_| "pacts".to_string());

    verify_provider_async(
        ProviderInfo {
            name: provider.to_string(),
            host: "127.0.0.1".to_string(),
            transports: vec![ProviderTransport {
                port: Some(port),
                ..ProviderTransport::default()
            }],
            ..ProviderInfo::default()
        },
        vec![PactSource::File(format!("{dir}/{pact}"))],
        FilterInfo::None,
        vec![],
        &VerificationOptions::<NullRequestFilterExecutor>::default(),
        None,
        &Arc::new(states),
        None,
    )
    .await
    .expect("the verifier runs")
    .result
}
// #endregion helper-honours
