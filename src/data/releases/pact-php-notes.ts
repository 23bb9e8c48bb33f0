import type {ReleaseNote} from './types';

const upgrade = {page: '/implementation_guides/php/upgrade-10.0.mdx', title: 'Upgrading to 10.x'} as const;

/** What the versions of Pact PHP mean for its users: each major version, and minor ones that are worth knowing. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '11.0.0-alpha2',
    change:
      'Requests with replies are described without a plugin. Matchers in the content of XML elements work as they are. The native library is 0.5.3; a factory for server-sent events is there.',
    action: 'Try it beside 10.2 only: it is a pre-release.',
    guide: {page: '/implementation_guides/php/changelog.mdx', title: 'What version 11 changes'},
  },
  {
    version: '11.0.0-alpha1',
    change:
      'Pacts are written in specification 4 by default, PHP 8.2 is the oldest that works, and properties of matchers and builders are `readonly`.',
    action: 'Set the specification in every configuration before you raise the version.',
  },
  {
    version: '10.2.1',
    change: 'Mends checks of the library itself; what users install is that of 10.2.0.',
    action: 'Nothing has to change.',
  },
  {
    version: '10.2.0',
    change:
      '`addQueryParameter` takes `null` for a parameter without a value. Matching rules for repeated fields of Protobuf are right, and `symfony/process` 8 is allowed.',
    action: 'Write pacts with Protobuf anew: rules that were missing appear.',
  },
  {
    version: '10.1.1',
    change: 'Takes back a change of `FFI\\Client` that broke classes built on it.',
    action: 'Take it instead of 10.1.0.',
  },
  {
    version: '10.1.0',
    change:
      'The log goes to several places at once, by `Logger` or the PHPUnit extension. Parameters of states keep their types, generators go with more matchers, enums replace constants. `null` as an example throws.',
    action: 'Give an example, or leave the argument out. Expect numbers and booleans in state parameters.',
  },
  {
    version: '10.0.0',
    change:
      'A native library, loaded by FFI, replaces the Ruby programs: specifications 3 and 4, plugins, XML, files, generators. The listener and publishing are gone, the verifier is configured by objects, pacts are merged into what is there.',
    action: 'Install the extension `ffi`, allow the Composer plugin, and follow the guide.',
    guide: upgrade,
  },
  {
    version: '9.1.0',
    change: 'The Ruby programs are those of pact-ruby-standalone 2.4.0, and `canIDeploy` returns JSON.',
    action: 'Nothing has to change.',
  },
  {
    version: '9.0.0',
    change:
      'The Ruby programs 2 run on ARM processors, too, and arrive by a Composer plugin. PHP 8.0 is the oldest that works.',
    action: 'Allow `tienvx/composer-downloads-plugin`, or go to version 10 at once.',
    guide: upgrade,
  },
  {
    version: '8.1.0',
    change: 'Paths take matchers, and verification can do without checking certificates.',
    action: 'Nothing has to change.',
  },
  {
    version: '8.0.0',
    change: 'PHP 7.4 is the oldest that works; PHP 8 is allowed.',
    action: 'Raise PHP first.',
  },
  {
    version: '7.2.0',
    change: 'Guzzle is raised past a security report, the Ruby programs are 1.88.90.',
    action: 'Take this version or a later one.',
  },
  {
    version: '7.1.0',
    change: 'Consumer version selectors choose the pacts of a Broker.',
    action: 'Replace tags by selectors.',
  },
  {
    version: '7.0.0',
    change: 'PHP 7.3 is the oldest that works, Guzzle 7 and the current libraries of Amp are used.',
    action: 'Raise PHP and Guzzle first.',
  },
  {
    version: '6.0.3',
    change: 'Pending pacts and tokens for the Broker.',
    action: 'Nothing has to change.',
  },
  {
    version: '6.0.0',
    change: 'Newer libraries of Amp, which start the Ruby programs.',
    action: 'Raise your own dependencies on Amp along with it.',
  },
  {
    version: '5.0.0',
    change: 'Messages, consumer and provider, in specification 3. The Ruby programs run asynchronously.',
    action: 'Nothing has to change for HTTP.',
  },
  {
    version: '4.0.0',
    change: 'PHPUnit 7, and PHP 7.1 as the oldest that works.',
    action: 'Raise both.',
  },
  {
    version: '3.0.0',
    change: 'The programs of pact-ruby-standalone replace mock server, matching and verification in PHP.',
    action: 'Write tests anew with the builders of this version.',
  },
  {
    version: '2.0.1',
    change: 'Specification 2, with matchers.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.0.1',
    change: 'The first release that is listed: consumer tests and verification, written in PHP.',
    action: 'Nothing has to change.',
  },
];
