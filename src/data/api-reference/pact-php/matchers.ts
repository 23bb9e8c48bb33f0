import type {ApiTable} from '../types';

/** Methods of `Matcher`, and of what they return. */
export const matchers = {
  id: 'pact-php/matchers',
  groups: [
    {
      kind: 'methods',
      title: 'Type',
      of: 'Matcher',
      entries: [
        {
          name: 'like',
          signature: 'like(mixed $value)',
          returns: 'Type',
          meaning:
            'The same type as the example, at every depth below it. Numbers are one type: `31` and `31.5` both pass. `null` never does.',
        },
        {
          name: 'somethingLike',
          signature: 'somethingLike(mixed $value)',
          returns: 'Type',
          meaning: 'Another name of `like`.',
        },
        {
          name: 'string',
          signature: 'string(?string $value = null)',
          returns: 'StringValue',
          meaning: 'A text, the empty one included. Without an example, ten random letters and digits.',
        },
        {
          name: 'boolean',
          signature: 'boolean(?bool $value = null)',
          returns: 'Type',
          meaning: 'As `like(true)`; without an example, the test gets one of both by chance.',
        },
        {
          name: 'booleanV3',
          signature: 'booleanV3(?bool $value = null)',
          returns: 'Boolean',
          meaning: '`true`, `false`, and also the texts `"true"` and `"false"`. For JSON, `boolean` is stricter.',
        },
        {
          name: 'nullValue',
          signature: 'nullValue()',
          returns: 'NullValue',
          meaning: '`null` only. There is no rule for "this or null": see [Optional fields](/recipes/optional).',
        },
        {
          name: 'notEmpty',
          signature: 'notEmpty(mixed $value)',
          returns: 'NotEmpty',
          meaning: 'There, and not empty: no `null`, `""`, `[]` or `{}`. The type may differ from that of the example.',
        },
        {
          name: 'equal',
          signature: 'equal(mixed $value)',
          returns: 'Equality',
          meaning:
            'Equal to the example. It is needed inside `like` and `eachLike`; elsewhere the value alone says the same.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Number',
      of: 'Matcher',
      entries: [
        {
          name: 'number',
          signature: 'number(int|float|null $value = null)',
          returns: 'Number',
          meaning: 'Any number, and no text. Without an example, a whole number from 0 to 10.',
        },
        {
          name: 'integerV3',
          signature: 'integerV3(?int $value = null)',
          returns: 'Integer',
          meaning: 'A whole number: `6` passes, `6.0` and `6.5` fail. Without an example, one from 0 to 10.',
        },
        {
          name: 'decimalV3',
          signature: 'decimalV3(?float $value = null)',
          returns: 'Decimal',
          meaning:
            'A number that is written with a point: `2.5` and `2.0` pass, `2` fails. PHP writes `31.0` as `31`, so a provider needs `JSON_PRESERVE_ZERO_FRACTION`, and an example of `31.0` reaches your client as `31`.',
        },
        {
          name: 'integer',
          signature: 'integer(?int $value = null)',
          returns: 'Type',
          meaning: 'As `like(13)`: **`3.5` passes**. Take `integerV3` if the point matters.',
        },
        {
          name: 'decimal',
          signature: 'decimal(?float $value = null)',
          returns: 'Type',
          meaning: 'As `like(13.01)`: `2` passes. The one to take for amounts of money.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Text',
      of: 'Matcher',
      entries: [
        {
          name: 'regex',
          signature: 'regex(string|array|null $values, string $pattern)',
          returns: 'Regex',
          meaning:
            'A text that fits the pattern as a whole, with or without `^` and `$`. **The example comes first.** The pattern has no delimiters, and the engine is that of the Rust core. `null` for the example has one made from the pattern; a list is for the repeated values of a query parameter or header.',
        },
        {
          name: 'term',
          signature: 'term(string|array|null $values, string $pattern)',
          returns: 'Regex',
          meaning: 'Another name of `regex`.',
        },
        {
          name: 'includes',
          signature: 'includes(string $value)',
          returns: 'Includes',
          meaning: 'A text that has the example in it.',
        },
        {
          name: 'uuid',
          signature: 'uuid(?string $value = null)',
          returns: 'Regex',
          meaning: 'A UUID in lower case with hyphens; capitals fail. Without an example, a random one.',
        },
        {
          name: 'hexadecimal',
          signature: 'hexadecimal(?string $value = null)',
          returns: 'Regex',
          meaning: 'Digits, and the letters `a` to `f` in any case. Without an example, ten random ones.',
        },
        {
          name: 'semver',
          signature: 'semver(?string $value = null)',
          returns: 'Semver',
          meaning: 'A version by the rules of semver.org: `2.0.0-rc.1` passes, `1.2` fails. Specification 4.',
        },
        {
          name: 'email',
          signature: "email(?string $email = 'hello@pact.io')",
          returns: 'Regex',
          meaning:
            "Something like an address. The dot of its pattern isn't escaped, so `ada@example-org` passes. With `null`, the test gets an empty text; give an example.",
        },
        {
          name: 'ipv4Address',
          signature: "ipv4Address(?string $ip = '127.0.0.13')",
          returns: 'Regex',
          meaning:
            'Numbers of up to three digits with dots: `999.1` passes, too. With `null`, the example is no address.',
        },
        {
          name: 'ipv6Address',
          signature: "ipv6Address(?string $ip = '::ffff:192.0.2.128')",
          returns: 'Regex',
          meaning: 'An address of IPv6.',
        },
        {
          name: 'url',
          signature: 'url(string $url, string $regex, bool $useMockServerBasePath = true)',
          returns: 'Regex',
          meaning:
            'A URL that fits the pattern. The test gets the example with the address of the mock server in front of what the group in parentheses finds; with `false`, the example as it is.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Date and time',
      of: 'Matcher',
      entries: [
        {
          name: 'date',
          signature: "date(string $format = 'yyyy-MM-dd', ?string $value = null)",
          returns: 'Date',
          meaning: 'A date in this format. Without an example, the test gets today.',
        },
        {
          name: 'time',
          signature: "time(string $format = 'HH:mm:ss', ?string $value = null)",
          returns: 'Time',
          meaning: 'A time in this format. Without an example, the present one.',
        },
        {
          name: 'datetime',
          signature: 'datetime(string $format = "yyyy-MM-dd\'T\'HH:mm:ss", ?string $value = null)',
          returns: 'DateTime',
          meaning: 'Both, in this format. Without an example, now. The default has no time zone, and refuses one.',
        },
        {
          name: 'dateISO8601',
          signature: "dateISO8601(string $value = '2013-02-01')",
          returns: 'Regex',
          meaning: 'A date by a pattern; weeks and days of the year pass, too.',
        },
        {
          name: 'timeISO8601',
          signature: "timeISO8601(string $value = 'T22:44:30.652Z')",
          returns: 'Regex',
          meaning: 'A time that **begins with `T`**, by a pattern.',
        },
        {
          name: 'dateTimeISO8601',
          signature: "dateTimeISO8601(string $value = '2015-08-06T16:53:10+01:00')",
          returns: 'Regex',
          meaning: 'Date and time without fractions of a second, the zone may be left out.',
        },
        {
          name: 'dateTimeWithMillisISO8601',
          signature: "dateTimeWithMillisISO8601(string $value = '2015-08-06T16:53:10.123+01:00')",
          returns: 'Regex',
          meaning: 'The same with exactly three digits of a second.',
        },
        {
          name: 'timestampRFC3339',
          signature: "timestampRFC3339(string $value = 'Mon, 31 Oct 2016 15:21:41 -0400')",
          returns: 'Regex',
          meaning:
            'The form of e-mails, in spite of its name; what RFC 3339 describes, `2026-03-14T09:26:53Z`, fails. Take `datetime` with `XXX`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'List',
      of: 'Matcher',
      entries: [
        {
          name: 'eachLike',
          signature: 'eachLike(mixed $value)',
          returns: 'MinType',
          meaning: 'A list of at least one, each like the element that you give. `[]` fails. The example has one.',
        },
        {
          name: 'atLeastOneLike',
          signature: 'atLeastOneLike(mixed $value)',
          returns: 'MinType',
          meaning: 'Another name of `eachLike`.',
        },
        {
          name: 'atLeastLike',
          signature: 'atLeastLike(mixed $value, int $min)',
          returns: 'MinType',
          meaning:
            'At least so many, and as many in the example. With 0, an empty list passes; the example still has one.',
        },
        {
          name: 'atMostLike',
          signature: 'atMostLike(mixed $value, int $max)',
          returns: 'MaxType',
          meaning: 'At most so many; an empty list passes. The example has one.',
        },
        {
          name: 'constrainedArrayLike',
          signature: 'constrainedArrayLike(mixed $value, int $min, int $max)',
          returns: 'MinMaxType',
          meaning: 'From so many to so many; the example has the least number.',
        },
        {
          name: 'arrayContaining',
          signature: 'arrayContaining(array $variants)',
          returns: 'ArrayContains',
          meaning:
            'For each variant, some element that fits it; others may be there, in any order. An empty list of variants throws. Wrapped in `like`, a variant fits every object with these keys. Specification 4.',
        },
        {
          name: 'atLeast',
          signature: 'atLeast(int $min)',
          returns: 'Min',
          meaning:
            'A length, for [`matchAll`](#matchers-matchall) and plugins. Alone in a JSON body, its example is a list of `null`, and every other element fails.',
        },
        {
          name: 'atMost',
          signature: 'atMost(int $max)',
          returns: 'Max',
          meaning: 'The same for the greatest length.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Map',
      of: 'Matcher',
      entries: [
        {
          name: 'eachKey',
          signature: 'eachKey(array|object $values, array $rules)',
          returns: 'EachKey',
          meaning:
            'An object whose keys fit the rules, a list of matchers. Values are free, an empty object passes. Specification 4.',
        },
        {
          name: 'eachValue',
          signature: 'eachValue(array|object $values, array $rules)',
          returns: 'EachValue',
          meaning:
            'An object whose values fit the rules, whatever its keys; or such a list. An empty one passes. Specification 4.',
        },
        {
          name: 'values',
          signature: 'values(array $values)',
          returns: 'Values',
          meaning: 'Deprecated: keys may differ, values have to be equal. Take `eachValue`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Other parts',
      of: 'Matcher',
      entries: [
        {
          name: 'statusCode',
          signature: 'statusCode(string|HttpStatus $status, ?int $value = null)',
          returns: 'StatusCode',
          meaning:
            'For `setStatus`: any status of a class, a case of `Matcher\\Enum\\HttpStatus` or its text, `success`, `redirect`, `clientError`, `serverError`, `info`, `nonError`, `error`. Without a value, the test gets a random one of the class. Specification 4.',
        },
        {
          name: 'contentType',
          signature: 'contentType(string $contentType)',
          returns: 'ContentType',
          meaning: 'Bytes of this kind, for plugins. `Binary` and `Multipart` bring the rule along.',
        },
        {
          name: 'matchAll',
          signature: 'matchAll(object|array $value, array $matchers)',
          returns: 'MatchAll',
          meaning: 'Several rules for one value, of which all have to hold; not inside another `matchAll`.',
        },
        {
          name: 'fromProviderState',
          signature: 'fromProviderState(MatcherInterface&GeneratorAwareInterface $matcher, string $expression)',
          returns: 'MatcherInterface&GeneratorAwareInterface',
          meaning:
            'Adds to a matcher that, at verification, the value comes from what the [state handler](/implementation_guides/php/docs/provider#set-up-provider-state) returned: `${id}`. Write the expression in single quotes.',
        },
        {
          name: 'matchingField',
          signature: 'matchingField(string $fieldName)',
          returns: 'MatchingField',
          meaning:
            'Refers to an example by its name, for plugins: `new Matcher(plugin: true)`. In JSON it throws `Matcher does not support json format`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Matcher',
      of: 'Matcher',
      entries: [
        {
          name: '__construct',
          signature: 'new Matcher(bool $plugin = false)',
          meaning: 'With `true`, the methods make matching expressions, the text that plugins read, instead of JSON.',
        },
        {
          name: 'withGenerator',
          signature: 'withGenerator(?GeneratorInterface $generator)',
          returns: 'static',
          meaning:
            'On what most methods return: a copy with this generator, or with none. `arrayContaining`, `includes`, `nullValue`, lists and maps have no such method.',
        },
        {
          name: 'withFormatter',
          signature: 'withFormatter(FormatterInterface $formatter)',
          returns: 'static',
          meaning:
            'A copy that is written in another form; [XML](/implementation_guides/php/docs/consumer#xml) needs it.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;

/** What can be added to a matcher with `withGenerator`. */
export const generators = {
  id: 'pact-php/generators',
  groups: [
    {
      kind: 'methods',
      title: 'Generators',
      of: 'Generators',
      entries: [
        {
          name: 'RandomInt',
          signature: 'new RandomInt(int $min = 0, int $max = 10)',
          meaning: 'A whole number between both.',
        },
        {
          name: 'RandomDecimal',
          signature: 'new RandomDecimal(int $digits = 10)',
          meaning: 'A number with so many digits in all.',
        },
        {name: 'RandomBoolean', signature: 'new RandomBoolean()', meaning: '`true` or `false`.'},
        {
          name: 'RandomString',
          signature: 'new RandomString(int $size = 10)',
          meaning: 'Letters and digits, so many.',
        },
        {
          name: 'RandomHexadecimal',
          signature: 'new RandomHexadecimal(int $digits = 10)',
          meaning: 'Hexadecimal digits in capitals, so many.',
        },
        {
          name: 'Uuid',
          signature: 'new Uuid(null|string|UuidFormat $format = null)',
          meaning:
            'A UUID: `simple` without hyphens, `lower-case-hyphenated`, which is the default, `upper-case-hyphenated`, or `URN`, which comes with `urn:uuid:` before it.',
        },
        {
          name: 'Regex',
          signature: 'new Regex(string $regex)',
          meaning:
            'A text that fits the pattern. Patterns with look-ahead give an empty one; `+` and `*` may give long ones.',
        },
        {
          name: 'Date',
          signature: 'new Date(?string $format = null, ?string $expression = null)',
          meaning: 'A date; the expression counts from today: `today + 1 month`.',
        },
        {
          name: 'Time',
          signature: 'new Time(?string $format = null, ?string $expression = null)',
          meaning: 'A time; the expression counts from now: `now + 2 hours`.',
        },
        {
          name: 'DateTime',
          signature: 'new DateTime(?string $format = null, ?string $expression = null)',
          meaning: 'Both; the expression has `@` between the two: `today + 1 day @ now`.',
        },
        {
          name: 'MockServerURL',
          signature: 'new MockServerURL(string $regex, string $example)',
          meaning: 'The address of the mock server before what the group of the pattern finds; `url` uses it.',
        },
        {
          name: 'ProviderState',
          signature: 'new ProviderState(string $expression)',
          meaning: 'A value of the provider state; `fromProviderState` uses it. The only one that plugins understand.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;
