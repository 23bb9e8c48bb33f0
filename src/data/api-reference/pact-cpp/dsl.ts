import type {ApiTable} from '../types';

const Headers = 'const std::unordered_map<std::string, std::vector<std::string>>&';
const States = 'const std::unordered_map<std::string, std::string>& parameters';

/** The classes of `consumer.h`. */
export const dsl: ApiTable = {
  id: 'pact-cpp/dsl',
  groups: [
    {
      kind: 'methods',
      title: 'Pact',
      of: 'pact_consumer::Pact',
      entries: [
        {
          name: 'Pact',
          signature: 'Pact(const char* consumer, const char* provider)',
          meaning:
            'A pact between two applications, in specification 3; there is no setting for another one. Make an object for each test: what was added stays in it.',
        },
        {
          name: 'given',
          signature: `given(const char* provider_state) const\ngiven(const char* provider_state, ${States}) const`,
          returns: 'Interaction',
          meaning: 'Begins an interaction with a provider state.',
        },
        {
          name: 'uponReceiving',
          signature: 'uponReceiving(const char* description) const',
          returns: 'Interaction',
          meaning:
            'Begins an interaction without a state. A second one with the same description takes the place of the first.',
        },
        {
          name: 'run_test',
          signature: 'run_test(std::function<bool(const MockServerHandle*)> callback) const',
          returns: 'PactTestResult',
          meaning:
            'Starts the mock server, calls the function, writes the pact if it returns `true` and all requests arrived as described, and stops the mock server.',
        },
        {
          name: 'pact_directory',
          signature: 'std::string pact_directory',
          meaning:
            'A field, not a method: the folder for the pact file, made if it is missing. Empty means the working directory. Interactions are added to a file that is there.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Request',
      of: 'pact_consumer::Interaction',
      entries: [
        {
          name: 'given',
          signature: `given(const char* provider_state) const\ngiven(const char* provider_state, ${States}) const`,
          returns: 'Interaction',
          meaning:
            'Adds a state; call it again for each further one. A value that is JSON becomes JSON: `"42"` is the number 42 in the pact. With an **empty** map the state is dropped without a word.',
        },
        {
          name: 'uponReceiving',
          signature: 'uponReceiving(const char* description) const',
          returns: 'Interaction',
          meaning: 'What the request is. Required after `given`, and different for each interaction of a pact.',
        },
        {
          name: 'withRequest',
          signature: 'withRequest(const char* method, const char* path) const',
          returns: 'Interaction',
          meaning:
            'Method and path. The path may be the JSON of a matcher. A query in the path is never matched: use `withQuery`.',
        },
        {
          name: 'withQuery',
          signature: `withQuery(${Headers} query) const`,
          returns: 'Interaction',
          meaning:
            'All parameters of the query, each with its values in their order. A value may be the JSON of a matcher.',
        },
        {
          name: 'withHeaders',
          signature: `withHeaders(${Headers} headers) const`,
          returns: 'Interaction',
          meaning:
            'Headers that must be there; others may be. Several values are written as one text with commas. A value may be the JSON of a matcher.',
        },
        {
          name: 'withBody',
          signature: 'withBody(const std::string& body, const std::string& content_type) const',
          returns: 'Interaction',
          meaning:
            'A body as text. With `application/json` it is compared as JSON, and may hold matchers, as `getJson()` gives them.',
        },
        {
          name: 'withJsonBody',
          signature: 'withJsonBody(IMatcher::Ptr body) const',
          returns: 'Interaction',
          meaning:
            'A body of matchers with the content type `application/json;charset=UTF-8`, which your client has to send **with the character set**, unless `withHeaders` gives `Content-Type`.',
        },
        {
          name: 'withBinaryFile',
          signature: 'withBinaryFile(const std::string& content_type, const std::filesystem::path& example_file) const',
          returns: 'Interaction',
          since: '0.0.1',
          meaning:
            'Bytes of a file. The kind of content is compared, not each byte. Without the file, the process ends.',
        },
        {
          name: 'withMultipartFileUpload',
          signature:
            'withMultipartFileUpload(const std::string& part_name, const std::string& content_type, const std::filesystem::path& example_file) const',
          returns: 'Interaction',
          since: '0.0.2',
          meaning:
            'A form with **one** file. Name and kind of the part are compared. The boundary is random, so the pact differs after each run.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Response',
      of: 'pact_consumer::Interaction',
      entries: [
        {
          name: 'willRespondWith',
          signature: 'willRespondWith(size_t status) const',
          returns: 'Interaction',
          meaning: 'The status, 200 if it isn’t called. There is no matcher for it.',
        },
        {
          name: 'withResponseHeaders',
          signature: `withResponseHeaders(${Headers} headers) const`,
          returns: 'Interaction',
          meaning: 'Headers of the response. A value may be the JSON of a matcher.',
        },
        {
          name: 'withResponseBody',
          signature: 'withResponseBody(const std::string& body, const std::string& content_type) const',
          returns: 'Interaction',
          meaning: 'A body as text. Other than JSON, XML and forms, it is compared letter by letter.',
        },
        {
          name: 'withResponseJsonBody',
          signature: 'withResponseJsonBody(IMatcher::Ptr body) const',
          returns: 'Interaction',
          meaning:
            'A body of matchers. **Give `Content-Type` with `withResponseHeaders`**: otherwise the provider has to answer with `application/json;charset=utf-8`, and `application/json` alone fails its verification.',
        },
        {
          name: 'withResponseBinaryFile',
          signature:
            'withResponseBinaryFile(const std::string& content_type, const std::filesystem::path& example_file) const',
          returns: 'Interaction',
          since: '0.0.1',
          meaning: 'Bytes of a file, which the mock server answers with. The kind of content is compared.',
        },
        {
          name: 'withResponseMultipartFileUpload',
          signature:
            'withResponseMultipartFileUpload(const std::string& part_name, const std::string& content_type, const std::filesystem::path& example_file) const',
          returns: 'Interaction',
          since: '0.0.2',
          meaning: 'A form with one file in the response, with a random boundary.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Mock server and result',
      of: 'pact_consumer',
      entries: [
        {
          name: 'MockServerHandle::get_url',
          signature: 'get_url() const',
          returns: 'std::string',
          meaning:
            'The address: `http://127.0.0.1` with a free port. Neither HTTPS nor a port of your choice is possible.',
        },
        {name: 'MockServerHandle::get_port', signature: 'get_port() const', returns: 'int32_t', meaning: 'The port.'},
        {
          name: 'MockServerHandle::started_ok',
          signature: 'started_ok() const',
          returns: 'bool',
          meaning: 'Whether it runs. `run_test` asks before it calls your function.',
        },
        {
          name: 'PactTestResult::is_ok',
          signature: 'is_ok() const',
          returns: 'bool',
          meaning:
            'Whether all requests arrived as described, your function threw nothing and the file was written. It is `true` **even if your function returned `false`**.',
        },
        {
          name: 'PactTestResult::display_errors',
          signature: 'display_errors()',
          returns: 'void',
          meaning: 'Prints what went wrong to standard output. `run_test` has done so.',
        },
        {
          name: 'PactTestResult::add_state',
          signature: [
            'add_state(TestResultState state)',
            'add_state(TestResultState state, std::string message)',
            'add_state(TestResultState state, std::string message, std::string ex)',
          ].join('\n'),
          returns: 'void',
          meaning:
            'Adds a failure: `Mismatches`, `UserCodeFailed`, `PactFileError` or `MockServerFailed`. For the library itself.',
        },
        {
          name: 'init',
          signature: 'init()',
          returns: 'void',
          meaning:
            'Turns the log of the core on, at the level that the variable `LOG_LEVEL` names. Call it once in `main`.',
        },
      ],
    },
  ],
};
