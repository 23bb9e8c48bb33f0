// #region core-models
use std::path::Path;

use pact_models::PactSpecification;
use pact_models::pact::{read_pact, write_pact};

#[test]
fn a_pact_is_read_changed_and_written() -> anyhow::Result<()> {
    let file = Path::new("contract/OrderWeb-OrderApi.json");
    let pact = read_pact(file)?;
    assert_eq!(pact.consumer().name, "OrderWeb");
    assert_eq!(pact.specification_version(), PactSpecification::V4);
    let states: Vec<String> = pact
        .interactions()
        .iter()
        .flat_map(|interaction| interaction.provider_states())
        .map(|state| state.name)
        .collect();
    assert!(states.contains(&"an order exists".to_string()));

    // The last argument is true where interactions of the file are to be replaced, not joined.
    let copy = std::env::temp_dir().join("OrderWeb-OrderApi-copy.json");
    write_pact(pact.boxed(), &copy, PactSpecification::V4, true)?;
    assert_eq!(
        read_pact(&copy)?.interactions().len(),
        pact.interactions().len()
    );
    Ok(())
}
// #endregion core-models
