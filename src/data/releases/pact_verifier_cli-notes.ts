import type {ReleaseNote} from './types';

const page = '/implementation_guides/cli/pact-verifier/index.mdx';

/** What the versions of the verifier on the command line mean for its users. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '1.4.0',
    change:
      'Each entry of `interactionResults` in the JSON report names consumer, provider and provider states, says whether it is pending, and has its mismatches. The image is `pactfoundation/pact-verifier`, one for amd64 and arm64.',
    action:
      'Install it with `cargo install --locked pact_verifier_cli`: without `--locked` it does not compile. Replace image tags that end in `-amd64` or `-arm64v8`.',
    guide: {page, title: 'Reports of the verifier'},
  },
  {
    version: '1.3.5',
    change: 'Matching rules and generators may come from plugins. `pact` 0.10.8 and 0.10.9 have this version.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.3.4',
    change: 'A Broker below a path is supported, and queries in its links are kept.',
    action: 'Give the path in `--broker-url`.',
  },
  {
    version: '1.3.3',
    change: 'Plugins of the second version of the interface are supported.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.3.2',
    change: '`--retries` and `PACT_BROKER_HTTP_RETRIES` say how often the Broker is asked.',
    action: 'Set it to 1 where a wrong address should fail at once.',
  },
  {
    version: '1.3.1',
    change: '`--html` writes a report for people, `--xslt` gives it another look.',
    action: 'Keep the name of a JUnit report apart, as a file in XML is written next to the HTML.',
    guide: {page, title: 'Reports of the verifier'},
  },
  {
    version: '1.3.0',
    change: 'The program is called `pact-verifier`, in place of `pact_verifier_cli`, and is a part of `pact`.',
    action: 'Rename it in scripts; the package of Cargo keeps its name.',
  },
  {
    version: '1.2.0',
    change: '`--exit-on-first-error` and `--last-failed` shorten the work on a failing provider.',
    action: 'Use them at your desk; they exclude `--publish`.',
  },
  {
    version: '1.1.4',
    change:
      '`--transports` takes a path behind the port, and JSON of `--consumer-version-selectors` is checked before anything is asked.',
    action: 'Correct selectors that were dropped in silence.',
  },
  {
    version: '1.1.3',
    change: 'Most options can be set by variables of the environment. The JUnit report has no colours any more.',
    action: 'Look for variables that begin with `PACT_` in the build: filters among them shorten a verification.',
    guide: {page, title: 'Environment variables'},
  },
  {
    version: '1.1.0',
    change: 'Programs for Linux are built with musl, and run on Alpine, too.',
    action: 'Drop images that had glibc for this program alone.',
  },
  {
    version: '1.0.3',
    change: 'There is a program for Windows on Arm, and the one for Linux needs glibc 2.23 only.',
    action: 'Leave 1.0.2, whose models had a fault.',
  },
  {
    version: '1.0.2',
    change: '`--webhook-callback-url` verifies the pact that triggered a webhook, and no other.',
    action: 'Use it in the job that the webhook starts.',
    guide: {page, title: 'The pact of a webhook'},
  },
  {
    version: '1.0.0',
    change: 'The first version that is called stable.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.10.3',
    change: '`--junit` writes a report for build servers, and the output tells how long each interaction took.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.10.0',
    change: '`--pretty-log`, `--full-log` and `--compact-log` lay out the log.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.9.15',
    change: '`--ignore-no-pacts-error` accepts a Broker without pacts for the provider.',
    action: 'Use it in the first build of a provider only.',
  },
  {
    version: '0.9.14',
    change: 'There is a program for Linux on Arm.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.9.13',
    change: '`--transports` gives each transport a port of its own.',
    action: 'Use it where a pact has requests and messages.',
  },
  {
    version: '0.9.10',
    change: 'Interactions of plugins are verified; `--scheme` is called `--transport`.',
    action: 'Rename the option; the former name still works.',
  },
  {
    version: '0.9.8',
    change: '`--header` sends headers of your own.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.9.7',
    change: '`--json` writes a report.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.9.3',
    change: 'An anonymous event is sent after a verification.',
    action: 'Set `PACT_DO_NOT_TRACK=true` if nothing may be sent.',
  },
  {
    version: '0.9.0',
    change: 'Pacts of specification 4 are verified, with plugins.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.8.0',
    change: 'Messages are verified.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.6.0',
    change: '`--publish` sends results to a Broker.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.0.0',
    change: 'The first release.',
    action: 'Nothing has to change, there is nothing before it.',
  },
];
