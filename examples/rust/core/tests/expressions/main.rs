//! Expressions of `parsed.txt` against the parser that plugins written in Rust use.

use std::fs;

use pact_models::matchingrules::MatchingRule;
use pact_models::matchingrules::expressions::{
    MatchingRuleDefinition, parse_matcher_def,
};

/// A rule as a pact has it. One for each value of a collection may refer to another key, which the plugin resolves.
fn written(rule: &MatchingRule) -> String {
    let reference = match rule {
        MatchingRule::EachValue(of) => {
            of.rules.first().and_then(|first| first.as_ref().right())
        }
        _ => None,
    };
    reference.map_or_else(
        || rule.to_json().to_string(),
        |reference| format!("each value like {}", reference.name),
    )
}

fn told(definition: &MatchingRuleDefinition) -> Vec<String> {
    let rules = definition.rules.iter().map(|rule| {
        rule.as_ref().either(
            |rule| format!("rule      {}", written(rule)),
            |reference| format!("like      {}", reference.name),
        )
    });
    let example = format!("example   {} ({})", definition.value, definition.value_type);
    let generator = definition
        .generator
        .as_ref()
        .and_then(|each| each.to_json());
    rules
        .chain((!definition.value.is_empty()).then_some(example))
        .chain(generator.map(|each| format!("generator {each}")))
        .collect()
}

/// What the parser makes of an expression, in lines; of a fault, the first.
fn outcome(expression: &str) -> Vec<String> {
    match parse_matcher_def(expression) {
        Ok(definition) => told(&definition),
        Err(fault) => {
            let text = fault.to_string();
            let first = text.lines().next().unwrap_or_default();
            vec![format!("fault     {}", first.trim_start_matches("Error: "))]
        }
    }
}

#[test]
fn expressions_mean_what_the_page_says() {
    let text =
        fs::read_to_string("tests/expressions/parsed.txt").expect("the expressions");
    let parsed = text
        .lines()
        .filter(|line| !line.starts_with("  "))
        .flat_map(|line| {
            let is_expression = !line.is_empty() && !line.starts_with('#');
            let lines = if is_expression { outcome(line) } else { vec![] };
            let indented = lines.into_iter().map(|each| format!("  {each}"));
            std::iter::once(line.to_string())
                .chain(indented)
                .collect::<Vec<_>>()
        })
        .collect::<Vec<_>>();
    assert_eq!(parsed.join("\n") + "\n", text);
}
