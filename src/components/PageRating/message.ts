import type {SdkId} from '@site/src/data/sdks';
import type {PageType} from '@site/src/shared/front-matter';

/** What a page is for; those that are read for a message count apart. */
export type PageKind = PageType | 'troubleshooting';

/** What the feedback endpoint is sent: nothing about the reader. `feedback.schema.json` describes it. */
export interface FeedbackMessage {
  readonly version: 1;
  /** Path of the page, without query and fragment. */
  readonly page: string;
  readonly pageType: PageKind;
  readonly vote: 'up' | 'down';
  /** Id of a reason in `reasons.ts`. */
  readonly reason?: string;
  /** The language of samples that the reader chose, ever. */
  readonly language?: SdkId;
}

const forMessages = /^\/help\/errors(?:\/|$)|troubleshooting$/;

/** What the page at a path is for. */
export function kindOf(path: string, pageType: PageType): PageKind {
  return forMessages.test(path) ? 'troubleshooting' : pageType;
}

/** Sends a message that outlives the page. Nobody waits for the answer, and a failure is no reader's business. */
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
