// #region core-mock-server
use pact_mock_server::builder::MockServerBuilder;
use pact_models::pact::load_pact_from_json;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_mock_server_tells_what_it_saw() -> anyhow::Result<()> {
    let pact = json!({
        "consumer": {"name": "OrderWeb"},
        "provider": {"name": "OrderApi"},
        "interactions": [{
            "description": "a request for an order",
            "request": {"method": "GET", "path": "/orders/42"},
            "response": {"status": 200, "body": {"status": "PAID"}}
        }]
    });
    let mut server = MockServerBuilder::new()
        .with_pact(load_pact_from_json("order.json", &pact)?)
        .bind_to("127.0.0.1:0")
        .start()
        .await?;

    let wrong = ureq::get(format!("{}/orders/7", server.url()))
        .config()
        .http_status_as_error(false)
        .build()
        .call()?;
    assert_eq!(wrong.status(), 500);
    assert!(!server.all_matched());
    let seen: Vec<String> = server
        .mismatches()
        .iter()
        .map(|each| each.to_json()["type"].to_string())
        .collect();
    assert_eq!(seen, ["\"request-not-found\"", "\"missing-request\""]);

    let mut right = ureq::get(format!("{}/orders/42", server.url())).call()?;
    assert_eq!(right.body_mut().read_to_string()?, r#"{"status":"PAID"}"#);
    server.shutdown()?;
    Ok(())
}
// #endregion core-mock-server
