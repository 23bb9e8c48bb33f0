import surface from '../surfaces/pact-jvm.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods} = tellOf(surface);

/** Builders of bodies that are no JSON. */
export const bodyBuilders: ApiTable = {
  id: 'pact-jvm/body-builders',
  groups: [
    methods('FormPostBuilder', 'FormPostBuilder', {
      constructor:
        'Without a content type it is `application/x-www-form-urlencoded; charset=ISO-8859-1`, which a client that sends no charset does not match: pass `new ContentType("application/x-www-form-urlencoded")`.',
      stringValue: 'A field with exactly this value; with several values, a repeated field.',
      stringMatcher: 'A field that fits the pattern. The examples are checked.',
      includesString: 'A field with this text in it.',
      date: 'A date; the format is `yyyy-MM-dd` unless given.',
      time: "A time; the format is `'T'HH:mm:ss` unless given.",
      datetime: "Date and time; the format is `yyyy-MM-dd'T'HH:mm:ss` unless given.",
      dateExpression: 'A date that is worked out when the request is sent.',
      timeExpression: 'A time that is worked out.',
      datetimeExpression: 'Date and time that are worked out.',
      uuid: 'A UUID in small letters.',
      hexValue: 'Hexadecimal digits.',
      parameterFromProviderState: 'A value that the provider hands back from its state.',
    }),
    methods('MultipartBuilder', 'MultipartBuilder', {
      constructor: 'Begins a body of several parts, `multipart/form-data`.',
      withBoundaryMarker: 'The text between the parts. Without it, each run has another one, and another pact.',
      jsonPart:
        'A part with JSON and its rules. Its content type is `application/json; charset=UTF-8`, and the client has to send the same.',
      textPart:
        'A part with exactly this text. The content type is required in fact: without it, `NullPointerException: Content type`.',
      binaryPart: 'A part with exactly these bytes.',
      filePart: 'A part with the bytes of a stream, which is closed.',
    }),
    methods('PactXmlBuilder', 'PactXmlBuilder', {
      constructor: 'The name of the root element, and the namespace of its own, for which the prefix `ns` is used.',
      build: 'Describes the contents; the function gets the root element.',
      withRootName: 'Name of the root element.',
      withRootNameSpace: 'Namespace of the root element. Children are without it.',
      withNamespaces: 'Meant for further namespaces; has no effect in 4.7.5. Write them with `setAttributes`.',
      withVersion: 'Version of XML, `1.0` unless given.',
      withCharset: 'Adds the charset to the content type.',
      withStandalone: 'Writes `standalone="yes"`.',
      asBytes: 'The XML as bytes.',
    }),
    methods('XmlNode', 'XmlNode', {
      setAttributes: 'Attributes of this element: values or matchers.',
      appendElement:
        'A child with attributes and a text, a matcher for its text, or a function that describes its contents.',
      eachLike:
        'Children of this name, as many as you like but at least one. The number is that of the examples, and no minimum.',
    }),
  ],
};
