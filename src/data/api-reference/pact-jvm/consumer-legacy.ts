import surface from '../surfaces/pact-jvm.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods} = tellOf(surface);

const metadata = 'Adds a value to the metadata of the file.';
const body =
  'The body: from a builder of JSON or XML, a `JSONObject`, a DOM document, a `MultipartEntityBuilder`, or as text with its content type.';
const singleQuotes = 'A text in which single quotes are turned into double ones.';
const anyOfKind = 'Any body of this kind, told by its first bytes.';
const binary = 'A body of these bytes, with a rule for its kind.';
const headers = 'Headers: names and values in turn, or a `Map`. No matchers.';
const query = 'The query as in an address, not encoded: `page=1&q=green tea`.';
const fromState = 'A value that the provider hands back from its state replaces the example.';
const parts = {
  method: 'The method; `GET` unless given.',
  headers,
  query,
  body,
  bodyWithSingleQuotes: singleQuotes,
  bodyMatchingContentType: anyOfKind,
  withBinaryData: binary,
  withFileUpload: 'A form with a file; call it again for further files.',
  path: 'The path, tried as a regular expression as well.',
  matchPath: 'A path that fits the pattern. Give the example, or a random one is made up.',
  headerFromProviderState: fromState,
  queryParameterFromProviderState: fromState,
  pathFromProviderState: fromState,
  queryMatchingDate: 'A parameter that is a date in this format.',
  queryMatchingTime: 'A parameter that is a time in this format.',
  queryMatchingDatetime: 'A parameter that is date and time in this format.',
  queryMatchingISODate: 'A parameter that is a date, `yyyy-MM-dd`.',
  queryMatchingISOTime: "A parameter that is a time, `'T'HH:mm:ss`.",
  queryMatchingISODatetime: "A parameter that is date and time, `yyyy-MM-dd'T'HH:mm:ssZZ`.",
  addMetadataValue: metadata,
};

/** The chained builder of versions 1 to 3. */
export const legacyBuilder: ApiTable = {
  id: 'pact-jvm/legacy-builder',
  groups: [
    methods('ConsumerPactBuilder', 'ConsumerPactBuilder', {
      consumer: 'Begins with the name of the consumer.',
      hasPactWith: 'The name of the provider.',
      pactSpecVersion: 'The version, 3 unless given; before `hasPactWith`.',
    }),
    methods('PactDslWithProvider', 'PactDslWithProvider', {
      constructor: 'In a JUnit test the extension makes it.',
      given: 'A state, with parameters from version 3 on.',
      uponReceiving: 'Begins an interaction without a state.',
      setDefaultRequestValues: 'A request whose parts are copied into each request.',
      setDefaultResponseValues: 'A response whose parts are copied into each response.',
      addMetadataValue: metadata,
    }),
    methods('PactDslWithState', 'PactDslWithState', {
      given: 'A further state.',
      uponReceiving: 'Begins the interaction, with its description.',
      comment: 'A remark; needs version 4.',
      addMetadataValue: metadata,
    }),
    methods('Before the path', 'PactDslRequestWithoutPath', parts),
    methods('After the path', 'PactDslRequestWithPath', {
      ...parts,
      encodedQuery: 'The query as in an address, encoded.',
      matchHeader: 'A header that fits the pattern.',
      matchQuery: 'A parameter that fits the pattern; a `List` of examples is for a repeated one.',
      comment: 'A remark; needs version 4.',
      willRespondWith: 'Begins the response.',
    }),
    methods('The response', 'PactDslResponse', {
      status: 'This status.',
      statusCodes: 'One of these statuses; needs version 4, as do the following.',
      informationStatus: 'Any of 100 to 199.',
      successStatus: 'Any of 200 to 299.',
      redirectStatus: 'Any of 300 to 399.',
      clientErrorStatus: 'Any of 400 to 499.',
      serverErrorStatus: 'Any of 500 to 599.',
      nonErrorStatus: 'Any below 400.',
      errorStatus: 'Any of 400 and above.',
      headers,
      matchHeader: 'A header that fits the pattern.',
      matchSetCookie: 'A cookie whose value fits the pattern.',
      headerFromProviderState: fromState,
      body,
      bodyWithSingleQuotes: singleQuotes,
      bodyMatchingContentType: anyOfKind,
      withBinaryData: binary,
      comment: 'A remark; needs version 4.',
      addMetadataValue: metadata,
      given: 'Ends this interaction and begins the next with a state.',
      uponReceiving: 'Ends this interaction and begins the next, without a state.',
      toPact:
        'Ends the builder, as a `RequestResponsePact`; with `V4Pact.class` as an argument, as a pact of version 4.',
    }),
  ],
};
