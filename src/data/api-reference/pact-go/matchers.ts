import surface from '../surfaces/pact-go.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods, options} = tellOf(surface);

export const matchers: ApiTable = {
  id: 'pact-go/matchers',
  groups: [
    methods('Type', 'matchers', {
      Like: 'A value of the same type, and everything below it likewise, unless a matcher there says otherwise. All numbers are of one type; `""` passes, `null` doesn’t. An object may have more keys, and not fewer.',
      Equality: 'This value. Needed below `Like`; elsewhere a plain value does the same.',
      MatchV2:
        'Makes matchers from the type of a struct and its tags, as `BodyMatch` does, for use inside of other bodies. In spite of its name it works with every version.',
    }),
    methods('Number', 'matchers', {
      Integer: 'A whole number: `3`, not `3.0` or `"3"`.',
      Decimal:
        'A number with a decimal point: `31.5` and `3.0`, not `3`. Go writes `float64(31)` as `31`, so a provider in Go breaks it with every whole amount: use `Like(31.5)`.',
      Identifier: 'Any number, whole or not; the same as `Like(42)`.',
    }),
    methods('Text', 'matchers', {
      Regex:
        'A text that fits a pattern as a whole. The example comes **first**, and is not checked. The pattern is one of Oniguruma, not of Go’s `regexp`. Numbers are compared by their digits.',
      Term: 'The same as `Regex`.',
      Includes: 'A text that contains this one.',
      UUID: 'A UUID in small letters. The example is a fixed one.',
      HexValue: 'Digits and letters of a hexadecimal number, without `#` or `0x`. Example `3F`.',
      IPAddress: 'Numbers with dots: `10.0.0.1`, but also `1.2`. Example `127.0.0.1`.',
      IPv4Address: 'The same as `IPAddress`.',
      IPv6Address:
        'Broken in 2.7.0: it has the pattern of `IPAddress`, and refuses `::1` and its own example. Use `Regex`.',
    }),
    methods('Date and time', 'matchers', {
      DateGenerated:
        'A date in a format of Java: `DateGenerated("2026-03-14", "yyyy-MM-dd")`. The mock server answers with **today**, not with the example.',
      TimeGenerated: 'A time in such a format. The mock server answers with the present one.',
      DateTimeGenerated:
        "Date and time. What `time.RFC3339` writes needs `yyyy-MM-dd'T'HH:mm:ssXXX`; with one `X`, `+01:00` is refused. The mock server answers with the present, and writes `+00:00` for `Z`.",
      Timestamp:
        'A pattern for ISO 8601 that takes many forms, a bare date and fractions of seconds included. The example is fixed, `2000-02-01T12:30:00Z`.',
      Date: 'A pattern for a date of ISO 8601, also by week or day of the year. The example is `2000-02-01`.',
      Time: 'A pattern for a time with a `T` before it, `T12:30:00`, or for an empty text. `12:30:00` is refused.',
    }),
    methods('Array', 'matchers', {
      EachLike:
        'A list of at least so many elements that fit the template. 0 and less become 1, with a warning in the log.',
      ArrayMinLike: 'The same as `EachLike`.',
      ArrayMaxLike: 'A list of one up to so many elements. The mock server answers with the most.',
      ArrayMinMaxLike: 'Both limits. The mock server answers with the most. A minimum of 0 becomes 1.',
      ArrayContaining:
        'A list in which each of these fits some element, in any order; others may be there. Values without a matcher have to be equal.',
    }),
    methods('Object', 'matchers', {
      EachKeyLike:
        'An object whose keys are data: each value fits the template. The second argument is the whole object with one example; the first is ignored. An empty object passes.',
    }),
    methods('Values of the provider', 'matchers', {
      FromProviderState:
        'A text that the provider’s state handler fills in at verification: `FromProviderState("/orders/${id}", "/orders/42")`. For paths, queries, headers and texts in bodies; the example cannot be a number.',
    }),
  ],
};

export const matcherTypes: ApiTable = {
  id: 'pact-go/matcher-types',
  groups: [
    options('Texts and objects', 'matchers', {
      S: 'A plain text where a matcher is asked for, in paths, queries and headers: `matchers.S("main")`.',
      String: 'The same as `S`.',
      Map: 'An object, all of whose values are matchers. With plain values among them, use `map[string]any`.',
      StructMatcher: 'An object with matchers and plain values, which is a matcher itself.',
      MapMatcher: 'Headers or query parameters of `Request` and `Response`, a matcher each.',
      HeadersMatcher: 'Headers, for `Headers`: a list of matchers each.',
      QueryMatcher: 'Like `HeadersMatcher`. No function of the interface takes it.',
      MetadataMatcher: 'Another name of `MapMatcher`. No function of the interface takes it.',
    }),
    methods('Null', 'matchers.Null', {
      GetValue: 'Of the struct `matchers.Null{}`, which accepts `null` and nothing else.',
    }),
    methods('Matcher', 'matchers.Matcher', {
      GetValue:
        'The example. You can’t write a type of your own that is a `Matcher`: the interface has a hidden method.',
    }),
  ],
};
