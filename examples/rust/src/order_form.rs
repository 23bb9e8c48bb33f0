//! The form of OrderWeb in which customers order.

use serde::Deserialize;
use serde_json::json;
use ureq::{Agent, Error};

use crate::client::Item;

// #region refusal-client
#[derive(Deserialize)]
struct Refusal {
    errors: Vec<String>,
}

pub struct OrderForm {
    base_url: String,
    agent: Agent,
}

impl OrderForm {
    pub fn new(base_url: &str) -> Self {
        let config = Agent::config_builder().http_status_as_error(false);
        Self {
            base_url: base_url.trim_end_matches('/').to_string(),
            agent: config.build().new_agent(),
        }
    }

    /// Gives what the customer has to correct: nothing, if the form is fine.
    pub fn submit(&self, items: &[Item]) -> Result<Vec<String>, Error> {
        let url = format!("{}/orders", self.base_url);
        let mut response = self.agent.post(url).send_json(json!({ "items": items }))?;
        match response.status().as_u16() {
            201 => Ok(vec![]),
            400 => Ok(response.body_mut().read_json::<Refusal>()?.errors),
            status => Err(Error::StatusCode(status)),
        }
    }
}
// #endregion refusal-client
