import type {SettingTexts} from '../index';

export const logging: SettingTexts = {
  log_level: {
    meaning: 'The least serious lines that the Broker logs.',
    advice:
      'Choose `debug` to see the requests of webhooks with their headers and bodies, and go back afterwards: the log grows quickly, and holds what was sent.',
  },
  log_format: {
    meaning:
      'How a line of the log is laid out: `default` for people, `color` for a terminal, `json` for a collector of logs. The names are formatters of Semantic Logger, of which the library has more.',
  },
  log_dir: {
    meaning:
      'The folder of `pact_broker.log`, where [log_stream](#log_stream) is `file`. A relative path starts at the working directory.',
  },
  log_stream: {
    meaning: 'Where the log goes: into a file, or to standard output.',
    advice:
      'The Docker image sets `stdout`. Any other word stops the Broker with `log_stream must be one of: file, stdout`.',
  },
  http_debug_logging_enabled: {
    meaning: 'Logs every request to the API, and its answer, whole. It needs [log_level](#log_level) `debug`.',
    advice:
      'Turn it on to find a fault and off again: the log then has headers, so also credentials, and answers are slower.',
  },
  hide_pactflow_messages: {
    meaning:
      'Leaves out the advertisement for the commercial hosted offering that is logged at the start and after errors.',
  },
  warning_error_class_names: {
    meaning:
      'Ruby classes of errors that are logged as warnings, not as errors. A class that cannot be loaded is named on standard output and ignored.',
  },
  log_configuration_on_startup: {
    meaning:
      'Logs every setting at the start, with its value and where the value came from. Passwords of the database and of basic authentication are shown as asterisks.',
    advice: 'Leave it on: these lines answer why a setting has no effect.',
  },
};
