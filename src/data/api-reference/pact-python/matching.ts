import type {ApiTable} from '../types';
import surface from '../surfaces/pact-python.json';
import {tellOf} from '../surfaces/tell';

const {methods} = tellOf(surface);

export const match: ApiTable = {
  id: 'pact-python/match',
  groups: [
    methods('Type', 'match', {
      type: 'Any value of the JSON type of the example, and of everything in it. On a list, `min` and `max` limit its length. `generator` makes up another value for each run.',
      like: 'Another name of `type`.',
      bool: 'A boolean. The texts `"true"` and `"false"` pass, too.',
      boolean: 'Another name of `bool`.',
      none: 'Only `null`.',
      null: 'Another name of `none`.',
    }),
    methods('Number', 'match', {
      int: 'A whole number; `7.0` is refused. `min` and `max` are for the value that is made up when there is no example, and limit nothing else.',
      integer: 'Another name of `int`.',
      float:
        'A number with a fraction: `7.0` passes, `7` does not. An example of `Decimal` is accepted, and fails in `with_body`. Without an example a **text** is made up.',
      decimal: 'Another name of `float`.',
      number: 'Any number. Without an example, one of `min`, `max` and `precision` is required.',
    }),
    methods('Text', 'match', {
      str: 'A text, empty or not. It is the rule of `type`: an example that is a number makes it a rule for numbers.',
      string: 'Another name of `str`.',
      regex:
        'A text, or a number as text, that fits the pattern **as a whole**. `regex` is required; the example is not checked against it.',
      includes: 'A text that has these words in it, in this case of letters.',
      uuid: 'A UUID in lower or upper case, by a pattern. `format` takes `simple`, `lowercase`, `uppercase` or `urn`.',
    }),
    methods('Date and time', 'match', {
      date: 'A date, `%Y-%m-%d` unless told. `format` has the letters of `strftime`; with `disable_conversion` those of Java, and the example has to be a text.',
      time: 'A time, `%H:%M:%S` unless told.',
      datetime:
        'Date and time, `%Y-%m-%dT%H:%M:%S%z` unless told, which accepts `+0000` and refuses `Z` and `+00:00`: [give a format](/implementation_guides/python/docs/matching#dates-and-times).',
      timestamp: 'Another name of `datetime`.',
    }),
    methods('Array', 'match', {
      each_like:
        'A list whose elements are all like the template. Without `min`, an empty list passes. The example has one element, whatever `min` says.',
      array_containing:
        'A list in which each template fits some element; others may be there, in any order. Values without a matcher have to be equal.',
    }),
    methods('Object', 'match', {
      each_key_matches: 'An object whose keys all fit the rules. An empty one passes, and values are not looked at.',
      each_value_matches:
        'An object whose values all fit the rules. An empty one passes. Matchers within a value are lost.',
    }),
    methods('Binary', 'match', {
      content_type:
        'Contents of this kind, found by their first bytes. For [rules by hand](/implementation_guides/python/docs/matching#rules-by-hand); in a JSON value it has no use.',
    }),
  ],
};

export const generate: ApiTable = {
  id: 'pact-python/generate',
  groups: [
    methods('From elsewhere', 'generate', {
      provider_state:
        'A value that the provider state gives back at verification: `"/orders/${id}"`. In the consumer test the example stands. [Only a state handler behind a URL can give one](/implementation_guides/python/docs/provider#values).',
      mock_server_url:
        'The example with the address of the mock server in place of its own; the pattern has one group, the part that stays. Both arguments are needed.',
    }),
    methods('At random', 'generate', {
      int: 'A whole number, from `0` to `10` unless told.',
      integer: 'Another name of `int`.',
      float: 'A number with that many digits in all, `10` unless told.',
      decimal: 'Another name of `float`.',
      str: 'Letters and digits, `10` unless told.',
      string: 'Another name of `str`.',
      regex: 'A text that fits the pattern.',
      hex: 'Hexadecimal digits, `10` unless told.',
      hexadecimal: 'Another name of `hex`.',
      uuid: 'A UUID in lower case with hyphens, in 4.2.0 whatever `format` says.',
      bool: 'One of `true` and `false`.',
      boolean: 'Another name of `bool`.',
    }),
    methods('The present moment', 'generate', {
      date: 'The date of the run.',
      time: 'The time of the run.',
      datetime: 'Date and time of the run. `format` has no default here.',
      timestamp: 'Another name of `datetime`.',
    }),
  ],
};

export const xml: ApiTable = {
  id: 'pact-python/xml',
  groups: [
    methods('Functions', 'xml', {
      body: 'Makes of the outermost element what `with_body` takes, with `content_type="application/xml"`.',
      element:
        'An element: its name, which may have a prefix, its children, and its attributes in `attrs`. A child is an element, a text, a number, a boolean, or a matcher for the text.',
    }),
    methods('XmlElement', 'xml.XmlElement', {
      each: 'Lets the element occur several times, `min` or more and up to `max`. `examples` is how many the consumer test gets. Values that contradict each other are a `ValueError`.',
    }),
  ],
};
