import {JsonNumber} from '../json';
import type {Template} from '../template';
import type {Json, Rule} from '../types';
import {
  contentTypeOf,
  isDouble,
  isInt,
  isScalar,
  joined,
  namesOf,
  noteContentType,
  Notes,
  noteVersion,
  opened,
  ruleName,
  sentRequest,
} from './common';
import {bodyFormat, exampleOf, exampleText} from './expectation';
import {type Code, layout, prefixed, quoted, type Style} from './text';
import type {Expectation, TestSource} from './types';

const style: Style = {width: 100, indent: '    '};

/** Patterns are easier to read as raw strings. */
function string(text: string): string {
  return text.includes('\\') && !text.includes('"') && !/\p{Cc}/u.test(text)
    ? `r"${text}"`
    : quoted(text, '"', {escape: (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`});
}

const macro = (name: string, ...items: readonly Code[]): Code => ({
  open: `${name}(`,
  items,
  close: ')',
  trailing: ',',
  hug: items.length === 1,
});

type Helper = 'combined' | 'matching' | 'each' | 'map' | 'containing' | 'text';

/** Functions that a test needs for the rules without a macro, after the example in `examples/rust`. */
const helpers: Readonly<Record<Helper, string>> = {
  combined: `/// An example with rules that pact_consumer has no macro for.
#[derive(Debug)]
struct Rules {
    rules: Vec<MatchingRule>,
    logic: RuleLogic,
    example: JsonPattern,
}

impl Pattern for Rules {
    type Matches = Value;

    fn to_example(&self) -> Value {
        self.example.to_example()
    }

    fn to_example_bytes(&self) -> Vec<u8> {
        self.to_example().to_string().into_bytes()
    }

    fn extract_matching_rules(&self, path: DocPath, rules: &mut MatchingRuleCategory) {
        for rule in &self.rules {
            rules.add_rule(path.clone(), rule.clone(), self.logic);
        }
        self.example.extract_matching_rules(path, rules);
    }
}

fn combined(
    rules: &[MatchingRule],
    logic: RuleLogic,
    example: impl Into<JsonPattern>,
) -> JsonPattern {
    JsonPattern::pattern(Rules {
        rules: rules.to_vec(),
        logic,
        example: example.into(),
    })
}`,
  matching: `fn matching(rule: MatchingRule, example: impl Into<JsonPattern>) -> JsonPattern {
    combined(&[rule], RuleLogic::And, example)
}`,
  each: `/// An array of any length that the rule allows, whose elements are like this one.
#[derive(Debug)]
struct Elements {
    rule: MatchingRule,
    item: JsonPattern,
    examples: usize,
}

impl Pattern for Elements {
    type Matches = Value;

    fn to_example(&self) -> Value {
        vec![self.item.to_example(); self.examples].into()
    }

    fn to_example_bytes(&self) -> Vec<u8> {
        self.to_example().to_string().into_bytes()
    }

    fn extract_matching_rules(&self, path: DocPath, rules: &mut MatchingRuleCategory) {
        let mut items = path.clone();
        items.push_star_index();
        rules.add_rule(path, self.rule.clone(), RuleLogic::And);
        self.item.extract_matching_rules(items, rules);
    }
}

fn each(rule: MatchingRule, item: impl Into<JsonPattern>, examples: usize) -> JsonPattern {
    JsonPattern::pattern(Elements {
        rule,
        item: item.into(),
        examples,
    })
}`,
  map: `/// An object with any keys, whose values are like this one.
#[derive(Debug)]
struct AnyKeys {
    key: &'static str,
    value: JsonPattern,
}

impl Pattern for AnyKeys {
    type Matches = Value;

    fn to_example(&self) -> Value {
        json!({ self.key: self.value.to_example() })
    }

    fn to_example_bytes(&self) -> Vec<u8> {
        self.to_example().to_string().into_bytes()
    }

    fn extract_matching_rules(&self, path: DocPath, rules: &mut MatchingRuleCategory) {
        let mut values = path.clone();
        values.push_star();
        rules.add_rule(path, MatchingRule::Values, RuleLogic::And);
        self.value.extract_matching_rules(values, rules);
    }
}

fn any_keys(key: &'static str, value: impl Into<JsonPattern>) -> JsonPattern {
    JsonPattern::pattern(AnyKeys {
        key,
        value: value.into(),
    })
}`,
  containing: `/// An array that holds each of the variants somewhere, among other elements.
fn array_containing(variants: &[JsonPattern]) -> JsonPattern {
    let rules = variants.iter().enumerate().map(|(index, variant)| {
        let mut rules = MatchingRuleCategory::empty("body");
        variant.extract_matching_rules(DocPath::root(), &mut rules);
        (index, rules, HashMap::new())
    });
    let examples: Vec<Value> = variants.iter().map(Pattern::to_example).collect();
    matching(MatchingRule::ArrayContains(rules.collect()), examples)
}`,
  text: `/// A header, a parameter or a path with a rule that pact_consumer has no macro for.
#[derive(Debug)]
struct Text {
    rule: MatchingRule,
    example: String,
}

impl Pattern for Text {
    type Matches = String;

    fn to_example(&self) -> String {
        self.example.clone()
    }

    fn to_example_bytes(&self) -> Vec<u8> {
        self.example.clone().into_bytes()
    }

    fn extract_matching_rules(&self, path: DocPath, rules: &mut MatchingRuleCategory) {
        rules.add_rule(path, self.rule.clone(), RuleLogic::And);
    }
}

fn text(rule: MatchingRule, example: &str) -> StringPattern {
    StringPattern::pattern(Text {
        rule,
        example: example.to_string(),
    })
}`,
};

/** Writes patterns, and remembers what they need. */
class RustWriter {
  readonly helpers = new Set<Helper>();
  readonly imports = new Set<string>();

  constructor(private readonly notes: Notes) {}

  private literal(value: Json): string {
    if (typeof value === 'string') {
      return string(value);
    }
    if (value instanceof JsonNumber) {
      const {text} = value;
      if (isInt(value) || isDouble(value)) {
        return text;
      }
      return /^-?\d+$/.test(text) ? `${text}_i64` : `${text}_f64`;
    }
    return isScalar(value) ? String(value) : 'null';
  }

  /** A rule of `pact_models`; undefined with a note if there is none. */
  private rule(rule: Rule): string | undefined {
    const owned = (text: string) => `${string(text)}.to_string()`;
    switch (rule.match) {
      case 'type':
        return rule.min === undefined
          ? rule.max === undefined
            ? 'MatchingRule::Type'
            : `MatchingRule::MaxType(${rule.max})`
          : rule.max === undefined
            ? `MatchingRule::MinType(${rule.min})`
            : `MatchingRule::MinMaxType(${rule.min}, ${rule.max})`;
      case 'regex':
        return `MatchingRule::Regex(${owned(rule.regex)})`;
      case 'include':
        return `MatchingRule::Include(${owned(rule.value)})`;
      case 'contentType':
        return `MatchingRule::ContentType(${owned(rule.value)})`;
      case 'date':
        return `MatchingRule::Date(${owned(rule.format)})`;
      case 'time':
        return `MatchingRule::Time(${owned(rule.format)})`;
      case 'datetime':
        return `MatchingRule::Timestamp(${owned(rule.format)})`;
      case 'equality':
      case 'number':
      case 'integer':
      case 'decimal':
      case 'boolean':
      case 'null':
      case 'values':
      case 'semver':
        return `MatchingRule::${rule.match.replace(/^./, (first) => first.toUpperCase())}`;
      case 'notEmpty':
        return 'MatchingRule::NotEmpty';
      default:
        this.notes.add(`The rule ${ruleName(rule)} is left out: the test would have to build it by hand.`);
        return undefined;
    }
  }

  private use(helper: Helper, ...names: readonly string[]): void {
    this.helpers.add(helper);
    if (helper === 'matching') {
      this.helpers.add('combined');
    }
    names.forEach((each) => this.imports.add(each));
    this.imports.add('pact_models::matchingrules::{MatchingRule, MatchingRuleCategory, RuleLogic}');
    this.imports.add('pact_models::path_exp::DocPath');
    if (helper !== 'text') {
      this.imports.add('serde_json::Value');
    }
  }

  /** A value as the argument of a function that takes a `JsonPattern`. */
  private argument(template: Template): Code {
    const code = this.value(template);
    const {type} = opened(template);
    const isPattern = type !== 'exact' && type !== 'object' && type !== 'array';
    return isPattern ? code : macro('json_pattern!', code);
  }

  /** A value inside of `json_pattern!`. */
  value(template: Template): Code {
    const open = opened(template);
    switch (open.type) {
      case 'exact':
        return isScalar(open.value) ? this.literal(open.value) : 'null';
      case 'object':
        return {
          open: '{',
          items: open.fields.map(([name, each]) => prefixed(`${string(name)}: `, this.value(each))),
          close: '}',
          trailing: ',',
          padding: ' ',
        };
      case 'array':
        return {open: '[', items: open.items.map((each) => this.value(each)), close: ']', trailing: ','};
      case 'matcher': {
        const {rule, example} = open;
        const value = exampleOf(example);
        if (rule.match === 'type' && rule.min === undefined && rule.max === undefined) {
          return macro('like!', this.value(example));
        }
        if (rule.match === 'regex' && typeof value === 'string') {
          return macro('term!', string(rule.regex), string(value));
        }
        if (rule.match === 'datetime' && typeof value === 'string' && rule.format !== '') {
          this.imports.add('pact_consumer::datetime');
          return macro('datetime!', string(rule.format), string(value));
        }
        const code = this.rule(rule);
        if (code === undefined) {
          return this.value({type: 'exact', value});
        }
        this.use('matching');
        return macro('matching', code, this.argument(example));
      }
      case 'each-like': {
        const {min, max, item, examples} = open;
        if (min !== undefined && min > 0 && max === undefined) {
          const code = macro('each_like!', this.value(item), ...(min === 1 ? [] : [`min = ${min}`]));
          return typeof code === 'string' ? code : {...code, trailing: ''};
        }
        this.use('each');
        const rule: Rule = {match: 'type', ...(min === undefined ? {} : {min}), ...(max === undefined ? {} : {max})};
        return macro('each', this.rule(rule) ?? '', this.argument(item), String(examples));
      }
      case 'array-contains':
        this.use('matching');
        this.use('containing', 'std::collections::HashMap');
        return {
          open: 'array_containing(&[',
          items: open.variants.map((each) => this.argument(each)),
          close: '])',
          trailing: ',',
        };
      case 'map': {
        const {key, keyRules, value} = open;
        const [keyRule, ...others] = keyRules;
        if (keyRule?.match === 'regex' && others.length === 0) {
          this.imports.add('pact_consumer::{matching_regex, object_matching}');
          return {
            open: 'object_matching!(',
            items: [
              macro('json_pattern!', {
                open: '{',
                items: [prefixed(`${string(key)}: `, this.value({type: 'exact', value: exampleOf(value)}))],
                close: '}',
                padding: ' ',
              }),
              {
                open: '[',
                items: [
                  macro('each_key', macro('matching_regex!', string(keyRule.regex), string(key))),
                  macro('each_value', this.argument(value)),
                ],
                close: ']',
              },
            ],
            close: ')',
          };
        }
        if (keyRule) {
          this.notes.add('The rules of keys are left out: the test would have to build them by hand.');
        }
        this.use('map', 'serde_json::json');
        return macro('any_keys', string(key), this.argument(value));
      }
      case 'combined': {
        const rules = open.rules.flatMap((each) => this.rule(each) ?? []);
        this.use('combined');
        return macro(
          'combined',
          {open: '&[', items: rules, close: ']'},
          `RuleLogic::${open.combine === 'OR' ? 'Or' : 'And'}`,
          this.argument(open.example),
        );
      }
    }
  }

  /** A path, a header or a query parameter. */
  text(template: Template, place: string): string {
    const example = string(exampleText(template));
    if (template.type === 'combined') {
      this.notes.add(`The rules of ${place} are left out: the test has one rule at most there.`);
    }
    if (template.type !== 'matcher') {
      return example;
    }
    const {rule} = template;
    if (rule.match === 'regex') {
      return `term!(${string(rule.regex)}, ${example})`;
    }
    const code = this.rule(rule);
    if (code === undefined) {
      return example;
    }
    this.use('text');
    return `text(${code}, ${example})`;
  }
}

/**
 * Writes the test in Rust with `pact_consumer` 1.4, as `examples/rust` has them: macros where there are some, and rules of
 * `pact_models` for the others.
 *
 * @param expectation what is expected
 * @returns the file of the test
 */
export function writeRust(expectation: Expectation): TestSource {
  const {part} = expectation;
  const notes = new Notes();
  const names = namesOf(part);
  const writer = new RustWriter(notes);
  const version = part.version === 4 ? 4 : 3;
  noteVersion(part, version, notes);
  const format = bodyFormat(part);
  const isMessage = part.kind === 'message';

  const body = (on: string, margin: string, method: string): readonly string[] => {
    if (expectation.body === undefined || format === undefined) {
      return [];
    }
    if (format === 'json') {
      const code: Code = {
        open: `${on}.json_body(`,
        items: [macro('json_pattern!', writer.value(expectation.body))],
        close: ');',
        hug: true,
      };
      return [margin + layout(code, style, margin)];
    }
    if (expectation.body.type !== 'exact') {
      notes.add('The rules of a body that isn’t JSON are left out.');
    }
    return [`${margin}${on}.${method}(${string(exampleText(expectation.body))}, ${string(contentTypeOf(part))});`];
  };
  const test = isMessage ? messageTest() : httpTest();
  const order: readonly Helper[] = ['combined', 'matching', 'each', 'map', 'containing', 'text'];
  const others = [...writer.imports].filter((each) => !each.startsWith('serde_json')).sort();
  const serde = [...writer.imports]
    .filter((each) => each.startsWith('serde_json'))
    .map((each) => each.slice(12))
    .sort();
  const code = joined(
    ...[
      ...others,
      'pact_consumer::prelude::*',
      ...(serde.length === 0
        ? []
        : [serde.length === 1 ? `serde_json::${serde[0] ?? ''}` : `serde_json::{${serde.reverse().join(', ')}}`]),
    ]
      .sort()
      .map((each) => `use ${each};`),
    '',
    test,
    ...order.flatMap((each) => (writer.helpers.has(each) ? ['', helpers[each]] : [])),
    '',
  );
  return {file: isMessage ? 'order_mailer.rs' : 'order_client.rs', code, notes: notes.all()};

  function values(method: string, on: string, all: Expectation['headers'], what: string): readonly string[] {
    return all.flatMap(([name, templates]) =>
      templates.map(
        (each) => `            ${on}.${method}(${string(name)}, ${writer.text(each, `the ${what} \`${name}\``)});`,
      ),
    );
  }

  function httpTest(): string {
    noteContentType(part, notes);
    const isRequest = part.kind === 'request';
    const sent = sentRequest(expectation);
    const status = isRequest ? '200' : exampleText(expectation.status);
    if (!isRequest && expectation.status.type !== 'exact') {
      notes.add('The rule of the status is left out: the builder takes a number only.');
    }
    const request = isRequest
      ? [
          `            i.request.method(${string(part.method)});`,
          `            i.request.path(${writer.text(expectation.path, 'the path')});`,
          ...values('query_param', 'i.request', expectation.query, 'query parameter'),
          ...values('header', 'i.request', expectation.headers, 'header'),
          ...body('i.request', '            ', 'body2'),
        ]
      : [`            i.request.path(${string(sent.path)});`];
    const response = isRequest
      ? []
      : [
          `            i.response.status(${status});`,
          ...values('header', 'i.response', expectation.headers, 'header'),
          ...body('i.response', '            ', 'body2'),
        ];
    return joined(
      '#[test]',
      'fn calls_the_order_api() {',
      `    let order_api = PactBuilder::new${version === 4 ? '_v4' : ''}(${string(names.consumer)}, ${string(names.provider)})`,
      `        .interaction(${string(names.description)}, "", |mut i| {`,
      ...request,
      ...response,
      '            i',
      '        })',
      '        .start_mock_server(None, None);',
      '',
      '    // Call your own client here, and check what it returns.',
      '    let agent: ureq::Agent = ureq::Agent::config_builder()',
      '        .http_status_as_error(false)',
      '        .build()',
      '        .into();',
      '    let request = ureq::http::Request::builder()',
      `        .method(${string(sent.method)})`,
      `        .uri(order_api.path(${string(sent.path)}).to_string()${
        sent.target === sent.path ? '' : ` + ${string(sent.target.slice(sent.target.indexOf('?')))}`
      })`,
      ...sent.headers.map(([name, value]) => `        .header(${string(name)}, ${string(value)})`),
      `        .body(${sent.body === undefined ? '()' : string(sent.body)})`,
      '        .expect("the request is valid");',
      '    let response = agent.run(request).expect("the mock server answers");',
      '',
      `    assert_eq!(response.status(), ${status});`,
      '}',
    );
  }

  function messageTest(): string {
    const metadata = expectation.metadata.map(([key, template]) => {
      if (template.type !== 'exact') {
        notes.add(`The rule of the metadata \`${key}\` is left out: the builder takes strings only.`);
      }
      return `            i.metadata(${string(key)}, ${string(exampleText(template))});`;
    });
    const typed = expectation.metadata.some(([key]) => /^content-?type$/i.test(key));
    const type =
      typed || format === undefined ? [] : [`            i.metadata("contentType", ${string(contentTypeOf(part))});`];
    return joined(
      '#[test]',
      'fn handles_an_order_event() {',
      `    let mut pact = PactBuilder::${version === 4 ? 'new_v4' : 'new_v3_message'}(${string(names.consumer)}, ${string(names.provider)});`,
      `    pact.message_interaction(${string(names.description)}, |mut i| {`,
      ...[...metadata, ...type, ...body('i', '            ', 'body')].map((each) => each.replaceAll(/^ {4}/gm, '')),
      '        i',
      '    });',
      '',
      `    for message in pact.${version === 4 ? 'messages' : 'v3_messages'}() {`,
      `        let contents = message.${version === 4 ? 'contents.' : ''}contents.value();`,
      '',
      '        // Call your own handler here, and check what it does.',
      `        assert!(contents.${expectation.body === undefined ? 'is_none' : 'is_some'}());`,
      '    }',
      '}',
    );
  }
}
