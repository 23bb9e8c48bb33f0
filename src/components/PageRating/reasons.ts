import type {PageKind} from './message';

/** Something that a reader may have missed. */
export interface Reason {
  /** What the feedback endpoint is sent. It keeps its meaning; a reason that changes gets a new one. */
  readonly id: string;
  readonly label: string;
}

const stepFails: Reason = {id: 'step-fails', label: 'A step does not work'};
const notInMyLanguage: Reason = {id: 'not-in-my-language', label: 'Not shown in my language'};
const outOfDate: Reason = {id: 'out-of-date', label: 'Out of date'};
const exampleMissing: Reason = {id: 'example-missing', label: 'An example is missing'};
const unclear: Reason = {id: 'unclear', label: 'Hard to follow'};
const other: Reason = {id: 'other', label: 'Something else'};

/** Why a page may not have helped, by what it is for; the likeliest first. */
export const reasons: Readonly<Record<PageKind, readonly Reason[]>> = {
  tutorial: [
    stepFails,
    {id: 'result-differs', label: 'I see another result'},
    {id: 'requirement-missing', label: 'Something that I need first is not named'},
    notInMyLanguage,
    outOfDate,
    other,
  ],
  'how-to': [
    stepFails,
    notInMyLanguage,
    {id: 'other-task', label: 'My task is another one'},
    outOfDate,
    unclear,
    other,
  ],
  reference: [
    {id: 'entry-missing', label: 'An option or a method is missing'},
    {id: 'behaves-otherwise', label: 'It behaves otherwise'},
    exampleMissing,
    notInMyLanguage,
    outOfDate,
    other,
  ],
  explanation: [
    unclear,
    {id: 'question-open', label: 'My question stays open'},
    {id: 'contradicts', label: 'Another page says the opposite'},
    exampleMissing,
    outOfDate,
    other,
  ],
  hub: [
    {id: 'page-missing', label: 'The page that I look for is not listed'},
    {id: 'choice-unclear', label: 'I cannot tell which page is for me'},
    {id: 'link-dead', label: 'A link is dead'},
    other,
  ],
  troubleshooting: [
    {id: 'message-missing', label: 'Cannot find my message'},
    {id: 'fix-fails', label: 'The fix does not work'},
    {id: 'cause-differs', label: 'My cause is another one'},
    notInMyLanguage,
    outOfDate,
    other,
  ],
};
