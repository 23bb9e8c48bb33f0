// #region kafka-adapter-test
import {beforeEach, expect, test} from 'vitest';
import {orderListener} from './order-listener.js';

const schemaId = Buffer.from([0, 0, 0, 7]);
const frame = Buffer.concat([Buffer.of(0), schemaId]);

let handled: unknown[];
let forgotten: string[];
const listen = orderListener(
  (content) => handled.push(content),
  (key) => forgotten.push(key),
);

beforeEach(() => {
  handled = [];
  forgotten = [];
});

test('hands on what is behind the frame', () => {
  const value = Buffer.concat([frame, Buffer.from('{"orderId": 42}')]);

  listen({key: Buffer.from('42'), value});

  expect(handled).toEqual([{orderId: 42}]);
});

test('forgets the order of a tombstone', () => {
  listen({key: Buffer.from('42'), value: null});

  expect(forgotten).toEqual(['42']);
  expect(handled).toEqual([]);
});
// #endregion kafka-adapter-test

test('refuses a value without the frame', () => {
  const value = Buffer.from('{"orderId": 42}');

  expect(() => listen({key: null, value})).toThrow('no Schema Registry frame');
});
