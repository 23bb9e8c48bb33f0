import surface from '../surfaces/pact-rust.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods} = tellOf(surface);

export const patterns: ApiTable = {
  id: 'pact-rust/patterns',
  groups: [
    methods('Macros', 'pact_consumer', {
      'json_pattern!':
        'JSON with patterns in it, at any depth; values of Rust stand in it like in `json!`, if they can become JSON. A struct needs `json!` around it.',
      'like!':
        'Any value of the type of the example, which may hold further patterns. 31 and 31.5 are of one type, `null` is of its own. An array may have any length, none included.',
      'each_like!':
        'An array with at least one element, all like the example. `each_like!(x, min = 2)` asks for two and shows two; with `min = 0` the example is lost, and any element passes.',
      'term!':
        'A text that fits a regular expression as a whole. Numbers are compared by their digits. Panics at a pattern that Rust’s `regex` cannot read; the example is not checked.',
      'matching_regex!': 'The same as `term!`.',
      'datetime!':
        "A text in a format such as `yyyy-MM-dd'T'HH:mm:ssXXX`. Panics at a format that cannot be read; the example is not checked. Needs the feature `datetime`.",
      'object_matching!':
        'An object with rules for its keys and values, `each_key` and `each_value`. The keys of the example need not be there, and an empty object passes. Needs `pact_models` as a dependency of yours.',
    }),
    methods('Functions', 'pact_consumer', {
      each_key:
        'A rule for `object_matching!`: every key fits the pattern. Without `each_value`, values are not looked at.',
      each_value: 'A rule for `object_matching!`: every value is like the example.',
      plugin_rule:
        'A rule that a plugin brings, by its name; `with_value` gives it settings. The plugin has to be loaded before, with `using_plugin`.',
      strip_null_fields: 'JSON without the fields that are `null`, at any depth; elements of arrays stay.',
    }),
  ],
};

export const patternTypes: ApiTable = {
  id: 'pact-rust/pattern-types',
  groups: [
    methods('Like', 'Like', {
      new: 'What `like!` makes. For headers, query and path, where the macro does not fit: `Like::<StringPattern>::new("main".to_string())`.',
    }),
    methods('EachLike', 'EachLike', {
      new: 'What `each_like!` makes.',
      with_min_len: 'The least number of elements, which is also that of the example.',
    }),
    methods('Term', 'Term', {new: 'What `term!` makes, from a `regex::Regex`.'}),
    methods('DateTime', 'DateTime', {new: 'What `datetime!` makes. The format is not checked here.'}),
    methods('ObjectMatching', 'ObjectMatching', {
      new: 'What `object_matching!` makes, from rules of `pact_models`.',
    }),
    methods('EachKey', 'EachKey', {new: 'What `each_key` makes.'}),
    methods('EachValue', 'EachValue', {new: 'What `each_value` makes.'}),
    methods('PluginRule', 'PluginRule', {
      new: 'What `plugin_rule` makes; with `StringPattern` it also fits headers, query and path.',
      with_value: 'A setting of the rule.',
      rule: 'The rule as a `MatchingRule`, for rules by hand.',
    }),
    methods('JsonPattern', 'JsonPattern', {
      null: 'JSON `null`.',
      pattern: 'A pattern of your own, whose `Matches` is `serde_json::Value`.',
      Json: 'A value without patterns.',
      Array: 'Elements, each a pattern; their number counts.',
      Object: 'Fields, each a pattern.',
    }),
    methods('StringPattern', 'StringPattern', {
      pattern: 'A pattern of your own, whose `Matches` is `String`.',
      String: 'A text that must be equal.',
    }),
    methods('Pattern', 'Pattern', {
      to_example: 'The example, as JSON or as text.',
      to_example_bytes: 'The example as bytes, for bodies of text.',
      extract_matching_rules: 'Adds the rules to those of the body, at this path.',
    }),
  ],
};
