import {describe, expect, it} from 'vitest';

import {matchMessages} from './match';

const messages = [
  {text: 'Missing request: {method} {path}', problem: 'missing'},
  {text: 'error sending request for url ({url})', problem: 'sending'},
  {text: 'Failed to load plugin {name}\nPlugin {name}:{version} was not found', problem: 'plugin'},
  {text: 'Plugin was not found', problem: 'another plugin'},
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
      {text: 'The verifier has found at last that one of the pacts has failed', problem: 'failed', sumsUp: true},
      {text: 'expected {status} but was {status}', problem: 'status'},
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

  it('finds a problem once, by the best of its messages, and keeps no room for the others', () => {
    const stages = ['one', 'two', 'three', 'four', 'five'].map((stage) => `stage ${stage} of the build failed`);
    const log = [...stages, 'step six of the deployment failed in the end'].join('\n');
    const found = matchMessages(log, [
      ...stages.map((text) => ({text, problem: 'stages'})),
      {text: 'step six of the deployment failed in the end', problem: 'steps'},
      {text: 'six of the deployment failed', problem: 'steps'},
    ]);
    expect(found.map(({message}) => message.problem).sort()).toEqual(['stages', 'steps']);
    expect(found[0]?.message.text).toBe('step six of the deployment failed in the end');
  });

  it('finds nothing in words that no message has', () => {
    expect(textsOf('the weather is fine today')).toEqual([]);
    expect(textsOf('  ')).toEqual([]);
  });
});
