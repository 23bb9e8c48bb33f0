import surface from '../surfaces/pact-jvm.json';
import {tellOf, type Meanings} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods} = tellOf(surface);

/** Methods that several builders of JSON bodies have. Examples are told by the signatures. */
const json = {
  stringValue: 'Exactly this text. `null` is written as `null`.',
  stringType:
    'Any text, the empty one too; `null` is refused. Without an example, the answer to the test is a random text of 20 letters.',
  stringTypes: 'Several fields that hold any text, without examples.',
  stringMatcher:
    'The *whole* text fits the pattern of `java.util.regex`. The example is checked and throws `InvalidMatcherException` if it does not fit. A number in the answer is compared by its digits, so `12` fits `\\d+`. Without an example, a random text is made up, anew for each run.',
  numberValue: 'Exactly this number: `1.0` does not equal `1`.',
  numberType: 'Any number; `1e3` is refused. Without an example, a random whole number.',
  numberTypes: 'Several fields that hold any number, without examples.',
  integerType:
    'A number without a fraction: `5.0`, `"5"` and `1e3` are refused. Without an example, a random whole number.',
  integerTypes: 'Several fields that hold whole numbers, without examples.',
  decimalType:
    'A number with a fraction: `5.0` and `0` are accepted, `5` and `1.5e3` refused. Use `numberType` where a provider drops the `.0`. Without an example, a random one.',
  decimalTypes: 'Several fields that hold numbers with a fraction, without examples.',
  numberMatching: 'A number whose digits fit the pattern.',
  integerMatching: 'A whole number whose digits fit the pattern.',
  decimalMatching: 'A number with a fraction whose digits fit the pattern.',
  booleanValue: 'Exactly this value.',
  booleanType: 'A boolean; the text `"true"` is refused. Without an example, `true`.',
  booleanTypes: 'Several fields that hold booleans.',
  nullValue: 'Exactly `null`; a missing field is refused.',
  id: 'A number of any kind, although it is meant for identifiers: `5.5` is accepted. Without a name, the field is called `id`; without an example, a random number.',
  uuid: 'A UUID in small letters; capitals are refused. Without an example, a random one.',
  hexValue: 'Hexadecimal digits in small or capital letters. Without an example, random ones.',
  ipAddress:
    'Groups of digits with dots: `10.0.0.1`, but also `999.1`. The example is always `127.0.0.1`. IPv6 is refused.',
  ipV4Address:
    'Groups of digits with dots: `10.0.0.1`, but also `999.1`. The example is always `127.0.0.1`. IPv6 is refused.',
  date: 'A date; without a format `yyyy-MM-dd`. Read leniently by Pact JVM: `2026-02-31` and `2026-3-4` are accepted. Without an example, the current date.',
  localDate: 'A date with examples of the type `LocalDate`.',
  time: "A time; without a format `'T'HH:mm:ss`, so give one. Read leniently: `25:30` is accepted. Without an example, the current time.",
  datetime:
    "Date and time; without a format `yyyy-MM-dd'T'HH:mm:ss`, which refuses a `Z` at the end. Without an example, the current time.",
  timestamp: 'Older name of `datetime`; deprecated.',
  dateExpression:
    "A date that is worked out when it is used, from a text such as `today + 2 days`; the format is `yyyy-MM-dd` unless given. The rule is that of `date`. A text that it can't read yields the current date, without a message.",
  timeExpression:
    'A time that is worked out, from a text such as `now + 1 hour`; the format is `HH:mm:ss` unless given.',
  datetimeExpression:
    "Date and time that are worked out, from a text such as `tomorrow @ now + 1 hour`; the part for the time stands behind `@`, or is ignored. The format is `yyyy-MM-dd'T'HH:mm:ss` unless given.",
  matchUrl:
    'A text that ends in these fragments, with anything before. A fragment that varies is a rule, `PM.stringMatcher("\\\\d+", "42")`; a `Matchers.regexp` is taken for text. `basePath` stands in the example only.',
  matchUrl2: 'The same, with the address of the mock server in the answer to the test.',
  and: 'All the rules hold. They are objects of `PM` or of `core.model.matchingrules`; the value is the example and may be a `Map` or a `List`.',
  or: 'One of the rules holds: `PM.stringType(), PM.nullValue()` for a value that may be `null`. A missing field is refused all the same.',
  valueFromProviderState:
    'A value that the provider hands back from its state replaces the example at verification. Any value of the type of the example is accepted.',
  object: 'An object. Further fields in an answer are accepted.',
  array: 'A list of exactly these elements, each in its place; without elements, the empty list.',
  eachLike:
    'A list whose elements are all like the example. **The empty list is accepted**: to ask for one element, use `minArrayLike` with 1. The number says how many examples the test gets; 0 throws.',
  minArrayLike:
    'A list of at least `size` elements. The test gets as many examples, or `numberExamples`, which may not be less. `minArrayLike(name, 0, 1, …)` accepts the empty list.',
  maxArrayLike: 'A list of at most `size` elements, none included. The test gets one example unless told otherwise.',
  minMaxArrayLike: 'A list of `minSize` to `maxSize` elements; the test gets `minSize` examples unless told otherwise.',
  eachArrayLike: 'A list of lists that are like the example; empty ones are accepted, outside and inside.',
  eachArrayWithMinLike:
    'A list of at least `size` lists. Mind the order: the number of examples comes *before* the size, unlike in `minArrayLike`.',
  eachArrayWithMaxLike: 'A list of at most `size` lists; the number of examples comes before the size.',
  eachArrayWithMinMaxLike: 'A list of `minSize` to `maxSize` lists.',
  unorderedArray: 'Exactly these elements in any order; the number has to be the same. Elements may have rules.',
  unorderedMinArray: 'These elements in any order, and others besides; at least `size` in all.',
  unorderedMaxArray:
    'These elements in any order, and others besides, up to `size` in all. None of yours may be missing.',
  unorderedMinMaxArray: 'These elements in any order, and others besides, `minSize` to `maxSize` in all.',
  arrayContaining:
    'A list that has an element for each of the templates, in any order and among others. Values without a rule are compared for equality.',
  eachKeyMatching:
    'Every key fits the matcher, whose example names the key in the test. Does not look at the values: add `eachValueLike`.',
  eachValueLike:
    'Every value is like the example, under any key; the empty object is accepted. The key in the test is `exampleKey`.',
  eachKeyLike: 'Older name of `eachValueLike`; deprecated.',
  eachValueMatching:
    'Meant for values under keys that `eachKeyMatching` checks. With it, in 4.7.5, the values are not compared at all, and without it the example key is asked for: use `eachValueLike`.',
  eachKeyMappedToAnArrayLike:
    'Under every key a list with elements like the example. The empty object is accepted, an empty list is not.',
  like: 'Same type as the example, with everything in it: an object or a list may be given.',
  equalTo: 'Exactly this value, also where a rule further up asks for the type only.',
  equalsTo: 'Exactly this value, also where a rule further up asks for the type only.',
  includesStr: 'A text that has this text in it, which is the example, too.',
} as const satisfies Meanings;

