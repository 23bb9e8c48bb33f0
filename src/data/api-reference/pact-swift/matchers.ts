import type {ApiTable} from '../types';

/** `Matcher` and `ExampleGenerator`. */
export const matchers: ApiTable = {
  id: 'pact-swift/matchers',
  groups: [
    {
      kind: 'methods',
      title: 'Matcher',
      of: 'Matcher',
      entries: [
        {
          name: 'SomethingLike',
          signature: 'SomethingLike(_ value: Any)',
          meaning:
            'A value of the same type, and everything below it likewise, unless a matcher there says otherwise. All numbers are of one type.',
        },
        {
          name: 'EqualTo',
          signature: 'EqualTo(_ value: Any)',
          meaning:
            'This value. Needed below `SomethingLike`, `EachLike` and `EachKeyLike`; elsewhere a plain value does the same.',
        },
        {
          name: 'IntegerLike',
          signature: 'IntegerLike(_ value: Int)',
          meaning: 'A whole number: `3`, not `3.0` or `"3"`.',
        },
        {
          name: 'DecimalLike',
          signature: 'DecimalLike(_ value: Decimal)',
          meaning:
            'A number with a decimal point: `31.5`, not `31`. A whole `Decimal` is written without a point, and then doesn’t fit its own rule: give an example with decimals, or take `SomethingLike`.',
        },
        {
          name: 'RegexLike',
          signature: 'RegexLike(value: String, pattern: String)',
          meaning:
            'A text that fits a pattern. The example is searched for the pattern by Foundation, and compared as a whole by the core; `^` and `$` make both agree. The form with `term:` is deprecated.',
        },
        {
          name: 'OneOf',
          signature: 'OneOf(values: [AnyHashable])',
          since: '0.8.2',
          meaning:
            'One of these values; the first is the example. It is a pattern without escapes: of `["1.5"]` it accepts `1x5`, and `"C++"` doesn’t fit itself.',
        },
        {
          name: 'IncludesLike',
          signature: [
            'IncludesLike(_ values: String..., combine: IncludeCombine = .AND, generate: String? = nil)',
            'IncludesLike(_ values: [String], combine: IncludeCombine = .AND, generate: String? = nil)',
          ].join('\n'),
          meaning:
            'A text with all of these in it, or one of them with `.OR`. `generate` is the example; without it, the texts are joined by spaces.',
        },
        {
          name: 'EachLike',
          signature: [
            'EachLike(_ value: Any, count: Int = 1)',
            'EachLike(_ value: Any, min: Int, count: Int = 1)',
            'EachLike(_ value: Any, max: Int, count: Int = 1)',
            'EachLike(_ value: Any, min: Int, max: Int, count: Int = 1)',
          ].join('\n'),
          meaning:
            'An array whose elements fit the template. Without limits it has at least one element; with `max` alone, it may be empty. `count` is how many elements the mock server answers with, kept within the limits.',
        },
        {
          name: 'EachKeyLike',
          signature: 'EachKeyLike(_ value: Any)',
          since: '0.13.0',
          meaning:
            'For objects whose keys are data: it stands as the value of an example key. The values under other keys have to fit, too, but **the example key has to be there**, whatever its documentation says.',
        },
        {name: 'MatchNull', signature: 'MatchNull()', meaning: 'The value `null`. It can’t say “this or null”.'},
        {
          name: 'FromProviderState',
          signature: 'FromProviderState(parameter: String, value: ParameterType)',
          since: '0.8.0',
          meaning:
            'A value that the state handler fills in at verification. `parameter` is a name, or a text such as `/orders/${id}`; `value` is the example: `.string`, `.int`, `.bool`, `.double` or `.decimal`. `.float` fails the test, as no `Float` can be encoded.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'ExampleGenerator',
      of: 'ExampleGenerator',
      entries: [
        {name: 'RandomBool', signature: 'RandomBool()', meaning: '`true` or `false`.'},
        {
          name: 'RandomInt',
          signature: 'RandomInt(min: Int = 0, max: Int = 2_147_483_647)',
          meaning: 'A whole number between the limits.',
        },
        {
          name: 'RandomDecimal',
          signature: 'RandomDecimal(digits: Int = 6)',
          meaning: 'A decimal number with so many digits, 9 at most.',
        },
        {
          name: 'RandomHexadecimal',
          signature: 'RandomHexadecimal(digits: UInt8 = 8)',
          meaning: 'A hexadecimal number as a text.',
        },
        {
          name: 'RandomString',
          signature: 'RandomString(size: Int = 20)\nRandomString(regex: String)',
          meaning:
            'A text of letters and digits, or one that fits a pattern. Of a pattern that can’t be used, such as one with `^`, the example is the error’s message.',
        },
        {
          name: 'RandomUUID',
          signature: 'RandomUUID(format: Format = .uppercaseHyphenated)',
          meaning: 'A UUID: `.simple`, `.lowercaseHyphenated`, `.uppercaseHyphenated` or `.urn`.',
        },
        {
          name: 'RandomDate',
          signature: 'RandomDate(format: String? = nil)',
          meaning: 'Today, in a format of Java, or as `2026-03-14`.',
        },
        {
          name: 'RandomTime',
          signature: 'RandomTime(format: String? = nil)',
          meaning: 'The present time, in a format or of ISO 8601.',
        },
        {
          name: 'RandomDateTime',
          signature: 'RandomDateTime(format: String? = nil)',
          meaning: 'The present day and time, in a format or of ISO 8601.',
        },
        {
          name: 'DateTime',
          signature: 'DateTime(format: String, use: Date)',
          meaning: 'A given day and time in the pact. The mock server answers with the **present** one in this format.',
        },
        {
          name: 'DateTimeExpression',
          signature: 'DateTimeExpression(expression: String, format: String)',
          since: '0.12.0',
          meaning:
            'Day and time by an expression such as `today + 1 day`, worked out by the mock server and, in requests, by the verifier.',
        },
      ],
    },
  ],
};
