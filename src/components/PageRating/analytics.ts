/** Thumbs up or down, as analytics counts it. */
export type Rating = 1 | 0;

interface AnalyticsScope {
  readonly ga?: unknown;
  readonly gtag?: unknown;
  readonly dataLayer?: unknown;
}

const isFunction = (value: unknown): value is (...parameters: unknown[]) => unknown => typeof value === 'function';

/**
 * Tells the analytics of the page, if there is any, how a reader rated it: category `button`, action
 * `feedback`, the page's path as label, and 1 or 0. It uses the first of `ga`, `gtag` and `dataLayer`,
 * since the later ones are fed by the earlier.
 *
 * @returns the name of what received the event; undefined when nothing did
 */
export function reportRating(path: string, value: Rating, scope: AnalyticsScope): string | undefined {
  try {
    if (isFunction(scope.ga)) {
      scope.ga('send', 'event', 'button', 'feedback', path, value);
      return 'ga';
    }
    if (isFunction(scope.gtag)) {
      scope.gtag('event', 'feedback', {event_category: 'button', event_label: path, value});
      return 'gtag';
    }
    if (Array.isArray(scope.dataLayer)) {
      scope.dataLayer.push({event: 'feedback', category: 'button', action: 'feedback', label: path, value});
      return 'dataLayer';
    }
  } catch {
    // A blocked or broken analytics script is no reason to fail the reader.
  }
  return undefined;
}
