/** Value of a vote in analytics: 1 for thumbs up, 0 for down. */
export type Rating = 1 | 0;

interface AnalyticsScope {
  readonly ga?: unknown;
  readonly gtag?: unknown;
  readonly dataLayer?: unknown;
}

const isFunction = (value: unknown): value is (...parameters: unknown[]) => unknown => typeof value === 'function';

/**
 * Sends a vote to the page's analytics, if it has any: category `button`, action `feedback`, the page's path as label,
 * and 1 or 0. Only the first of `ga`, `gtag` and `dataLayer` gets the event, since it forwards to the others.
 *
 * @returns the name of the function or list that received the event; undefined without analytics
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
    // A blocked or broken analytics script must not break the page.
  }
  return undefined;
}
