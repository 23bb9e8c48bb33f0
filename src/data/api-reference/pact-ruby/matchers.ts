import type {ApiTable} from '../types';

const hash = 'Hash';

/** Methods of `Pact::Matchers`, which groups of consumer tests have. */
export const matchers: ApiTable = {
  id: 'pact-ruby/matchers',
  groups: [
    {
      kind: 'methods',
      title: 'Type',
      of: 'Pact::Matchers',
      entries: [
        {
          name: 'match_type_of',
          signature: 'match_type_of(value)',
          returns: 'Type',
          meaning:
            'A value of the same type, and everything below it likewise, unless a matcher there says otherwise. All numbers are of one type. `""` passes and `nil` doesn’t. A list may be empty; an object may have more keys, and not fewer. Takes texts, numbers, booleans, arrays and hashes.',
        },
        {
          name: 'match_exactly',
          signature: 'match_exactly(value)',
          returns: 'Equality',
          meaning: 'This value. Needed below `match_type_of`; elsewhere a plain value does the same.',
        },
        {
          name: 'match_any_boolean',
          signature: 'match_any_boolean(example = true)',
          returns: 'Boolean',
          meaning: '`true` or `false`. The text `"true"` passes, too.',
        },
        {
          name: 'match_not_empty',
          signature: 'match_not_empty(example = nil)',
          returns: 'NotEmpty',
          meaning:
            'Anything but `""`, `[]`, `{}` and `nil`; the type doesn’t count. Without an example, the mock server answers `null`.',
        },
        {
          name: 'Null.new',
          signature: 'Pact::Matchers::V3::Null.new',
          meaning: '`nil`, below a `match_type_of`. It has no short name; elsewhere, write `nil`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Number',
      of: 'Pact::Matchers',
      entries: [
        {
          name: 'match_any_integer',
          signature: 'match_any_integer(example = 10)',
          returns: 'Integer',
          meaning: 'A whole number: `3`, not `3.0` and not `"3"`. The example has to be an `Integer`.',
        },
        {
          name: 'match_any_decimal',
          signature: 'match_any_decimal(example = 10.0)',
          returns: 'Decimal',
          meaning:
            'A number with a decimal point: `31.5` and `3.0`, not `3`. The example has to be a `Float`. For money, `match_any_number` or `match_type_of(31.5)`: many languages write `31.0` as `31`.',
        },
        {
          name: 'match_any_number',
          signature: 'match_any_number(example = 10.0)',
          returns: 'Number',
          meaning: 'Any number, whole or not.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Text',
      of: 'Pact::Matchers',
      entries: [
        {
          name: 'match_regex',
          signature: 'match_regex(pattern, example)',
          returns: 'Regex',
          meaning:
            'A value that fits the pattern as a whole. The pattern comes **first**, as a `Regexp`; the example is a text, or an array of texts. Nothing checks that the example fits. Numbers are compared by their digits.',
        },
        {
          name: 'match_include',
          signature: 'match_include(text)',
          returns: 'Include',
          meaning: 'A text that contains this one, which is the example as well.',
        },
        {
          name: 'match_any_string',
          signature: 'match_any_string(example = "any")',
          returns: 'Regex',
          meaning:
            'Any text of one line. It is the pattern `.*`, so `nil` and numbers pass, and a text with a line break doesn’t. `match_type_of("Tea")` is stricter and takes line breaks.',
        },
        {
          name: 'match_uuid',
          signature: 'match_uuid(example = "e1d01e04-3a2b-4eed-a4fb-54f5cd257338")',
          returns: 'Regex',
          meaning: 'A UUID, in small or capital letters.',
        },
        {
          name: 'match_semver',
          signature: 'match_semver(example = nil)',
          returns: 'Semver',
          meaning:
            'A version such as `1.2.3` or `2.0.0-rc.1`; `1.2` is refused. Give an example, or the mock server answers `null`.',
        },
        {
          name: 'match_content_type',
          signature: 'match_content_type(type, example = nil)',
          returns: 'ContentType',
          meaning:
            'A text whose content is recognised as of this type. For formats of a plugin. In JSON, the example is lost: the mock server answers with the name of the type.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Date and time',
      of: 'Pact::Matchers',
      entries: [
        {
          name: 'match_date',
          signature: 'match_date(format, example)',
          returns: 'Date',
          meaning: 'A date in a format of Java, `yyyy-MM-dd`. The example is a text, not a `Date`.',
        },
        {
          name: 'match_time',
          signature: 'match_time(format, example)',
          returns: 'Time',
          meaning: 'A time in such a format, `HH:mm`. A single digit passes, too: `9:5`.',
        },
        {
          name: 'match_datetime',
          signature: 'match_datetime(format, example)',
          returns: 'DateTime',
          meaning:
            "Date and time. What `Time#iso8601` writes needs `yyyy-MM-dd'T'HH:mm:ssXXX`: with one `X`, `+01:00` is refused, with three, `Z` passes as well.",
        },
        {
          name: 'match_iso8601',
          signature: 'match_iso8601(example = "2024-08-12T12:25:00.243118+03:00")',
          returns: 'Regex',
          meaning:
            'Date and time with or without fractions and offset. **It refuses UTC written as `Z`**, in 2.0.2, and an offset without a colon. `Time#iso8601` and most APIs write `Z`: take `match_datetime`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'List',
      of: 'Pact::Matchers',
      entries: [
        {
          name: 'match_each',
          signature: 'match_each(template, min = nil)',
          returns: 'Each',
          meaning:
            'A list of at least `min` elements, by default 1, each of which fits the template. The example has as many. An array as template has to have exactly `min` elements.',
        },
        {
          name: 'match_each_regex',
          signature: 'match_each_regex(pattern, examples)',
          returns: 'EachValue',
          meaning: 'A list of texts that fit the pattern. Give an array of examples. An empty list passes.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Object',
      of: 'Pact::Matchers',
      entries: [
        {
          name: 'match_each_key',
          signature: 'match_each_key(example, matchers)',
          returns: 'EachKey',
          meaning:
            'An object whose keys fit the matcher, or all of several. Values are free, except below the key of the example. `{}` passes.',
        },
        {
          name: 'match_each_value',
          signature: 'match_each_value(example, matchers = V2::Type.new(""))',
          returns: 'EachValue',
          meaning:
            'An object, or a list, whose values fit the matcher, or all of several; by default they are of the example’s type. `{}` passes.',
        },
        {
          name: 'match_each_kv',
          signature: 'match_each_kv(example, matchers)',
          returns: 'EachKeyValue',
          meaning:
            'An object whose keys fit, and whose values fit the matchers in the example’s value. `{}` passes. Not in contents of a plugin.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Without use',
      of: 'Pact::Matchers',
      entries: [
        {
          name: 'match_status_code',
          signature: 'match_status_code(status)',
          returns: 'StatusCode',
          meaning:
            'Meant for classes of status codes. `will_respond_with` takes a number only and raises `no implicit conversion of Pact::Matchers::V4::StatusCode into Integer`; in a body, it refuses everything.',
        },
        {
          name: 'Values.new',
          signature: 'Pact::Matchers::V3::Values.new',
          meaning: 'Writes a rule that ignores keys, with `null` as example, which nothing but `null` fits.',
        },
      ],
    },
  ],
};

/** Methods of `Pact::Generators`. */
export const generators: ApiTable = {
  id: 'pact-ruby/generators',
  groups: [
    {
      kind: 'methods',
      title: 'Generators',
      of: 'Pact::Generators',
      entries: [
        {
          name: 'generate_from_provider_state',
          signature: 'generate_from_provider_state(expression:, example:)',
          returns: hash,
          meaning:
            'A value that the provider state fills in at verification: `"/orders/${id}"`. In 2.0.2 the values are the **parameters** of the state; a handler of Pact Ruby can’t return others.',
        },
        {
          name: 'generate_mock_server_url',
          signature: 'generate_mock_server_url(regex: nil, example: nil)',
          returns: 'MockServerURLGenerator',
          meaning:
            'The example, with the address of the mock server before the part that the group in the pattern captures. The pattern is a text. Both are needed: without them the mock server crashes, and the client gets no answer.',
        },
        {
          name: 'generate_uuid',
          signature: 'generate_uuid(example: nil)',
          returns: 'UuidGenerator',
          meaning: 'A new UUID. The client gets a new one even if there is an example.',
        },
        {
          name: 'generate_random_int',
          signature: 'generate_random_int(min:, max:)',
          returns: 'RandomIntGenerator',
          meaning: 'A whole number within the limits. A provider may send any whole number.',
        },
        {
          name: 'generate_random_decimal',
          signature: 'generate_random_decimal(digits:)',
          returns: 'RandomDecimalGenerator',
          meaning:
            'A number with this many digits in all, such as `54.55` for 4. A provider has to send a decimal point.',
        },
        {
          name: 'generate_random_hexadecimal',
          signature: 'generate_random_hexadecimal(digits:)',
          returns: 'RandomHexadecimalGenerator',
          meaning:
            'Hexadecimal digits in capitals for the client. Broken in a response: the rule beside it asks the provider for a decimal number.',
        },
        {
          name: 'generate_random_string',
          signature: 'generate_random_string(size:)',
          returns: 'RandomStringGenerator',
          meaning: 'Letters and digits, this many. A provider may send any text.',
        },
        {
          name: 'generate_random_boolean',
          signature: 'generate_random_boolean',
          returns: 'RandomBooleanGenerator',
          meaning: '`true` or `false`.',
        },
        {
          name: 'generate_date',
          signature: 'generate_date(format: nil, example: nil)',
          returns: 'DateGenerator',
          meaning: 'Today, in a format of Java, by default `yyyy-MM-dd`; also if there is an example.',
        },
        {
          name: 'generate_time',
          signature: 'generate_time(format: nil)',
          returns: 'TimeGenerator',
          meaning: 'The present time, by default as `HH:mm`.',
        },
        {
          name: 'generate_datetime',
          signature: 'generate_datetime(format: nil)',
          returns: 'DateTimeGenerator',
          meaning: 'Both, by default as `yyyy-MM-dd HH:mm`. `XXX` is written as `+00:00` for UTC.',
        },
      ],
    },
  ],
};
