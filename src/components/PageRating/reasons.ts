import type {pageRatingReasonTexts} from '@site/src/texts/page-rating-reasons';
import type {PageKind} from './message';

/** What the feedback endpoint is sent for a reason; `feedback.schema.json` lists all of them. */
export type ReasonId = keyof typeof pageRatingReasonTexts.reasons;

/** The reasons to choose from on each kind of page, the likeliest first. */
export const reasons: Readonly<Record<PageKind, readonly ReasonId[]>> = {
  tutorial: ['step-fails', 'result-differs', 'requirement-missing', 'not-in-my-language', 'out-of-date', 'other'],
  'how-to': ['step-fails', 'not-in-my-language', 'other-task', 'out-of-date', 'unclear', 'other'],
  reference: ['entry-missing', 'behaves-otherwise', 'example-missing', 'not-in-my-language', 'out-of-date', 'other'],
  explanation: ['unclear', 'question-open', 'contradicts', 'example-missing', 'out-of-date', 'other'],
  hub: ['page-missing', 'choice-unclear', 'link-dead', 'other'],
  troubleshooting: ['message-missing', 'fix-fails', 'cause-differs', 'not-in-my-language', 'out-of-date', 'other'],
};
