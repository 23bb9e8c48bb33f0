import type {ApiTable} from '../types';

const Matcher = 'IMatcher::Ptr';

/** Functions of the namespace `pact_consumer::matchers`. */
export const matchers: ApiTable = {
  id: 'pact-cpp/matchers',
  groups: [
    {
      kind: 'methods',
      title: 'Values',
      of: 'pact_consumer::matchers',
      entries: [
        {
          name: 'Object',
          signature: 'Object(const std::unordered_map<std::string, IMatcher::Ptr>& fields)',
          returns: Matcher,
          meaning:
            'A JSON object whose fields are matchers. Every field has to be a matcher: a plain value goes into `EqualTo`. The provider may send further fields; a request may not. Keys may contain dots and spaces.',
        },
        {
          name: 'Like',
          signature: [
            'Like(long value)',
            'Like(int value)',
            'Like(double value)',
            'Like(const std::string& value)',
            'Like(const char* value)',
            'Like(bool value)',
          ].join('\n'),
          returns: Matcher,
          meaning:
            'A value of the same JSON type; all numbers are of one type. It takes no object and no array: write the matchers of their elements.',
        },
        {
          name: 'EqualTo',
          signature: [
            'EqualTo(int value)',
            'EqualTo(long value)',
            'EqualTo(float value)',
            'EqualTo(double value)',
            'EqualTo(const std::string& value)',
            'EqualTo(const char* value)',
            'EqualTo(bool value)',
          ].join('\n'),
          returns: Matcher,
          meaning:
            'This value and no other. A `float` such as `1.1f` becomes `1.100000023841858` in the pact; take a `double`.',
        },
        {
          name: 'NullValue',
          signature: 'NullValue()',
          returns: Matcher,
          meaning: 'The value `null`. It can’t say “this or null”: describe both as interactions of their own.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Numbers',
      of: 'pact_consumer::matchers',
      entries: [
        {
          name: 'Integer',
          signature: ['Integer(long value)', 'Integer(int value)', 'Integer()'].join('\n'),
          returns: Matcher,
          meaning:
            'A whole number: `3`, not `3.0`. Without an example, the pact has `101`, and the mock server answers with a random number from 0 to 10.',
        },
        {
          name: 'Decimal',
          signature: ['Decimal(float example)', 'Decimal(double example)', 'Decimal()'].join('\n'),
          returns: Matcher,
          meaning:
            'A number with a decimal point: `31.5` and `31.0`, not `31`. Without an example the mock server always answers `100.0`: the pact names a generator, `RandomDecimalGenerator`, that does not exist.',
        },
        {
          name: 'Numeric',
          signature: [
            'Numeric(int example)',
            'Numeric(long example)',
            'Numeric(float example)',
            'Numeric(double example)',
            'Numeric()',
          ].join('\n'),
          returns: Matcher,
          meaning:
            'Any number. Without an example, the pact has `100`, and the mock server answers with a random decimal number of six digits.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Texts',
      of: 'pact_consumer::matchers',
      entries: [
        {
          name: 'Matching',
          signature: [
            'Matching(const std::string& regex, const std::string& example)',
            'Matching(const std::string& regex)',
          ].join('\n'),
          returns: Matcher,
          meaning:
            'A text that fits a regular expression as a whole. The example has to fit, or building the body throws an exception. Without an example one is made up in every run, and `^` and `$` are refused.',
        },
        {
          name: 'IncludesStr',
          signature: 'IncludesStr(const std::string& value)',
          returns: Matcher,
          meaning: 'A text that contains this one. The example is the text itself.',
        },
        {
          name: 'HexValue',
          signature: ['HexValue(const std::string& example)', 'HexValue()'].join('\n'),
          returns: Matcher,
          meaning:
            'The digits of a hexadecimal number, without `#` or `0x`. Without an example one is made up in every run.',
        },
        {
          name: 'IPAddress',
          signature: ['IPAddress(const std::string& example)', 'IPAddress()'].join('\n'),
          returns: Matcher,
          meaning:
            'The pattern `(\\d{1,3}\\.)+\\d{1,3}`: `1.2` passes, an address of IP version 6 doesn’t. Give an example: without one, the mock server answers with something like `96.992.487.90.938`, not with `127.0.0.1`.',
        },
        {
          name: 'Uuid',
          signature: ['Uuid(const std::string& example)', 'Uuid()'].join('\n'),
          returns: Matcher,
          meaning:
            'A UUID in small letters; an example in capitals throws an exception. Without an example the pact has a fixed one, and the mock server answers with a random one.',
        },
        {
          name: 'Url',
          signature: [
            'Url(const std::string& basePath, const std::vector<IMatcher::Ptr>& pathFragments)',
            'Url(const std::vector<IMatcher::Ptr>& pathFragments)',
          ].join('\n'),
          returns: Matcher,
          meaning:
            'A text that ends in these fragments, each `EqualTo` or `Matching`; other matchers count as an empty text without a word, and a fragment that begins with `^` never fits. The base path is part of the example only, and the provider may have another. Without it, the mock server puts its own address in.',
          since: '0.0.1',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Dates and times',
      of: 'pact_consumer::matchers',
      entries: [
        {
          name: 'DateTime',
          signature: [
            'DateTime(const std::string& format, const std::string& example)',
            'DateTime(const std::string& format)',
          ].join('\n'),
          returns: Matcher,
          meaning:
            "A date with a time, in a format of Java: `yyyy-MM-dd'T'HH:mm:ssX`. The example is **not** compared with the format. Without an example, it is the present, in the pact as well as from the mock server, so the pact differs after each run.",
        },
        {
          name: 'Date',
          signature: [
            'Date(const std::string& format, const std::string& example)',
            'Date(const std::string& format)',
          ].join('\n'),
          returns: Matcher,
          meaning: 'The same for a date: `yyyy-MM-dd`.',
        },
        {
          name: 'Time',
          signature: [
            'Time(const std::string& format, const std::string& example)',
            'Time(const std::string& format)',
          ].join('\n'),
          returns: Matcher,
          meaning: 'The same for a time: `HH:mm`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Arrays',
      of: 'pact_consumer::matchers',
      entries: [
        {
          name: 'EachLike',
          signature: ['EachLike(const IMatcher::Ptr obj)', 'EachLike(int examples, const IMatcher::Ptr obj)'].join(
            '\n',
          ),
          returns: Matcher,
          meaning:
            'An array whose elements fit the template; **an empty one passes**. `examples` is how many elements the mock server answers with, 1 if not given.',
        },
        {
          name: 'AtLeastOneLike',
          signature: [
            'AtLeastOneLike(const IMatcher::Ptr obj)',
            'AtLeastOneLike(int examples, const IMatcher::Ptr obj)',
          ].join('\n'),
          returns: Matcher,
          meaning: 'An array with one element or more. The one to take, unless an empty array is fine.',
        },
        {
          name: 'MinArrayLike',
          signature: [
            'MinArrayLike(int min, const IMatcher::Ptr obj)',
            'MinArrayLike(int min, int examples, const IMatcher::Ptr obj)',
          ].join('\n'),
          returns: Matcher,
          meaning: 'An array with at least `min` elements, which is also the number of examples if none is given.',
        },
        {
          name: 'AtMostLike',
          signature: [
            'AtMostLike(int max, const IMatcher::Ptr obj)',
            'AtMostLike(int max, int examples, const IMatcher::Ptr obj)',
          ].join('\n'),
          returns: Matcher,
          meaning: 'An array with at most `max` elements, none included. One example if no number is given.',
        },
        {
          name: 'ConstrainedArrayLike',
          signature: [
            'ConstrainedArrayLike(int min, int max, const IMatcher::Ptr obj)',
            'ConstrainedArrayLike(int min, int max, int examples, const IMatcher::Ptr obj)',
          ].join('\n'),
          returns: Matcher,
          meaning:
            'Both limits. The number of examples is `min` if it isn’t given; outside of the limits it throws an exception.',
        },
        {
          name: 'ArrayContaining',
          signature: 'ArrayContaining(const std::vector<IMatcher::Ptr>& variants)',
          returns: Matcher,
          since: '0.0.4',
          meaning:
            'An array in which each variant fits some element, in any order; others may be there. The mock server answers with one element for each variant.',
        },
      ],
    },
  ],
};
