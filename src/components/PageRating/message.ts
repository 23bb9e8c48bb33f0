import type {SdkId} from '@site/src/data/sdks';
import type {PageType} from '@site/src/shared/front-matter';
import type {ReasonId} from './reasons';

/** Type of a page for feedback. Pages about error messages are a separate type with other reasons. */
export type PageKind = PageType | 'troubleshooting';

/** The payload for the feedback endpoint, as in `feedback.schema.json`. It contains nothing that identifies the reader. */
export interface FeedbackMessage {
  readonly version: 1;
  /** Path of the page, without query and fragment. */
  readonly page: string;
  readonly pageType: PageKind;
  readonly vote: 'up' | 'down';
  readonly reason?: ReasonId;
  /** The language of samples, if the reader has ever chosen one. */
  readonly language?: SdkId;
}

const troubleshootingPath = /^\/help\/errors(?:\/|$)|troubleshooting$/;

/** The kind of the page at a path. */
export function kindOf(path: string, pageType: PageType): PageKind {
  return troubleshootingPath.test(path) ? 'troubleshooting' : pageType;
}

/** Sends feedback, even while the page unloads. Failures are ignored: the reader can't do anything about them. */
export function sendFeedback(endpoint: string, message: FeedbackMessage): void {
  const type = 'application/json';
  const body = JSON.stringify(message);
  try {
    if (typeof navigator.sendBeacon === 'function') {
      navigator.sendBeacon(endpoint, new Blob([body], {type}));
      return;
    }
    fetch(endpoint, {
      method: 'POST',
      headers: {'content-type': type},
      body,
      keepalive: true,
      credentials: 'omit',
    }).catch(() => undefined);
  } catch {
    // Blocked by the browser or one of its extensions.
  }
}
