import surface from '../surfaces/pact-rust.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';
import {common} from './builders';

const {methods, options} = tellOf(surface);

export const messageBuilder: ApiTable = {
  id: 'pact-rust/message-builder',
  groups: [
    methods('Methods', 'MessageInteractionBuilder', {
      json_body: 'The content as JSON, a value or a [pattern](/implementation_guides/rust/matching).',
      body: 'The content as text or bytes, with its content type, which is written into the metadata as `contentType`. It must be equal.',
      metadata: 'An entry of the metadata, any value of JSON. It must be equal: there are no patterns here.',
      contents_from:
        'The content from a plugin, by the entry `pact:content-type` of the map. Without that entry, the map is the content as JSON.',
      contents_for_plugin: 'The same, with a type that builds the map. Needs the feature `plugins`.',
      ...common,
      new: 'Begins a message outside of a pact.',
      build: 'Gives the message in the form of version 4.',
      build_v3: 'Gives the message in the form of version 3.',
    }),
    options('Parts', 'MessageInteractionBuilder', {
      message_contents: 'The content, as it is up to now, with rules and metadata; it can be changed.',
    }),
  ],
};

export const syncMessageBuilder: ApiTable = {
  id: 'pact-rust/sync-message-builder',
  groups: [
    methods('Request', 'SyncMessageInteractionBuilder', {
      request_json_body: 'The request as JSON, a value or a pattern.',
      request_body: 'The request as text or bytes, with its content type.',
      request_metadata: 'An entry of the metadata of the request. It must be equal.',
      request_contents: 'The request with rules and metadata, as a `MessageContents`; the way to rules for metadata.',
    }),
    methods('Replies', 'SyncMessageInteractionBuilder', {
      response_json_body: 'A reply as JSON. Each call adds a reply; the verifier looks at the first.',
      response_body:
        'A reply as text or bytes. In 1.4.11 it writes the metadata key `contentType` with a space before it, which no provider sends; use `response_contents`.',
      response_contents:
        'A reply with rules and metadata, as a `MessageContents`; the only way to metadata of a reply. Its generators are not written.',
    }),
    methods('Both', 'SyncMessageInteractionBuilder', {
      contents_from:
        'Request and replies from a plugin, by the entry `pact:content-type`; or, without a plugin for it, from the entries `request` and `response`.',
      contents_for_plugin: 'The same, with a type that builds the map. Needs the feature `plugins`.',
      ...common,
      new: 'Begins an interaction outside of a pact.',
      build: 'Gives the interaction; there is no form of version 3.',
    }),
  ],
};

export const pluginBuilder: ApiTable = {
  id: 'pact-rust/plugin-builder',
  groups: [
    methods('Methods', 'PluginInteractionBuilder', {
      build: 'Gives the definition of the contents, an object in the words of the plugin.',
    }),
  ],
};
