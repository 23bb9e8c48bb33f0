import type {ReleaseNote} from './types';

/** What the versions of the consumer library for C++ mean for its users. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '0.1.0',
    change:
      'The core is `pact_ffi` in place of `pact_mock_server_ffi`, whose functions have other names. The Conan packages have moved from Bintray, which was shut down, to a server at JFrog.',
    action: 'Change the remote and the reference in your `conanfile`, or build from source with the core of today.',
    guide: {page: '/implementation_guides/cpp/get_started.mdx', title: 'Get started with Pact C++'},
  },
  {
    version: '0.0.6',
    change: 'Repairs the pipeline that publishes the packages; the library is that of 0.0.5.',
    action: 'Take this version in place of 0.0.5.',
  },
  {
    version: '0.0.5',
    change: '`Url` without a base path answers with the address of the mock server.',
    action: 'Leave the base path out where your client follows links.',
  },
  {
    version: '0.0.4',
    change: '`ArrayContaining` accepts arrays in which each variant fits some element.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.0.3',
    change:
      'Limits of arrays are left out of the pact where none are given, and `ConstrainedArrayLike` has as many examples as its minimum.',
    action: 'Expect the examples of such arrays to change.',
  },
  {
    version: '0.0.2',
    change: 'Forms with a file, and `run_test` takes a `std::function`.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.0.1',
    change:
      'Bodies are built by functions such as `Object` and `EachLike`, and all matchers but `ArrayContaining` are there. Binary files can be described.',
    action: 'Rewrite bodies that were made with the builder of 0.0.0.',
  },
  {
    version: '0.0.0',
    change: 'The first version: HTTP consumer tests on Linux, macOS and Windows.',
    action: 'Nothing has to change, there is nothing before it.',
  },
];