type Name = keyof typeof json;

/** The meanings of methods that several builders share, and others besides. */
const some = (names: string, others: Meanings = {}): Meanings => ({
  ...Object.fromEntries(names.split(/\s+/).map((name) => [name, json[name as Name]])),
  ...others,
});

/** Where bodies begin that are written with lambdas. */
export const lambdaDsl: ApiTable = {
  id: 'pact-jvm/lambda-dsl',
  groups: [
    methods('LambdaDsl', 'LambdaDsl', {
      newJsonBody:
        'An object. With a template, its fields and rules are copied first, and those of the function are added.',
      newJsonArray: 'A list of exactly these elements. A number in front is the number of examples for lists inside.',
      newJsonArrayLike:
        'A list of objects like the example; **the empty list is accepted**. A number in front is the number of examples.',
      newJsonArrayMinLike:
        'A list of at least `size` elements like the one that the function adds: an object, or a value.',
      newJsonArrayMaxLike: 'A list of at most `size` elements, none included.',
      newJsonArrayMinMaxLike: 'A list of `minSize` to `maxSize` elements.',
      newJsonArrayUnordered: 'Exactly these elements in any order.',
      newJsonArrayMinUnordered: 'These elements in any order, and others besides; at least `size` in all.',
      newJsonArrayMaxUnordered: 'These elements in any order, and others besides, up to `size` in all.',
      newJsonArrayMinMaxUnordered: 'These elements in any order, `minSize` to `maxSize` in all.',
    }),
    methods('LambdaDslJsonBody', 'LambdaDslJsonBody', {
      build: 'Closes the body and returns the `DslPart` that `body` takes.',
    }),
  ],
};

/** Fields of an object, the argument of `newJsonBody`. */
export const lambdaObject: ApiTable = {
  id: 'pact-jvm/lambda-object',
  groups: [
    methods(
      'Values',
      'LambdaDslObject',
      some(
        'stringType stringTypes stringValue numberType numberValue integerType decimalType booleanType booleanValue nullValue',
      ),
    ),
    methods(
      'Formats',
      'LambdaDslObject',
      some('stringMatcher numberMatching integerMatching decimalMatching id uuid ipV4Address matchUrl matchUrl2'),
    ),
    methods(
      'Dates and times',
      'LambdaDslObject',
      some('date time datetime timestamp dateExpression timeExpression datetimeExpression'),
    ),
    methods(
      'Lists',
      'LambdaDslObject',
      some(`array eachLike minArrayLike maxArrayLike minMaxArrayLike arrayContaining unorderedArray unorderedMinArray
        unorderedMaxArray unorderedMinMaxArray eachArrayLike eachArrayWithMinLike eachArrayWithMaxLike
        eachArrayWithMinMaxLike`),
    ),
    methods(
      'Objects and maps',
      'LambdaDslObject',
      some('object eachValueLike eachKeyMatching eachValueMatching eachKeyLike eachKeyMappedToAnArrayLike'),
    ),
    methods(
      'Rules and states',
      'LambdaDslObject',
      some('and or valueFromProviderState', {
        getPactDslObject:
          'The builder beneath, for what lambdas lack: `includesStr`, `equalTo`, `like`, `hexValue`, `pluginValue`.',
      }),
    ),
  ],
};

