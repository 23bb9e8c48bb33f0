import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {history} from '../../../tests/doubles/docusaurus/router';
import {applySdk, chosenSdk, sdkFromQuery, useSdk, withSdk} from './sdk';

beforeEach(() => {
  history.replace({pathname: '/a', search: '?q=1', hash: '#b'});
  localStorage.clear();
  delete document.documentElement.dataset.sdk;
});
afterEach(() => vi.unstubAllGlobals());

describe('the choice of a language', () => {
  it('is JavaScript until the reader chooses', () => {
    expect(renderHook(useSdk).result.current[0]).toBe('javascript');
    expect(chosenSdk()).toBeUndefined();
  });

  it('updates everything that shows a language, is stored, and is in the URL', () => {
    const one = renderHook(useSdk);
    const other = renderHook(useSdk);
    act(() => one.result.current[1]('go'));
    expect(other.result.current[0]).toBe('go');
    expect(document.documentElement.dataset.sdk).toBe('go');
    expect(chosenSdk()).toBe('go');
    expect(history.location).toEqual({pathname: '/a', search: '?q=1&sdk=go', hash: '#b'});
  });

  it('lasts for the visit when storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    applySdk('rust');
    expect(renderHook(useSdk).result.current[0]).toBe('rust');
    expect(chosenSdk()).toBeUndefined();
  });

  it('has no effect on unmounted components', () => {
    const {result, unmount} = renderHook(useSdk);
    unmount();
    act(() => applySdk('go'));
    expect(result.current[0]).toBe('javascript');
  });
});

describe('an address', () => {
  it('can select a language, but not an unknown one', () => {
    expect(sdkFromQuery('?q=a&sdk=cpp')).toBe('cpp');
    expect(sdkFromQuery('?sdk=cobol')).toBeUndefined();
    expect(sdkFromQuery('')).toBeUndefined();
  });

  it('keeps its other parameters when the language changes', () => {
    expect(withSdk('?sdk=go&q=a', 'php')).toBe('?sdk=php&q=a');
    expect(withSdk('', 'php')).toBe('?sdk=php');
  });
});
