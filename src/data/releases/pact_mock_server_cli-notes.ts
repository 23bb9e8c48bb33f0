import type {ReleaseNote} from './types';

/** What the versions of the mock server on the command line mean for its users. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '2.0.1',
    change:
      'A mock server that a plugin provides can be created. The image `pactfoundation/pact-mock-server` follows each release, for amd64 and arm64.',
    action: 'Nothing has to change; `pact` 0.10.9 still has 2.0.0.',
  },
  {
    version: '2.0.0',
    change:
      'The program is called `pact-mock-server`, and so is its image. `create --specification` chooses the version of the pact that is written, and logs are written into their file again.',
    action:
      'Rename it in scripts, and name the version, `V3` for instance: without it, the pact that comes out cannot be verified.',
    guide: {page: '/implementation_guides/cli/pact-mock-server/index.mdx', title: 'Pact Mock Server'},
  },
  {
    version: '1.0.6',
    change: 'The image is made for several architectures, and the sources moved to a repository of their own.',
    action: 'Report faults to `pact-core-mock-server`.',
  },
  {
    version: '1.0.5',
    change: 'Programs for Linux are built with musl, and run on Alpine, too.',
    action: 'Drop images that had glibc for this program alone.',
  },
  {
    version: '1.0.2',
    change: 'Asking for a mock server while it is used no longer blocks the master server.',
    action: 'Leave earlier versions.',
  },
  {
    version: '1.0.1',
    change: 'There is a program for macOS on Apple silicon.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.0.0',
    change: 'The first version that is called stable; the matching of headers was repaired.',
    action: 'Run the tests again where headers have several values.',
  },
  {
    version: '0.7.8',
    change: 'There is a program for Linux on Arm, and plugins may provide mock servers.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.7.6',
    change: 'The certificates of the system are trusted.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.7.3',
    change: '`create --tls` starts a mock server with a certificate of its own.',
    action: 'Let the client accept that certificate in tests.',
  },
  {
    version: '0.7.0',
    change: 'Preflight requests are answered with `--cors-preflight`.',
    action: 'Use it for clients in a browser.',
  },
  {
    version: '0.5.0',
    change: '`shutdown-master` ends the master server, with a key that `start --server-key` may set.',
    action: 'Set the key in scripts, and end the server with it.',
  },
  {
    version: '0.4.0',
    change: 'Pacts of specification 3 are read.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.0.0',
    change: 'The first release.',
    action: 'Nothing has to change, there is nothing before it.',
  },
];