/** Elements of a list, the argument of `newJsonArray` and of lists in objects. */
export const lambdaArray: ApiTable = {
  id: 'pact-jvm/lambda-array',
  groups: [
    methods(
      'Elements of a list',
      'LambdaDslJsonArray',
      some(
        `stringType stringValue stringMatcher numberType numberValue numberMatching decimalMatching
        integerMatching booleanType booleanValue nullValue id uuid hexValue ipV4Address date time datetime timestamp
        dateExpression timeExpression datetimeExpression and or`,
        {
          integerType: 'A number without a fraction. The example is a `Long`: `integerType(7L)`.',
          decimalType: json.decimalType,
        },
      ),
    ),
    methods(
      'Lists and objects in a list',
      'LambdaDslJsonArray',
      some(
        `object array eachLike minArrayLike maxArrayLike minMaxArrayLike eachArrayLike eachArrayWithMinLike
        eachArrayWithMaxLike eachArrayWithMinMaxLike unorderedArray unorderedMinArray unorderedMaxArray
        unorderedMinMaxArray`,
        {
          getPactDslJsonArray:
            'The builder beneath, for what lambdas lack: `arrayContaining`, `includesStr`, `like`, `equalsTo`.',
          build: 'The `DslPart` that `body` takes.',
        },
      ),
    ),
  ],
};

/** The chained builder of an object. */
export const jsonBody: ApiTable = {
  id: 'pact-jvm/json-body',
  groups: [
    methods(
      'Fields of an object',
      'PactDslJsonBody',
      some(
        `stringType stringTypes stringValue stringMatcher numberType numberTypes numberValue numberMatching integerType
        integerTypes integerMatching decimalType decimalTypes decimalMatching booleanType booleanTypes booleanValue
        nullValue id uuid hexValue ipAddress includesStr equalTo like matchUrl matchUrl2 date localDate time datetime
        dateExpression timeExpression datetimeExpression and or valueFromProviderState`,
        {
          pluginValue:
            'A rule that a [plugin](/implementation_guides/jvm/docs/plugins) provides, by its name. `usingPlugin` has to load the plugin first.',
        },
      ),
    ),
    methods(
      'Lists and objects in an object',
      'PactDslJsonBody',
      some(
        `object array eachLike minArrayLike maxArrayLike minMaxArrayLike arrayContaining unorderedArray unorderedMinArray
        unorderedMaxArray unorderedMinMaxArray eachArrayLike eachArrayWithMinLike eachArrayWithMaxLike
        eachArrayWithMinMaxLike eachValueLike eachKeyMatching eachValueMatching eachKeyLike eachKeyMappedToAnArrayLike`,
        {
          constructor: 'Begins a body. The form without arguments is the one for tests.',
          closeObject: 'Ends an object that `object` began, and returns the builder around it.',
          closeArray: 'Ends a list of objects, with the object in it.',
          close: 'Ends all that is open. `body` of a request or response does it for you.',
          extendFrom: 'Copies fields, rules and generators of a template; call it first.',
        },
      ),
    ),
  ],
};

