import {act, fireEvent, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import type {SearchAnswer, SearchRequest} from './engine/types';
import {useSearchResults} from './useSearchResults';

let complete: (answer: SearchAnswer) => void;

/** Answers early from titles, and completely when `complete` is called. */
const client = {
  warmUp: () => undefined,
  search: ({wait = 0}: SearchRequest): Promise<SearchAnswer> =>
    wait === 0
      ? Promise.resolve({hits: [], total: 1, isEarly: true})
      : new Promise((resolve) => {
          complete = resolve;
        }),
};
const loadClient = () => Promise.resolve(client);

vi.mock('./useSearchClient', () => ({useSearchClient: () => loadClient}));

/** Starts a search. The returned function reads the number of results shown. */
async function search(): Promise<() => number> {
  const {result} = renderHook(() => useSearchResults('terminology'));
  await act(() => vi.runAllTimersAsync());
  return () => result.current.total;
}

async function arrive(): Promise<void> {
  complete({hits: [], total: 20, isEarly: false});
  await act(() => vi.runAllTimersAsync());
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a complete answer after an early one', () => {
  it('is shown when it arrives', async () => {
    const shown = await search();
    expect(shown()).toBe(1);
    await arrive();
    expect(shown()).toBe(20);
  });

  it.each(['pointerUp', 'pointerCancel'] as const)('waits for %s while a result is pressed', async (end) => {
    const shown = await search();
    fireEvent.pointerDown(document.body);
    await arrive();
    expect(shown()).toBe(1);
    fireEvent[end](document.body);
    expect(shown()).toBe(1);
    await act(() => vi.runAllTimersAsync());
    expect(shown()).toBe(20);
  });

  it('waits for the second of two quick presses', async () => {
    const shown = await search();
    fireEvent.pointerDown(document.body);
    await arrive();
    fireEvent.pointerUp(document.body);
    fireEvent.pointerDown(document.body);
    await act(() => vi.runAllTimersAsync());
    expect(shown()).toBe(1);
    fireEvent.pointerUp(document.body);
    await act(() => vi.runAllTimersAsync());
    expect(shown()).toBe(20);
  });

  it('is shown when it arrives after a press', async () => {
    const shown = await search();
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(document.body);
    await act(() => vi.runAllTimersAsync());
    await arrive();
    expect(shown()).toBe(20);
  });
});
