//! Matching rules that pact_consumer has no macro for.

// #region matching-rule
use pact_consumer::prelude::*;
use pact_models::matchingrules::{MatchingRule, MatchingRuleCategory, RuleLogic};
use pact_models::path_exp::DocPath;
use serde_json::Value;

// #region helper-matching
#[derive(Debug)]
struct Rule {
    rule: MatchingRule,
    example: Value,
}

impl Pattern for Rule {
    type Matches = Value;

    fn to_example(&self) -> Value {
        self.example.clone()
    }

    fn to_example_bytes(&self) -> Vec<u8> {
        self.example.to_string().into_bytes()
    }

    fn extract_matching_rules(&self, path: DocPath, rules: &mut MatchingRuleCategory) {
        rules.add_rule(path, self.rule.clone(), RuleLogic::And);
    }
}

/// A value that need not equal the example, but must keep the rule.
pub fn matching(rule: MatchingRule, example: impl Into<Value>) -> JsonPattern {
    JsonPattern::pattern(Rule {
        rule,
        example: example.into(),
    })
}
// #endregion helper-matching
// #endregion matching-rule