/** The chained builder of a list. */
export const jsonArray: ApiTable = {
  id: 'pact-jvm/json-array',
  groups: [
    methods('Begin a list', 'PactDslJsonArray', {
      constructor: 'A list of exactly the elements that follow.',
      arrayEachLike: 'A list of elements like the example; the empty list is accepted.',
      arrayMinLike: 'A list of at least `minSize` elements.',
      arrayMaxLike: 'A list of at most `maxSize` elements.',
      arrayMinMaxLike: 'A list of `minSize` to `maxSize` elements.',
      newUnorderedArray: 'Exactly these elements in any order.',
      newUnorderedMinArray: 'These elements in any order, and others besides; at least `size` in all.',
      newUnorderedMaxArray: 'These elements in any order, and others besides, up to `size` in all.',
      newUnorderedMinMaxArray: 'These elements in any order, `minSize` to `maxSize` in all.',
    }),
    methods(
      'Elements of a list',
      'PactDslJsonArray',
      some(
        `stringType stringValue stringMatcher numberType numberValue numberMatching integerType integerMatching
        decimalType decimalMatching booleanType booleanValue nullValue id uuid hexValue ipAddress includesStr equalsTo
        like matchUrl matchUrl2 date time datetime dateExpression timeExpression datetimeExpression and or
        valueFromProviderState`,
        {
          string: 'The same as `stringValue`.',
          number: 'The same as `numberValue`.',
          template: 'Adds an object that was built before, once or `occurrences` times.',
        },
      ),
    ),
    methods(
      'Lists and objects in a list',
      'PactDslJsonArray',
      some(
        `object array eachLike minArrayLike maxArrayLike minMaxArrayLike arrayContaining unorderedArray unorderedMinArray
        unorderedMaxArray unorderedMinMaxArray eachArrayLike eachArrayWithMinLike eachArrayWithMaxLike
        eachArrayWithMinMaxLike`,
        {
          closeArray: 'Ends a list that stands in another builder, and returns that.',
          closeObject: 'Throws: a list is ended by `closeArray`.',
          close: 'Ends all that is open.',
          wildcardArrayMatcher: 'Puts a rule on all elements of the list.',
        },
      ),
    ),
  ],
};

/** A body, or an element of a list, that is one value. */
export const rootValue: ApiTable = {
  id: 'pact-jvm/root-value',
  groups: [
    methods(
      'PactDslJsonRootValue',
      'PactDslJsonRootValue',
      some(
        `stringType stringMatcher numberType numberMatching integerType integerMatching decimalType decimalMatching
        booleanType id uuid hexValue ipAddress date time datetime timestamp dateExpression timeExpression
        datetimeExpression and or valueFromProviderState`,
      ),
    ),
    methods('Dsl.arrayOfPrimitives()', 'ArrayOfPrimitivesBuilder', {
      withMinLength: 'The least number of elements.',
      withMaxLength: 'The greatest number of elements.',
      withNumberOfExamples: 'How many elements the test gets.',
      thatMatchRegex: 'Each element fits the pattern; the second argument is the example.',
      build: 'The list, as a `PactDslJsonArray`.',
    }),
  ],
};

/** Values of requests and responses outside of JSON bodies. */
export const matchers: ApiTable = {
  id: 'pact-jvm/matchers',
  groups: [
    methods('Matchers', 'Matchers', {
      regexp:
        'The whole value fits the pattern; the example is checked. Give one: a path without an example is sent as `null`.',
      string: 'Any text, the empty one too.',
      notEmpty: 'Any text but the empty one.',
      includesStr: 'A text that has this text in it.',
      equalTo: 'Exactly this value.',
      bool: 'Any boolean; in headers and queries any text.',
      integer:
        'A number without a fraction. In a header, or an attribute of XML; **in a query parameter it refuses every value** in 4.7.5, and in the text of an XML element too: use `regexp`.',
      decimal: 'A number with a fraction; not in a query parameter.',
      numeric: 'Any number; not in a query parameter.',
      identifier: 'A whole number; not in a query parameter.',
      date: 'A date; the format is `yyyy-MM-dd` unless given. The example is checked strictly, the answers leniently.',
      time: 'A time; the format is `HH:mm:ss` unless given.',
      timestamp: "Date and time; the format is `yyyy-MM-dd'T'HH:mm:ss` unless given.",
      uuid: 'A UUID in small letters.',
      hexValue: 'Hexadecimal digits.',
      ipAddress: 'Groups of digits with dots. The example is checked and then ignored: it is always `127.0.0.1`.',
      nullValue: 'The value `null`, in the message or XML that can hold it.',
      fromProviderState:
        'The value of an expression such as `/orders/${id}` replaces the example at verification. In the consumer test, only the example is accepted.',
    }),
  ],
};

/** Rules for `and` and `or`. */
export const rules: ApiTable = {
  id: 'pact-jvm/pm',
  groups: [
    methods('PM', 'PM', {
      stringType: 'Same type as the value. The same rule as `booleanType` and `id`.',
      booleanType: 'Same type as the value.',
      id: 'Same type as the value.',
      numberType: 'Any number.',
      integerType: 'A number without a fraction.',
      decimalType: 'A number with a fraction.',
      stringMatcher: 'Fits the pattern. The example matters in `matchUrl` only.',
      includesStr: 'Has this text in it.',
      nullValue: 'Is `null`.',
      date: 'A date; the format is `yyyy-MM-dd` unless given.',
      time: 'A time; the format is `HH:mm:ss` unless given.',
      timestamp: 'Date and time; give the format, the default is `yyyy-MM-dd HH:mm:ssZZZZZ`.',
      ipAddress: 'Groups of digits with dots.',
      hexValue: 'Hexadecimal digits.',
      uuid: 'A UUID in small letters.',
    }),
  ],
};
