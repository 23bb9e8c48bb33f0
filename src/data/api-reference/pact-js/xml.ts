import type {ApiTable} from '../types';

export const xml = {
  id: 'pact-js/xml',
  groups: [
    {
      kind: 'methods',
      title: 'XmlBuilder',
      of: 'XmlBuilder',
      entries: [
        {
          name: 'constructor',
          signature: 'new XmlBuilder(_version: string, _charset: string, rootElement: string)',
          meaning:
            'Begins a document with the root element. Version and character set are not used: the document is written as version 1.0 without a character set.',
        },
        {
          name: 'build',
          signature: 'build(callback: (doc: XmlElement) => void)',
          returns: 'string',
          meaning: 'Calls your function with the root element, and returns the text for `xmlBody`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'XmlElement',
      of: 'XmlElement',
      entries: [
        {
          name: 'constructor',
          signature: 'new XmlElement(name: string)',
          meaning: 'Makes an element; inside `build` you get them ready-made.',
        },
        {name: 'setName', signature: 'setName(name: string)', returns: 'XmlElement', meaning: 'Renames the element.'},
        {
          name: 'setAttributes',
          signature: 'setAttributes(attributes: XmlAttributes)',
          returns: 'XmlElement',
          meaning:
            'Sets the attributes, replacing those before. Give a plain object, whose values may be matchers, although the type says `Map`: the contents of a `Map` are lost (17.1.4).',
        },
        {
          name: 'appendElement',
          signature:
            'appendElement(name: string, attributes: XmlAttributes, arg?: string | XmlCallback | Matcher<string>)',
          returns: 'XmlElement',
          meaning:
            'Adds an element with attributes, a plain object as in `setAttributes`, and, as the last argument, its text (also a matcher) or a function that fills it. Returns the element it was called on, not the new one.',
        },
        {
          name: 'appendText',
          signature: 'appendText(content: string | Matcher<string>)',
          returns: 'XmlElement',
          meaning:
            'Adds text. A matcher needs a string as its example: `decimal(9.5)` writes an empty text. For numbers use `regex`, or leave the matcher out.',
        },
        {
          name: 'eachLike',
          signature: 'eachLike(name: string, attributes: XmlAttributes, cb?: XmlCallback, options?: EachLikeOptions)',
          returns: 'XmlElement',
          meaning: 'Adds an element that may be repeated, each one like the first. The function fills it.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'XmlText',
      of: 'XmlText',
      entries: [
        {
          name: 'constructor',
          signature: 'new XmlText(content: string, matcher?: Matcher<string> | undefined)',
          meaning: 'Makes a text with its matcher; `appendText` does it for you.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Options of eachLike',
      of: 'EachLikeOptions',
      entries: [
        {name: 'min', type: 'number', meaning: 'Has no effect in 17.1.4.'},
        {name: 'max', type: 'number', meaning: 'Has no effect in 17.1.4.'},
        {name: 'examples', type: 'number', default: '1', meaning: 'Number of elements in the example.'},
      ],
    },
  ],
} as const satisfies ApiTable;
