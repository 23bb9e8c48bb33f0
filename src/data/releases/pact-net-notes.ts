// cspell:words Newtonsoft Xunit
import type {ReleaseNote} from './types';

/** What the versions of PactNet mean for its users: each major version, and minor ones that are worth knowing. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '5.0.1',
    change:
      'Linux on arm64 is in the package. The native library is 0.4.27, and `System.Text.Json` 8.0.5, without the security report on 8.0.2.',
    action: 'Take this version in containers on ARM machines, and drop copies of the library that you placed by hand.',
  },
  {
    version: '5.0.0',
    change:
      'Pacts of specification 4, HTTP and messages in one file and one verification. `System.Text.Json` replaces Newtonsoft, .NET Framework 4.6.2 is the oldest, and the obsolete interfaces of version 4 are gone.',
    action: 'Change the verifier’s first calls and the JSON settings, and compare the pacts before and after.',
    guide: {page: '/implementation_guides/net/docs/upgrading-to-5.mdx', title: 'Upgrading to PactNet 5.x'},
  },
  {
    version: '4.5.0',
    change:
      'Matchers in a query, tear-down of provider states and their query style, and the package `PactNet.Output.Xunit`.',
    action: 'Replace an output class of your own for xUnit 2 by the package.',
  },
  {
    version: '4.4.0',
    change: 'The native library is 0.4.0.',
    action: 'Nothing has to change.',
  },
  {
    version: '4.3.0',
    change: 'The package has a library for macOS on ARM, as an alpha; it counts as supported since 5.0.0.',
    action: 'On such a machine, go to version 5.',
  },
  {
    version: '4.2.0',
    change:
      '`WithHttpInteractions` and `WithMessageInteractions` replace `UsingNativeBackend`, which is obsolete from here on.',
    action: 'Rename the calls now: version 5 has no others.',
  },
  {
    version: '4.1.0',
    change: 'Bodies that are no JSON, by `WithBody`, and results of a pact that was given by its address.',
    action: 'Nothing has to change.',
  },
  {
    version: '4.0.0',
    change:
      'The Rust core replaces the Ruby programs: specification 3, messages, a mock server within the process, one package for all systems, and a new interface from end to end.',
    action: 'Rewrite consumer tests, change verifications, and publish pacts with the Pact command line tools.',
    guide: {page: '/implementation_guides/net/docs/upgrading-to-4.mdx', title: 'Upgrading to PactNet 4.x'},
  },
  {
    version: '3.0.2',
    change: 'The last version on the Ruby programs, 1.88.77 of the standalone package.',
    action: 'Leave it: nothing has been released in this series since October 2021.',
  },
  {
    version: '3.0.0',
    change: 'The package is built for .NET Standard 2.0, too, and a deadlock of 2.6.2 is mended.',
    action: 'Nothing has to change; go on to a newer major version.',
  },
  {
    version: '2.6.0',
    change: 'Proxies and a certificate file for the Broker can be given, and pacts be published asynchronously.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.5.5',
    change: 'Work in progress pacts are verified, by `includeWipPactsSince`.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.5.0',
    change: 'A verification takes its pacts from a Broker, with selectors and pending pacts.',
    action: 'Replace addresses of single pacts in pipelines.',
  },
  {
    version: '2.4.8',
    change: 'A verification sends several headers of its own, by `CustomHeaders`; `CustomHeader` is obsolete.',
    action: 'Rename the property.',
  },
  {
    version: '2.0.17',
    change:
      'Specification 2 with matchers, by the Ruby programs instead of an engine in C#, with a package for each system.',
    action: 'Install the package of your system, and add a port to each mock server.',
  },
  {
    version: '1.0.0',
    change: 'The first stable version, an engine in C# for specification 1.',
    action: 'Nothing has to change.',
  },
];
