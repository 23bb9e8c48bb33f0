// #region kafka-adapter
use order_shop::mailer::OrderPlaced;

/// What a record of the topic turns out to be.
#[derive(Debug)]
enum Change {
    Placed(OrderPlaced),
    Deleted(String),
}

/// Takes the key and the value of a record; the Kafka client's loop calls this.
fn change(key: &str, value: Option<&[u8]>) -> Result<Change, String> {
    let Some(value) = value else {
        return Ok(Change::Deleted(key.to_string())); // a tombstone
    };
    // The frame is a zero, and the four bytes of the schema's id.
    let [0, _, _, _, _, content @ ..] = value else {
        return Err("the value has no Schema Registry frame".to_string());
    };
    serde_json::from_slice(content)
        .map(Change::Placed)
        .map_err(|error| error.to_string())
}
// #endregion kafka-adapter

// #region kafka-adapter-test
const EVENT: &[u8] = br#"{
    "orderId": 42, "email": "ada@example.org",
    "total": 31.5, "placedAt": "2026-03-14T09:26:53Z"
}"#;

#[test]
fn hands_on_what_is_behind_the_frame() {
    let framed = [&[0, 0, 0, 0, 7], EVENT].concat();

    let change = change("42", Some(&framed));

    assert!(matches!(change, Ok(Change::Placed(event)) if event.order_id == 42));
}

#[test]
fn forgets_the_order_of_a_tombstone() {
    assert!(matches!(change("42", None), Ok(Change::Deleted(key)) if key == "42"));
}

#[test]
fn refuses_a_value_without_the_frame() {
    assert!(change("42", Some(EVENT)).is_err());
}
// #endregion kafka-adapter-test
