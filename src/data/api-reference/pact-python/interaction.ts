import type {ApiTable} from '../types';
import surface from '../surfaces/pact-python.json';
import {tellOf} from '../surfaces/tell';

const {methods} = tellOf(surface);

const part = '`part="Request"` or `"Response"` puts it there whatever was called before.';

export const interaction: ApiTable = {
  id: 'pact-python/interaction',
  groups: [
    methods('For the provider', 'interaction.Interaction', {
      given:
        'Names a [provider state](/getting_started/provider_states), with parameters as keyword arguments, or in a `dict` where a name is no Python name. Values have to be JSON. May be called again for further states.',
      set_pending: '`pending=True` lets the interaction fail in verification without failing it.',
      add_text_comment: 'A remark for the team of the provider, which the verifier prints. May be repeated.',
      set_comment:
        'Data for tools of your own under a key; `None` removes it. Not printed. The key `text` is where remarks are kept, so leave it alone.',
      test_name: 'Name of the test that wrote the interaction; the verifier prints it.',
      add_external_reference:
        'A ticket, or an operation of an OpenAPI document, in a group of your choice. The verifier prints it.',
      set_key: 'A key for the interaction in the pact. Nothing here uses it.',
    }),
    methods('Contents', 'interaction.Interaction', {
      with_body: `The body. A \`dict\` or a matcher becomes JSON; a text is taken as it is, also with the type of JSON. Without \`content_type\` and header it is JSON or text by its looks. ${part}`,
      with_binary_body: `Bytes, stored as Base64. The provider has to send the same bytes unless a [rule](/implementation_guides/python/docs/matching#rules-by-hand) says otherwise. ${part}`,
      with_multipart_file:
        'A part of a form, read from a file. Call it again for each further part. Give `boundary`: without it a random one is written, and the pact differs after each run.',
      with_plugin_contents:
        'What a [plugin](/implementation_guides/python/docs/plugins) makes a body of, as `dict` or as JSON text.',
      with_matching_rules: `Adds [rules by hand](/implementation_guides/python/docs/matching#rules-by-hand), by part and path. Matchers may stand for the rules. ${part}`,
      with_generators: `Generators by hand, by part and path, as plain JSON: an object of \`generate\` is refused with \`TypeError\`. ${part}`,
    }),
    methods('Metadata', 'interaction.Interaction', {
      with_metadata:
        'Metadata of a message, as keyword arguments, as a `dict`, or both. Values are JSON or matchers. An HTTP interaction refuses it with `RuntimeError`.',
      set_metadata:
        'The same with values that are JSON texts already: `topic=\'"orders"\'`. A text that is no JSON is taken as a text, with a warning.',
    }),
  ],
};

export const http: ApiTable = {
  id: 'pact-python/http',
  groups: [
    methods('Request', 'interaction.HttpInteraction', {
      with_request:
        'Method and path. The path may be a matcher. A `?` in it never matches: use `with_query_parameter`. Left out, it is `GET /`.',
      with_query_parameter:
        'A parameter of the query; again for a further value of the same name. Values become text by JSON: `2` is `"2"`, `True` is `"true"`, a list is one text.',
      with_query_parameters: 'Several, as a mapping or as pairs; pairs allow a name twice.',
    }),
    methods('Headers', 'interaction.HttpInteraction', {
      with_header: `A header with a text or a matcher; again for a further value. A text that looks like a JSON object is taken for a matcher and lost: use \`set_header\`. ${part}`,
      with_headers: 'Several, as a `dict` or as pairs.',
      set_header: `A header whose text is not looked into, for values that are JSON. It replaces those of the same name. ${part}`,
      set_headers: 'Several of those.',
    }),
    methods('Response', 'interaction.HttpInteraction', {
      will_respond_with:
        'Status of the response. What is called after it belongs to the response, what was called before to the request.',
    }),
  ],
};

export const syncMessage: ApiTable = {
  id: 'pact-python/sync-message',
  groups: [
    methods('Reply', 'interaction.SyncMessageInteraction', {
      will_respond_with: 'What is called after it belongs to a reply. Call it again for a further one.',
    }),
  ],
};
