import type {ApiTable} from '../types';
import surface from '../surfaces/pact-python.json';
import {tellOf} from '../surfaces/tell';

const {methods, options} = tellOf(surface);

export const pact: ApiTable = {
  id: 'pact-python/pact',
  groups: [
    methods('Create', 'pact.Pact', {
      Pact: 'Names the two sides, as the Broker knows them. An empty name is a `ValueError`.',
      with_specification:
        'Version of the specification to write: `"V4"` unless told, else `"V3"`, `"V2"` and older. What an older one cannot say, such as `set_pending`, is dropped without a word; an unknown name is a `KeyError`.',
      with_metadata:
        'Adds texts of your own to the `metadata` of the pact, below a name of your own. Verifiers ignore them.',
      using_plugin:
        'Loads a [plugin](/implementation_guides/python/docs/plugins), in this version or a newer one; without a version, the newest that is installed. One that cannot be loaded is a `RuntimeError`. `delay` waits that many milliseconds afterwards.',
    }),
    methods('Describe and test', 'pact.Pact', {
      upon_receiving:
        'Begins an interaction: HTTP unless told, `"Async"` for an event, `"Sync"` for a request with its reply. A description that this pact has already, with the same states, replaces the earlier interaction.',
      serve:
        'A mock server for all interactions of the pact, started by `with` and checked at the end of the block. Its arguments are in the next table.',
      verify:
        'Calls the handler with contents and metadata of each message of the kind, and raises `PactVerificationError` if one call raised. With `raises=False` it returns the errors.',
      interactions:
        'What the core knows of the interactions, of one kind. Useful for synchronous messages, whose reply `verify` does not hand over.',
      write_file:
        'Writes `CONSUMER-PROVIDER.json` into the folder, by default the working directory. It merges with the file that is there, unless `overwrite=True`. It writes what was described, tested or not.',
    }),
    options('Properties', 'pact.Pact', {
      consumer: 'Name of the consumer.',
      provider: 'Name of the provider.',
      specification: 'Version of the specification that is written.',
    }),
  ],
};

export const serve: ApiTable = {
  id: 'pact-python/serve',
  groups: [
    options('Arguments', 'pact.Pact.serve', {
      addr: 'Name or address to listen on. `url` is made of it.',
      port: 'Port to listen on; `0` takes a free one. Do not fix it without need: [the port stays taken for a while](/implementation_guides/python/docs/troubleshooting#port-in-use).',
      transport:
        '`http`, `https` with a certificate that the server signs itself, or the name that a plugin gives to its protocol.',
      transport_config: 'JSON text with settings of the transport, for plugins that have some.',
      raises: '`False` leaves it to you to look at `mismatches`; the block then ends without an error.',
      verbose: '`False` keeps the mismatches out of the log. They are in the exception all the same.',
    }),
  ],
};

export const server: ApiTable = {
  id: 'pact-python/server',
  groups: [
    options('Properties of the server', 'pact.PactServer', {
      url: 'Address of the server, a `str` to which `/` appends a part of a path: `server.url / "orders"`.',
      host: 'What was given as `addr`.',
      port: 'The port, `None` unless the server runs.',
      transport: 'What was given as `transport`.',
      matched: 'Whether every interaction was asked for, and nothing else. A `RuntimeError` when the server has ended.',
      mismatches: 'What did not fit so far, a list of [`Mismatch`](#errors).',
      logs: 'The log of the core for this server. Since 4.2 it goes to `logging` instead, and this is `None`.',
    }),
    methods('Methods of the server', 'pact.PactServer', {
      write_file: 'Like the method of `Pact`, while the server runs. It makes the folder if need be.',
    }),
  ],
};

export const errors: ApiTable = {
  id: 'pact-python/errors',
  groups: [
    options('MismatchesError', 'error.MismatchesError', {
      mismatches: 'What did not fit, each a `Mismatch` of one of the classes below.',
    }),
    options('PactVerificationError', 'error.PactVerificationError', {
      errors:
        'An `InteractionVerificationError` for each message whose handler raised. Its own text has their number only.',
    }),
    options('InteractionVerificationError', 'error.InteractionVerificationError', {
      description: 'The description of the message.',
      error: 'What the handler raised, with its traceback.',
    }),
    options('RequestMismatch', 'error.RequestMismatch', {
      type: '`"RequestMismatch"`: method and path are those of an interaction, something else differs.',
      method: 'Method of the request.',
      path: 'Path of the request.',
      mismatches:
        'Each difference: `MethodMismatch`, `PathMismatch`, `QueryMismatch`, `HeaderMismatch`, `BodyMismatch` or `BodyTypeMismatch`.',
    }),
    options('MissingRequest', 'error.MissingRequest', {
      type: '`"MissingRequest"`: nobody asked for this interaction.',
      method: 'Method of the request.',
      path: 'Path of the request.',
      request: 'The request as the pact has it.',
    }),
    options('RequestNotFound', 'error.RequestNotFound', {
      type: '`"RequestNotFound"`: no interaction has this method and path.',
      method: 'Method of the request.',
      path: 'Path of the request.',
      request: 'The request as it arrived.',
    }),
    options('BodyMismatch', 'error.BodyMismatch', {
      type: '`"BodyMismatch"`: a value of the body breaks its rule.',
      path: 'Place in the body, such as `$.items[0].sku`.',
      expected: 'What the pact has there.',
      actual: 'What arrived.',
      mismatch: 'The difference in words.',
    }),
  ],
};
