import type {ReleaseNote} from './types';

const migration = '/implementation_guides/python/migration.mdx';
const guide = {page: migration, title: 'Migrating Pact Python'};

/** What the versions of Pact Python mean for its users: each major version, and minor ones that are worth knowing. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '4.2.0',
    change:
      'The log of the Rust core goes to the module `logging`, below the loggers `pact.ffi` and `pact.plugins`. A plugin for pytest that comes along, and `PactTestMixin` for `unittest`, tell which test a line belongs to.',
    action:
      'Remove calls such as `pact_ffi.log_to_stderr`, which now only warn, and set the level of the logger `pact.ffi` before the first `Pact`.',
    guide,
  },
  {
    version: '4.1.0',
    change:
      'The dependency `yarl` is gone: `server.url` is a `str` with the operator `/` and a few properties, and the verifier takes addresses as texts. `import pact` loads the native library at the first use only.',
    action: 'Replace `str(server.url)` as you like; code that calls methods of `yarl.URL` on it has to change.',
    guide,
  },
  {
    version: '4.0.0',
    change:
      'The module `pact.v2` and the extra `compat-v2` are removed, and Python 3.10 is no longer supported. The interface of 3.4 is unchanged.',
    action: 'Rewrite what still imports `pact.v2` under 3.4, then raise the version.',
    guide,
  },
  {
    version: '3.4.1',
    change:
      'The last version with `pact.v2`, and the last for Python 3.10. A handler of states or messages that raises is answered as status 500 and logged, where a connection broke off before. `%:z` works in formats.',
    action: 'Give every state of a pact a handler: the core repeats a call that was answered with 500 for two minutes.',
  },
  {
    version: '3.4.0',
    change: '`add_external_reference` links an interaction to a ticket or a document.',
    action: 'Nothing has to change.',
  },
  {
    version: '3.3.0',
    change:
      'XML bodies with matchers, by `pact.xml`; `follow_redirects` of the `Verifier`; a delay after a plugin is loaded. The core is loaded from wheels that fit every Python from 3.10.',
    action: 'Replace templates of XML by `xml.element` where a provider may answer with other values.',
  },
  {
    version: '3.2.0',
    change:
      '`consumer_version` takes the parts of a selector as arguments, `match.content_type` compares binary contents by their kind, and matchers can be joined by `&` in rules by hand.',
    action: 'Replace `consumer_versions` with JSON texts, which is deprecated.',
  },
  {
    version: '3.1.0',
    change: 'The extra for the older interface is called `compat-v2`; in 3.0 it was `v2`.',
    action: 'Rename it in your requirements, if you use it.',
  },
  {
    version: '3.0.0',
    change:
      'What was `pact.v3` is `pact`, on the Rust core, and writes specification 4; the older interface is `pact.v2`. The command line moves to the package `pact-python-cli`, the native library to `pact-python-ffi`. Python 3.9 is no longer supported.',
    action:
      'Turn `pact.v3` into `pact` and `pact.v3.ffi` into `pact_ffi` in imports, and rename `Matcher` and `Generator` to `AbstractMatcher` and `AbstractGenerator`. Install `pact-python-cli` where scripts publish.',
    guide,
  },
  {
    version: '2.3.2',
    change: 'Of `pact.v3`: handlers of states and messages may ask for any of their arguments by name, in any order.',
    action: 'Rename the argument `params` to `parameters`.',
  },
  {
    version: '2.3.0',
    change:
      'Of `pact.v3`: the `Verifier` takes its name in the constructor, and functions as handlers of states and messages, for which it starts servers of its own.',
    action: 'Replace `set_info` and `set_state` by `add_transport` and `state_handler`.',
  },
  {
    version: '2.2.2',
    change: 'Python 3.13 is supported, 3.8 no longer. Of `pact.v3`: matchers, generators, and mismatches as objects.',
    action: 'Read mismatches by their properties, no longer as a `dict`.',
  },
  {
    version: '2.2.1',
    change: 'Of `pact.v3`: messages of consumers and providers.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.2.0',
    change: 'A preview of the interface on the Rust core, `pact.v3`, gets a `Verifier`.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.1.1',
    change:
      'Wheels for each platform bring the Ruby programs; before, the installation fetched them. Python 3.8 is the oldest.',
    action: 'Open the way to GitHub in the build only for versions before this one.',
  },
  {
    version: '2.1.0',
    change: 'The project is built by Hatch, and Python 3.6 and 3.7 are no longer supported.',
    action: 'Move to a newer Python.',
  },
  {
    version: '2.0.0',
    change: 'The Ruby programs are those of pact-ruby-standalone 2, with builds for arm64 on Linux and macOS.',
    action: 'Nothing has to change in tests.',
  },
  {
    version: '1.6.0',
    change: 'Pacts are published, and results recorded, with a branch.',
    action: 'Give the branch in CI.',
  },
  {
    version: '1.4.0',
    change: '`MessageProvider` verifies providers of messages.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.3.0',
    change: '`MessageConsumer` writes pacts for messages.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.2.0',
    change: 'A class `Verifier` stands beside the program `pact-verifier`.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.0.0',
    change: 'Python 2 is no longer supported.',
    action: 'Move to Python 3.',
  },
  {
    version: '0.1.0',
    change: 'The first version: consumer tests over HTTP, with the mock service in Ruby.',
    action: 'Nothing has to change, there is nothing before it.',
  },
];
