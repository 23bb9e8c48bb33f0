import {describe, expect, it} from 'vitest';

import {findMessage, wordsOf} from './template';

const message = 'the order {id} is late by {count} days';

describe('a message in a text', () => {
  it('is found whatever its variable parts, punctuation, layout and colours are', () => {
    const text = '\u001b[31mERROR\u001b[0m  The order\n   "O-1/7" is late by 12 days!';
    expect(findMessage(message, wordsOf(text))).toBeDefined();
  });

  it('is not found when a part is missing or the order differs', () => {
    expect(findMessage(message, wordsOf('the order is late'))).toBeUndefined();
    expect(findMessage(message, wordsOf('is late by days, the order'))).toBeUndefined();
  });
});
