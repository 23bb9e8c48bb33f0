import type {ApiTable} from '../types';

const page = '/implementation_guides/scala/messages';

export const messages: ApiTable = {
  id: 'pact4s/messages',
  groups: [
    {
      kind: 'methods',
      title: 'MessagePactForger',
      of: 'MessagePactForgerResources',
      entries: [
        {
          name: 'Pact4sMessagePactBuilder',
          signature: 'Pact4sMessagePactBuilder().consumer(consumer: String)',
          returns: 'MessagePactBuilder',
          meaning: 'Begins the pact. What follows is `MessagePactBuilder` of Pact JVM.',
        },
        {
          name: 'writeMessagePactToFile',
          signature: 'writeMessagePactToFile()',
          returns: 'Either[Throwable, Unit]',
          meaning: 'Writes the pact. The trait calls it after the last test.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'MessagePactBuilder',
      of: 'MessagePactBuilderOps',
      entries: [
        {
          name: 'given',
          signature: '`given`(state: String, params: Map[String, Any])',
          returns: 'MessagePactBuilder',
          meaning: 'A state with parameters.',
        },
        {
          name: 'withMetadata',
          signature: 'withMetadata(metadata: Map[String, Any])',
          returns: 'MessagePactBuilder',
          meaning: 'Metadata with fixed values.',
        },
        {
          name: 'withContent',
          signature: 'withContent[A](content: A)',
          returns: 'MessagePactBuilder',
          meaning:
            'A value with an encoder, as contents that have to be equal. A `DslPart` with matchers is taken, too.',
        },
        {
          name: 'toMessagePact',
          signature: 'toMessagePact',
          returns: 'MessagePact',
          meaning: 'Ends the chain, with the type that the trait wants.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Message',
      of: 'MessageOps',
      entries: [
        {
          name: 'as',
          signature: 'as[A]',
          returns: 'Either[Throwable, A]',
          meaning: 'The contents, decoded by a JSON module.',
        },
        {
          name: 'metadata',
          signature: 'metadata',
          returns: 'Map[String, Any]',
          meaning: 'The metadata, `contentType` among them.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'SynchronousMessagePactBuilder',
      of: 'SynchronousMessagePactBuilderOps',
      entries: [
        {
          name: 'given',
          signature: '`given`(state: String, params: Map[String, Any])',
          returns: 'SynchronousMessagePactBuilder',
          meaning: `A state with parameters. No trait takes the pact of this builder, see [Messages with a reply](${page}#replies).`,
          since: '0.8.0',
        },
        {
          name: 'withRequest',
          signature: 'withRequest(update: MessageContentsBuilder => MessageContentsBuilder)',
          returns: 'SynchronousMessagePactBuilder',
          meaning: 'Contents and metadata of the request.',
          since: '0.8.0',
        },
        {
          name: 'withRequestContent',
          signature: 'withRequestContent[A](content: A)\nwithRequestContent(body: DslPart)',
          returns: 'SynchronousMessagePactBuilder',
          meaning: 'Contents of the request alone.',
          since: '0.8.0',
        },
        {
          name: 'withRequestMetadata',
          signature:
            'withRequestMetadata(params: Map[String, Any])\nwithRequestMetadata(update: MetadataBuilder => MetadataBuilder)',
          returns: 'SynchronousMessagePactBuilder',
          meaning: 'Metadata of the request alone; `MetadataBuilder` has matchers.',
          since: '0.8.0',
        },
        {
          name: 'withResponse',
          signature: 'withResponse(update: MessageContentsBuilder => MessageContentsBuilder)',
          returns: 'SynchronousMessagePactBuilder',
          meaning: 'Contents and metadata of a reply.',
          since: '0.8.0',
        },
        {
          name: 'withResponseContent',
          signature: 'withResponseContent[A](content: A)\nwithResponseContent(body: DslPart)',
          returns: 'SynchronousMessagePactBuilder',
          meaning: 'Contents of a reply alone.',
          since: '0.8.0',
        },
        {
          name: 'withResponseMetadata',
          signature:
            'withResponseMetadata(params: Map[String, Any])\nwithResponseMetadata(update: MetadataBuilder => MetadataBuilder)',
          returns: 'SynchronousMessagePactBuilder',
          meaning: 'Metadata of a reply alone.',
          since: '0.8.0',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Provider',
      of: 'ResponseBuilder',
      entries: [
        {
          name: 'messages',
          signature: 'messages',
          returns: 'String => ResponseBuilder',
          meaning: 'Of `MessagePactVerifier`: gives what belongs to a description.',
        },
        {
          name: 'MessageAndMetadataBuilder',
          signature:
            'MessageAndMetadataBuilder(message: String)\nMessageAndMetadataBuilder(message: String, metadata: Map[String, Any])\nMessageAndMetadataBuilder(message: String, charset: Charset, metadata: Map[String, Any])\nMessageAndMetadataBuilder[A](message: A)\nMessageAndMetadataBuilder[A](message: A, metadata: Map[String, Any])',
          returns: 'ResponseBuilder',
          meaning: 'A message. Without a character set, that of the JVM; a value needs an encoder of a JSON module.',
        },
        {
          name: 'ProviderResponseBuilder',
          signature:
            'ProviderResponseBuilder(statusCode: Int)\nProviderResponseBuilder(statusCode: Int, data: String)\nProviderResponseBuilder[A](statusCode: Int, data: A)',
          returns: 'ResponseBuilder',
          meaning: `A response without a request, see [HTTP and messages](${page}#http-and-messages). Its content type is \`application/json\` unless told.`,
        },
        {
          name: 'withContentType',
          signature: 'withContentType(contentType: String)',
          returns: 'ProviderResponseBuilder',
          meaning: 'Sets the content type of such a response.',
        },
        {
          name: 'withHeaders',
          signature: 'withHeaders(headers: Map[String, List[String]])',
          returns: 'ProviderResponseBuilder',
          meaning: 'Sets its headers.',
        },
        {
          name: 'withData',
          signature: 'withData(data: String)',
          returns: 'ProviderResponseBuilder',
          meaning: 'Sets its body.',
        },
      ],
    },
  ],
};
