import {expect, test} from 'vitest';

import {decodePostings, encodePostings} from './postings';

test('postings survive encoding and decoding', () => {
  const postings = {sections: [0, 1, 2, 40, 41, 5000, 123_456], levels: [0, 3, 1, 2, 0, 3, 1]};
  expect(decodePostings(encodePostings(postings))).toEqual(postings);
});

test('a short step takes one character', () => {
  expect(encodePostings({sections: [0, 3, 7], levels: [0, 1, 2]})).toHaveLength(3);
});

test('an empty list is an empty string', () => {
  expect(decodePostings(encodePostings({sections: [], levels: []}))).toEqual({sections: [], levels: []});
});
