import type {ApiTable} from '../types';

export const matchers: ApiTable = {
  id: 'pact-net/matchers',
  groups: [
    {
      kind: 'methods',
      title: 'Type',
      of: 'PactNet.Matchers.Match',
      entries: [
        {
          name: 'Type',
          signature: 'Type(dynamic example)',
          returns: 'IMatcher',
          meaning:
            'A value of the same JSON type, and everything below it likewise, unless a matcher there says otherwise. `""` passes, `null` doesn’t; an object may have more properties, and not fewer. Texts, numbers, booleans, objects.',
        },
        {
          name: 'Equality',
          signature: 'Equality(dynamic example)',
          returns: 'IMatcher',
          meaning: 'This value. Needed below `Type` and in arrays; elsewhere a plain value does the same.',
        },
        {
          name: 'Null',
          signature: 'Null()',
          returns: 'IMatcher',
          meaning: 'The property is there, and is `null`. There is no matcher for “`null` or a text”.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Text',
      of: 'PactNet.Matchers.Match',
      entries: [
        {
          name: 'Regex',
          signature: 'Regex(string example, string regex)',
          returns: 'IMatcher',
          meaning:
            'A text that the pattern fits as a whole: `\\d{2}` refuses `1234`. The example comes **first**, and isn’t checked. The pattern is one of Oniguruma, not of .NET: named groups and options may differ. Numbers are compared by their digits.',
        },
        {
          name: 'Include',
          signature: 'Include(string example)',
          returns: 'IMatcher',
          meaning: 'A text that contains this one.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Number',
      of: 'PactNet.Matchers.Match',
      entries: [
        {
          name: 'Integer',
          signature: 'Integer(int example)',
          returns: 'IMatcher',
          meaning:
            'A whole number: `3`, and neither `3.0` nor `"3"`. The example is an `int`; for a larger one, use `Type` with a `long`.',
        },
        {
          name: 'Decimal',
          signature: 'Decimal(decimal example)\nDecimal(double example)\nDecimal(float example)',
          returns: 'IMatcher',
          meaning:
            'A number with a decimal point: `31.5` and `31.0`, not `31`. A provider with `double` writes `31` for a whole amount and breaks it: take `Number`.',
        },
        {
          name: 'Number',
          signature: 'Number(int example)\nNumber(decimal example)\nNumber(double example)\nNumber(float example)',
          returns: 'IMatcher',
          meaning: 'Any number, with a point or without.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Array',
      of: 'PactNet.Matchers.Match',
      entries: [
        {
          name: 'MinType',
          signature: 'MinType(dynamic example, int min)',
          returns: 'IMatcher',
          meaning:
            'An array of at least so many elements like the example, which is **one element**, not an array. The mock server answers with one. 0 throws `ArgumentException`.',
        },
        {
          name: 'MaxType',
          signature: 'MaxType(dynamic example, int max)',
          returns: 'IMatcher',
          meaning: 'An array of at most so many. An **empty one passes**.',
        },
        {
          name: 'MinMaxType',
          signature: 'MinMaxType(dynamic example, int min, int max)',
          returns: 'IMatcher',
          meaning: 'Both limits. With `min` 0, it is `MaxType`.',
        },
      ],
    },
  ],
};
