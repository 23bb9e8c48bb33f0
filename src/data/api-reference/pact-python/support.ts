import type {ApiTable} from '../types';
import surface from '../surfaces/pact-python.json';
import {tellOf} from '../surfaces/tell';

const {methods, options} = tellOf(surface);

export const types: ApiTable = {
  id: 'pact-python/types',
  groups: [
    options('Message', 'types.Message', {
      contents: 'The message. A `str` is refused: encode it.',
      metadata: 'Metadata of the message, or `None`. `contentType` is added from the next field.',
      content_type: 'Type of the contents, such as `application/json`; `None` lets the verifier find out.',
    }),
    options('MessageProducerArgs', 'types.MessageProducerArgs', {
      name: 'Description of the message.',
      metadata: 'What else the pact says of it: `providerStates`, and for a synchronous message `request`.',
    }),
    options('StateHandlerArgs', 'types.StateHandlerArgs', {
      state: 'Name of the state; `""` for an interaction without one.',
      action: '`"teardown"` comes only with `teardown=True`.',
      parameters: 'Parameters of the state, `{}` when it has none.',
    }),
    options('URL', 'types.URL', {
      scheme: 'Such as `http`.',
      host: 'Name or address, in lower case.',
      port: 'The port, `80` or `443` where the URL has none.',
      path: 'The path, `/` when it is empty.',
    }),
    options('Aliases', 'types', {
      Matchable: 'What can stand in a body. Type checkers read a longer definition from `types.pyi`.',
      MatcherType: 'Names of rules.',
      GeneratorType: 'Names of generators.',
      StateHandlerUrl: 'The address of a state handler.',
    }),
  ],
};

export const logging: ApiTable = {
  id: 'pact-python/logging',
  groups: [
    options('Levels', 'logging', {
      TRACE: 'Level of `logging` for what the core logs as `TRACE`, below `DEBUG`.',
      DEFAULT_LEVEL: 'Level of what reaches `logging` when the logger `pact.ffi` has none of its own.',
    }),
    methods('Functions', 'logging', {
      set_test_run_id:
        'Puts this text into `test_run_id` of the records that come from this thread. The plugin for pytest and the class for `unittest` call it.',
      forwarding_level: 'The level from which on events are handed over.',
      ensure_initialised: 'Connects the core with `logging`. `Pact` and `Verifier` call it.',
      to_ffi_level: 'The level of the core for a level of `logging`.',
      from_ffi_level: 'The level of `logging` for a name of the core.',
    }),
  ],
};

export const plugins: ApiTable = {
  id: 'pact-python/plugins',
  groups: [
    methods('Functions', 'plugins', {
      get_logs:
        'What a running plugin has logged, by the `plugin_instance_id` that records of the logger `pact.plugins` carry. Empty for an unknown one.',
    }),
    options('PluginLogEntry', 'plugins.PluginLogEntry', {
      plugin_instance_id: 'Identifier of the running plugin.',
      level: '`TRACE`, `DEBUG`, `INFO`, `WARN` or `ERROR`.',
      logging_level: 'The same as a level of `logging`.',
      message: 'What was logged.',
      test_run_id: 'The test that was running.',
      target: 'Name of the logger within the plugin.',
      plugin_name: 'Name of the plugin.',
      timestamp: 'When it was logged.',
      source: 'Whether it was a line on the standard error, or a record of the protocol.',
    }),
  ],
};

export const testing: ApiTable = {
  id: 'pact-python/testing',
  groups: [
    methods('pytest', 'testing.pytest', {
      pact_test_run_id:
        'A fixture that every test has, once the library is installed: it names the test in the records of the core. `pytest -p no:pact` leaves it out.',
      current_test_run_id: 'The test that is running on this thread, `None` outside of one.',
    }),
    methods('unittest', 'testing.unittest.PactTestMixin', {
      run: 'Of a test case whose class inherits from it, before `unittest.TestCase`: keeps the log of the core back and prints it if the test fails.',
    }),
  ],
};
