import {describe, expect, it} from 'vitest';

import {matchMessages} from './match';

const messages = [
  {text: 'Missing request: {method} {path}'},
  {text: 'error sending request for url ({url})'},
  {text: 'Failed to load plugin {name}\nPlugin {name}:{version} was not found'},
  {text: 'Plugin was not found'},
];

const textsOf = (pasted: string) => matchMessages(pasted, messages).map(({message}) => message.text);

describe('a pasted text', () => {
  it('finds the message whose variable parts differ', () => {
    expect(textsOf('Missing request: PUT /orders/99')).toEqual([messages[0]?.text]);
  });

  it('finds the longest of the messages that it has', () => {
    const [first] = matchMessages('Failed to load plugin csv\n  Plugin csv:0.0.6 was not found', messages);
    expect(first).toEqual({message: messages[2], whole: true});
  });

  it('finds what explains a failure before what sums failures up', () => {
    const report = 'expected 200 but was 404\nThe verifier has found at last that one of the pacts has failed';
    const found = matchMessages(report, [
      {text: 'The verifier has found at last that one of the pacts has failed', sumsUp: true},
      {text: 'expected {status} but was {status}'},
    ]);
    expect(found.map(({message}) => message.sumsUp ?? false)).toEqual([false, true]);
  });

  it('finds a message in a long log', () => {
    const log = `${'INFO all is well\n'.repeat(200)}ERROR error sending request for url (http://localhost:1/a)\n`;
    expect(textsOf(log)).toContain(messages[1]?.text);
  });

  it('finds the message that it is a part of', () => {
    expect(textsOf('sending request for url')[0]).toBe(messages[1]?.text);
  });

  it('finds nothing in words that no message has', () => {
    expect(textsOf('the weather is fine today')).toEqual([]);
    expect(textsOf('  ')).toEqual([]);
  });
});
