import type {ReleaseNote} from './types';

/** What the versions of scala-pact meant for its users. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '4.4.0',
    change: 'The last release. The host and the port of the mock server can be set.',
    action: 'Move to pact4s when you touch these tests.',
    guide: {page: '/implementation_guides/scala/scala-pact.mdx', title: 'scala-pact'},
  },
  {
    version: '4.0.0',
    change: 'The modules for tests are there for Scala 3.0, with http4s 0.23 and circe 0.14.',
    action: 'Raise http4s and circe with it.',
  },
  {
    version: '3.3.1',
    change: 'The plugin publishes pacts that Pact JVM wrote, with `areScalaPactContracts := false`.',
    action: 'Set it, if your tests are with pact4s already.',
  },
  {
    version: '3.1.0',
    change: 'The plugin does nothing in a project that doesn’t ask for it.',
    action: 'Write `enablePlugins(ScalaPactPlugin)`.',
  },
  {
    version: '3.0.0',
    change:
      'Pending and WIP pacts arrive; modules for old versions of http4s and circe are gone. The specification stays at 2.',
    action: 'Raise http4s to 0.21 and circe to 0.13.',
  },
  {
    version: '2.4.0',
    change: 'The last of the second series; versions up to here follow no rule.',
    action: 'Read the list of changes before you raise the version.',
  },
  {
    version: '2.3.10',
    change: 'The second series, of which this is the first version with a tag: modules for several versions of http4s.',
    action: 'Take the module of your http4s, or move on to 3.',
  },
  {
    version: '0.1.2',
    change: 'The first version that is listed.',
    action: 'Nothing has to change.',
  },
];
