import {describe, expect, it, vi} from 'vitest';

import {reportRating} from './analytics';

describe('a rating', () => {
  it('goes to ga as category button, action feedback, the path as label, and 1 for thumbs up', () => {
    const ga = vi.fn();
    expect(reportRating('/faq', 1, {ga})).toBe('ga');
    expect(ga).toHaveBeenCalledExactlyOnceWith('send', 'event', 'button', 'feedback', '/faq', 1);
  });

  it('goes to ga with 0 for thumbs down', () => {
    const ga = vi.fn();
    reportRating('/faq', 0, {ga});
    expect(ga).toHaveBeenCalledExactlyOnceWith('send', 'event', 'button', 'feedback', '/faq', 0);
  });

  it('goes to gtag when there is no ga', () => {
    const gtag = vi.fn();
    expect(reportRating('/faq', 0, {gtag})).toBe('gtag');
    expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'feedback', {
      event_category: 'button',
      event_label: '/faq',
      value: 0,
    });
  });

  it('goes to the data layer when there is neither', () => {
    const dataLayer: unknown[] = [];
    expect(reportRating('/faq', 1, {dataLayer})).toBe('dataLayer');
    expect(dataLayer).toEqual([{event: 'feedback', category: 'button', action: 'feedback', label: '/faq', value: 1}]);
  });

  it('is counted once when several are present', () => {
    const [ga, gtag, dataLayer] = [vi.fn(), vi.fn(), [] as unknown[]];
    expect(reportRating('/faq', 1, {ga, gtag, dataLayer})).toBe('ga');
    expect(gtag).not.toHaveBeenCalled();
    expect(dataLayer).toEqual([]);
  });

  it('goes nowhere without analytics', () => {
    expect(reportRating('/faq', 1, {})).toBeUndefined();
    expect(reportRating('/faq', 1, {ga: 'blocked', gtag: null, dataLayer: {}})).toBeUndefined();
  });

  it('causes no error when analytics is broken', () => {
    const broken = () => {
      throw new Error('blocked');
    };
    expect(reportRating('/faq', 1, {ga: broken})).toBeUndefined();
  });
});
