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
  it('finds a message with other values for its placeholders', () => {
    expect(textsOf('Missing request: PUT /orders/99')).toEqual([messages[0]?.text]);
  });

  it('finds the longest of several messages first', () => {
    const [first] = matchMessages('Failed to load plugin csv\n  Plugin csv:0.0.6 was not found', messages);
    expect(first).toEqual({message: messages[2], whole: true});
  });

  it('finds the cause of a failure before its summary', () => {
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

  it('finds the message that contains it', () => {
    expect(textsOf('sending request for url')[0]).toBe(messages[1]?.text);
  });

  it('finds each problem once, by its best message', () => {
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

  it('finds nothing without words of a known message', () => {
    expect(textsOf('the weather is fine today')).toEqual([]);
    expect(textsOf('  ')).toEqual([]);
  });
});
