use std::sync::Arc;

use axum::routing::get;
use axum::{Json, Router};
use pact_verifier::callback_executors::HttpRequestProviderStateExecutor;
use pact_verifier::{
    FilterInfo, NullRequestFilterExecutor, PactSource, ProviderInfo, ProviderTransport,
    VerificationOptions, verify_provider_async,
};
use serde_json::{Value, json};

use crate::{pact_file, serve};

/// Other values than the examples of the pact, but such as its rules accept.
fn product() -> Value {
    json!({
        "sku": "TEA-01",
        "name": "Iced tea",
        "weight": 99.5,
        "organic": false,
        "maker": { "name": "Plantation", "country": "Kenya" },
        "barcode": "9780201379624",
        "stock": 0,
        "price": 12.5,
        "inStock": false,
        "addedOn": "2025-12-31",
        "shipsUntil": "08:05",
        "changedAt": "2025-12-31T23:59:59Z",
        "reviews": [{ "stars": 1, "by": "bob" }, { "stars": 4, "by": "eve" }],
        "photos": ["a.png", "b.png", "c.png"],
        "colours": ["brown"],
        "variants": [
            { "pack": "tin", "price": 20.0 },
            { "pack": "bags", "price": 2.5, "count": 10 },
            { "pack": "loose", "price": 6.0 },
        ],
        "translations": { "fr": "Thé glacé", "nl": "IJsthee" },
        "discount": null,
    })
}

#[tokio::test]
async fn catalogue_api_honours_the_pact_with_other_values() {
    let app = Router::new().route("/products/TEA-01", get(async || Json(product())));
    let port = serve(app).await;

    let result = verify_provider_async(
        ProviderInfo {
            name: "CatalogueApi".to_string(),
            host: "127.0.0.1".to_string(),
            transports: vec![ProviderTransport {
                port: Some(port),
                ..ProviderTransport::default()
            }],
            ..ProviderInfo::default()
        },
        vec![PactSource::File(pact_file("OrderWeb-CatalogueApi.json"))],
        FilterInfo::None,
        vec![],
        &VerificationOptions::<NullRequestFilterExecutor>::default(),
        None,
        &Arc::new(HttpRequestProviderStateExecutor::default()),
        None,
    )
    .await
    .expect("the verifier runs");

    assert!(result.result);
}
