// cspell:words Colored LDFLAGS
import type {ReleaseNote} from './types';

/** What the versions of Pact Go mean for its users: each major version, and minor ones that are worth knowing. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '2.7.0',
    change:
      'Interactions refer to tickets or documents, by `AddExternalReference`. The native library is 0.5.6, and one older than 0.5.4 can no longer be linked.',
    action:
      'Run `pact-go install --force` on every machine and in every image; without `--force`, an older library stays.',
  },
  {
    version: '2.6.0',
    change:
      '`SoftFail` skips the test of a verification that fails instead of failing it, where `can-i-deploy` decides.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.5.0',
    change:
      '`ErrVerificationFailed` and `ErrVerifierFailedToRun` tell a pact that is not fulfilled from a verifier that could not run.',
    action: 'Use `errors.Is` where scripts compared the text.',
  },
  {
    version: '2.4.3',
    change: 'Go 1.25 is the oldest that works. A build failure with newer Go, `inconsistent definitions`, is mended.',
    action: 'Raise Go first.',
  },
  {
    version: '2.4.2',
    change:
      'The native library is 0.4.28. `WithContent` of asynchronous messages no longer reads beyond the end of the contents.',
    action: 'Take this version or later if messages in pacts end in signs that nobody wrote.',
  },
  {
    version: '2.4.0',
    change: 'Go 1.23 is the oldest that works.',
    action: 'Raise Go first.',
  },
  {
    version: '2.3.0',
    change: 'Pacts name the version of Pact Go in their metadata.',
    action: 'Expect every pact to change once.',
  },
  {
    version: '2.2.0',
    change: 'Linux with musl is supported on both processors; verification there is known to crash.',
    action: 'Write pacts on Alpine, and verify on an image with glibc.',
  },
  {
    version: '2.1.0',
    change: 'Go 1.22 is the oldest that works.',
    action: 'Raise Go first; the interface is that of 2.0.10.',
  },
  {
    version: '2.0.9',
    change: 'Synchronous messages keep the metadata of request and reply.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.0.7',
    change: 'Windows is tested, and types in the bindings that broke its build are mended.',
    action: 'Name the folder of the library in `CGO_LDFLAGS` and `Path` there.',
  },
  {
    version: '2.0.6',
    change:
      'The native library is 0.4.21, whose files for macOS have other names, and plugins no longer crash the verification or stay as processes.',
    action: 'Take this version or later for plugins.',
  },
  {
    version: '2.0.5',
    change: 'The installer downloads by the standard library of Go, without a package that had security reports.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.0.3',
    change: '`DisableColoredOutput` prints reports without colours.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.0.0',
    change:
      'The Rust core replaces the Ruby programs: specifications 3 and 4, plugins, gRPC, one mock server for each test. The import path ends in `/v2`, and `Publisher` is gone.',
    action: 'Install the native library, move tests one by one, delete old pact files before each run.',
    guide: {page: '/implementation_guides/go/migration.mdx', title: 'Migration Guide'},
  },
  {
    version: '1.9.0',
    change: 'Version 1 publishes pacts with a branch and takes the path of the Ruby programs from a setting.',
    action: 'Give branches, if you can’t leave version 1 yet.',
  },
  {
    version: '1.3.0',
    change: 'WIP pacts are verified, by `IncludeWIPPactsSince`.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.2.0',
    change: 'Pending pacts and consumer version selectors arrive.',
    action: 'Turn `EnablePending` on before provider builds depend on new pacts.',
  },
  {
    version: '1.0.0',
    change:
      'The daemon is gone. Messages, state handlers, hooks and request filters arrive, and matchers are types instead of texts.',
    action: 'Rewrite matchers, and stop starting the daemon.',
  },
  {
    version: '0.0.1',
    change: 'The first version, with a daemon that runs the Ruby programs.',
    action: 'Nothing has to change, there is nothing before it.',
  },
];
