// cspell:words integrationjson
import type {ReleaseNote} from './types';

const ffi = '/implementation_guides/rust/pact_ffi';

/** What the versions of pact_ffi mean for those who bind it, and for those who load it. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '0.5.12',
    change:
      'Releases are built with cargo-dist: the release with the tag `pact_ffi-v0.5.12` has one archive for each target, and the tag `libpact_ffi-v0.5.12` carries the former names of the files until 30 June 2027. The libraries for Linux with glibc need glibc 2.28.',
    action:
      'Change download scripts to the archives before July 2027, and leave images older than Debian 10 or RHEL 8.',
    guide: {page: `${ffi}/publish.mdx`, title: 'Publishing the FFI libs'},
  },
  {
    version: '0.5.11',
    change:
      'The answer of a synchronous message is compared by `pactffi_sync_message_match_response_contents`, and callbacks for the logs of plugins can be called from C.',
    action: 'Take it, or a later one, rather than 0.5.9 or 0.5.10 if your binding registers a callback for logs.',
  },
  {
    version: '0.5.9',
    change:
      'A binding receives log events in a callback, `pactffi_register_log_callback`, and can hand them to the logging of its own language.',
    action: 'Nothing has to change; the sinks stay.',
  },
  {
    version: '0.5.7',
    change:
      'Plugins of the second interface work, matching rules and generators from plugins can be read from the model, and a panic without a TLS provider is gone.',
    action: 'Skip 0.5.6 where the mock server or the verifier uses TLS.',
  },
  {
    version: '0.5.3',
    change: 'The verifier can be told not to follow redirects, by `pactffi_verifier_set_follow_redirects`.',
    action: 'Nothing has to change; it follows them unless told otherwise.',
  },
  {
    version: '0.5.2',
    change: 'The functions that took the arguments of the command line as a text are removed.',
    action: 'Configure the verifier by its handle, with the functions `pactffi_verifier_…`.',
  },
  {
    version: '0.5.0',
    change:
      'The mock server is that of `pact_mock_server` 2, and the older functions that started one are removed. Mock servers of plugins do not work before 0.5.1.',
    action: 'Start mock servers with `pactffi_create_mock_server_for_transport`, and take 0.5.1 or later.',
    guide: {page: `${ffi}/index.mdx`, title: 'Pact FFI'},
  },
  {
    version: '0.4.25',
    change: 'Bodies of type `application/x-www-form-urlencoded` take the integration JSON.',
    action: 'Nothing has to change.',
    guide: {page: `${ffi}/integrationjson.mdx`, title: 'FFI Integration JSON format'},
  },
  {
    version: '0.4.23',
    change:
      'Variants of `arrayContains` may be values that are no objects, and matching rule expressions take values from provider states.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.4.17',
    change:
      'The library for Alpine is also there as a shared one, and a second interaction with the same description replaces the first.',
    action: 'Give each interaction a description of its own, or states of its own.',
  },
  {
    version: '0.4.0',
    change: 'Authors of plugins can read a pact with its matching rules and generators through iterators.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.3.10',
    change: 'A verification that finds no pact can pass, by `pactffi_verifier_set_no_pacts_is_error`.',
    action: 'Nothing has to change; it fails unless told otherwise.',
  },
  {
    version: '0.3.0',
    change: 'Plugins can bring mock servers, started with `pactffi_create_mock_server_for_transport`.',
    action:
      'Set up logging with the functions `pactffi_logger_…` or `pactffi_log_to_…`; files are appended to from here on.',
  },
  {
    version: '0.2.4',
    change: 'There is a static library for Alpine on x86-64, and the verifier sends custom headers.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.1.0',
    change: 'Pacts of specification 4 and plugins.',
    action: 'Nothing has to change for older pacts.',
  },
  {
    version: '0.0.0',
    change: 'One library replaces `pact_matching_ffi`, `pact_mock_server_ffi` and `pact_verifier_ffi`.',
    action: 'Load this one instead of the three; their last versions only point here.',
  },
];
