use std::sync::Arc;

use axum::Router;
use order_shop::api::{Shop, router};
use pact_verifier::{
    FilterInfo, NullRequestFilterExecutor, PactSource, ProviderInfo, ProviderTransport,
    VerificationOptions, verify_provider_async,
};

use crate::states::OrderStates;
use crate::{pact_file, serve};

// #region gateway-prefix uses pact-file order-states serve
#[tokio::test]
async fn order_api_honours_a_pact_that_has_the_public_paths() {
    let shop = Shop::default();
    // Does what the gateway does: OrderApi itself knows no /shop.
    let app = Router::new().nest("/shop", router(shop.clone()));
    let http = ProviderTransport {
        port: Some(serve(app).await),
        ..ProviderTransport::default()
    };

    let result = verify_provider_async(
        ProviderInfo {
            name: "OrderApi".to_string(),
            host: "127.0.0.1".to_string(),
            transports: vec![http],
            ..ProviderInfo::default()
        },
        vec![PactSource::File(pact_file("OrderApp-OrderApi.json"))],
        FilterInfo::None,
        vec![],
        &VerificationOptions::<NullRequestFilterExecutor>::default(),
        None,
        &Arc::new(OrderStates(shop)),
        None,
    )
    .await
    .expect("the verifier runs");

    assert!(result.result);
}
// #endregion gateway-prefix
