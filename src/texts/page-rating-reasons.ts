/**
 * Texts of the form that follows a thumbs down, in a separate module because they load only then. The keys of
 * `reasons` are sent to the feedback endpoint: a reason that changes its meaning gets a new key.
 */
export const pageRatingReasonTexts = {
  legend: 'Why not? (optional)',
  reasons: {
    'step-fails': "A step doesn't work",
    'result-differs': 'I get a different result',
    'requirement-missing': 'A prerequisite is missing',
    'other-task': "I'm trying to do something else",
    'entry-missing': 'An option or method is missing',
    'behaves-otherwise': 'It behaves differently',
    'question-open': "It doesn't answer my question",
    contradicts: 'It contradicts another page',
    'page-missing': "The page I need isn't listed",
    'choice-unclear': "I can't tell which page I need",
    'link-dead': 'A link is broken',
    'message-missing': "I can't find my error message",
    'fix-fails': "The fix doesn't work",
    'cause-differs': 'My error has a different cause',
    'example-missing': 'An example is missing',
    'not-in-my-language': "My language isn't covered",
    'out-of-date': "It's out of date",
    unclear: "It's hard to follow",
    other: 'Something else',
  },
  comment: 'What was missing or wrong? (optional)',
  openIssue: 'Continue on GitHub (opens a new issue)',
  issueTitle: (path: string) => `Feedback on ${path}`,
  issuePage: (address: string) => `Page: ${address}`,
  issueReason: (reason: string) => `Reason: ${reason}`,
  issuePrompt: 'What was missing or wrong:',
} as const;
