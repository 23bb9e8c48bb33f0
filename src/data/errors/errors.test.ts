import {describe, expect, it} from 'vitest';

import {messages, families, tools, type Family, type Problem} from '.';
import {findErrorFaults} from './check';
import {findMessage, wordsOf} from './template';

const problem: Problem = {
  id: 'request-missing',
  title: '`The order is late`',
  messages: [
    {
      slug: 'go-order-late',
      tool: 'pact-go',
      text: 'the order {id} is late by {count} days',
      source: 'pact-foundation/pact-go@v2.6.0:consumer/http.go',
    },
  ],
  cause: 'The parcel was lost.',
  fixes: [{words: 'Send it again.', code: {language: 'bash', text: 'make parcel'}}],
  verify: {words: 'It arrives.'},
};
const family = (...problems: Problem[]): Family => ({id: 'late', title: 'Late', problems});
const [message] = problem.messages;
const [fix] = problem.fixes;

describe('the error index', () => {
  it('is sound', () => {
    const provoked = messages.filter((each) => each.provoked);
    console.log(
      [
        `error index: looked at ${messages.length} messages of ${families.flatMap((each) => each.problems).length} problems, ${provoked.length} provoked`,
        ...tools.map(({id, name}) => {
          const own = messages.filter(({tool}) => tool === id);
          return `  ${name}: ${own.length}, ${own.filter((each) => each.provoked).length} provoked`;
        }),
      ].join('\n'),
    );
    expect(messages.length).toBeGreaterThanOrEqual(150);
    expect(provoked.length).toBeGreaterThanOrEqual(80);
    expect(findErrorFaults(families)).toEqual([]);
  });

  it('accepts a problem of the right form', () => {
    expect(findErrorFaults([family(problem)])).toEqual([]);
  });

  it.each<[string, Problem, string]>([
    ['a slug of another tool', {...problem, messages: [{...message, slug: 'js-late'}]}, 'begins with go-'],
    ['a text that is all variable', {...problem, messages: [{...message, text: '{a} late {b}'}]}, 'three words'],
    ['no source', {...problem, messages: [{...message, source: 'the README'}]}, 'is no source'],
    ['a test that is gone', {...problem, messages: [{...message, provoked: 'examples/gone.txt'}]}, 'is not there'],
    [
      'a test that prints something else',
      {...problem, messages: [{...message, provoked: 'README.md'}]},
      'README.md has another text',
    ],
    [
      'two fixes for a language',
      {
        ...problem,
        fixes: [
          {...fix, sdks: ['go']},
          {...fix, sdks: ['go']},
        ],
      },
      'two fixes for go',
    ],
    ['no fix for the language of its tool', {...problem, fixes: [{...fix, sdks: ['ruby']}]}, 'no fix for go'],
    [
      'a diff that changes nothing',
      {...problem, fixes: [{...fix, code: {language: 'diff', text: ' same'}}]},
      'a diff without + and -',
    ],
    ['an unfinished sentence', {...problem, cause: 'The parcel'}, 'ends without a full stop'],
    ['a lone backtick', {...problem, cause: 'The `parcel.'}, 'a lone backtick'],
  ])('refuses %s', (_, bad, fault) => {
    expect(findErrorFaults([family(bad)])).toEqual([expect.stringContaining(fault)]);
  });

  it('refuses a slug or an id that stands there twice', () => {
    expect(findErrorFaults([family(problem, problem)])).toEqual([
      expect.stringContaining('two problems "request-missing"'),
      expect.stringContaining('two messages "go-order-late"'),
    ]);
  });
});

describe('a message in a text', () => {
  it('is found whatever its variable parts, signs, layout and colours are', () => {
    const text = '\u001b[31mERROR\u001b[0m  The order\n   "O-1/7" is late by 12 days!';
    expect(findMessage(message.text, wordsOf(text))).toBeDefined();
  });

  it('is not found when a part is missing or the order differs', () => {
    expect(findMessage(message.text, wordsOf('the order is late'))).toBeUndefined();
    expect(findMessage(message.text, wordsOf('is late by days, the order'))).toBeUndefined();
  });
});
