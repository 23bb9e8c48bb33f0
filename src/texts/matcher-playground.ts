const problemTexts = {
  json: (detail: string) => `This isn't JSON: ${detail}.`,
  quotes: () => "This isn't JSON: keys and strings are in double quotes. The code of a test belongs elsewhere.",
  'unknown-key': (detail: string) =>
    `"${detail}" isn't a part that Pact knows, so it is ignored. A body belongs under "body", that of a message under "contents".`,
  'no-part': (kind: string) =>
    `This isn't a ${kind}: none of its keys is one that Pact knows. A body belongs under "body", that of a message under "contents".`,
  interaction: (detail: string) => `This is more than a part. Paste what is in "${detail}", without what is around it.`,
  'version-4-body': () =>
    'This is a body as version 4 has it. Choose version 4, or compare with these keys as they are.',
  'wrapped-body': () =>
    'The actual body is plain. Only the pact file of version 4 has "content" and "contentType" around it.',
  'unknown-category': (detail: string) =>
    `There are no rules for "${detail}". Pact takes them for rules of the body; in the form of version 2, of the whole body.`,
  'unused-rule': (detail: string) => `The rule at ${detail} isn't used: no value has this path.`,
  'own-example': (detail: string) => `The example doesn't fit its own rule: ${detail}.`,
  'not-object': () => 'Write a JSON object, as the pact file has it.',
  status: () => 'Write the status as a number, such as 200. A class of codes is a matching rule.',
  encoded: () => 'An encoded body is binary. This page compares JSON and text.',
  path: (detail: string) => `Pact can't read this path: ${detail}.`,
  rule: (detail: string) => `Pact can't read the matching rules: ${detail}.`,
  'unknown-rule': (detail: string) =>
    `Pact's core has no rule "${detail}" and refuses every value, unless a plugin provides the rule.`,
  regex: (detail: string) => `The pattern can't be run, because it is wrong or has what JavaScript lacks: ${detail}.`,
  body: (detail: string) => `This page compares JSON and text, and the content type is ${detail}.`,
  size: () => 'The text is too long for this page: it may have 100,000 characters.',
  time: () =>
    'Stopped after two seconds. A pattern with nested repetition, such as (a+)+, can take longer than anyone can wait, and so can long lists.',
} as const;

/** Texts of the matcher playground. */
export const matcherPlaygroundTexts = {
  region: 'Matcher playground',
  situation: 'Situation',
  situations: 'Worked situations',
  blank: 'Start from scratch',
  blanks: {response: 'A response', request: 'A request', message: 'A message'},
  shared: 'From the link',
  version: 'Specification version',
  language: 'Language of the test',

  test: 'The consumer test that writes it',
  testLoading: 'Loading …',
  testMissing: 'The test appears here as soon as the expectation can be read.',
  testFailed: "The part that writes tests couldn't be loaded. Check the connection and reload the page.",
  expected: {
    response: 'Expected response, in the pact file',
    request: 'Expected request, in the pact file',
    message: 'Expected message, in the pact file',
  },
  actual: {
    response: 'Actual response',
    request: 'Actual request',
    message: 'Actual message',
  },
  problem: (kind: keyof typeof problemTexts, detail: string) => problemTexts[kind](detail),

  verdict: 'Verdict',
  comparing: 'Comparing …',
  unavailable: "The part that compares couldn't be started. Reload the page, or try another browser.",
  none: 'No verdict: correct what is marked.',
  passes: 'Passes.',
  passesMeaning: 'The pact allows it.',
  fails: (count: number) => (count === 1 ? 'Fails, with 1 mismatch.' : `Fails, with ${count} mismatches.`),
  notFound: 'With another method or path, the mock server only says that it expected no such request.',
  tie: (one: string, other: string) =>
    `${one} and ${other} have the same weight for a value. Pact takes either, so the result can differ between runs.`,

  kinds: {
    MethodMismatch: 'Method',
    PathMismatch: 'Path',
    QueryMismatch: 'Query parameter',
    HeaderMismatch: 'Header',
    StatusMismatch: 'Status',
    BodyTypeMismatch: 'Content type',
    BodyMismatch: 'Body',
    MetadataMismatch: 'Metadata',
  },
  categories: {
    method: 'Method',
    path: 'Path',
    query: 'Query parameter',
    header: 'Header',
    status: 'Status',
    body: 'Body',
    metadata: 'Metadata',
  },
  decidedBy: 'Decided by:',
  lesson: 'Why',
  jvm: 'Pact JVM has another implementation,',
  jvmLink: 'which differs in places',
  principles: {
    equality: 'no rule here, so the value has to be equal to the example',
    keys: 'the object needs all keys of the example, and may have others',
    'exact-keys': 'in a request, the object needs all keys of the example and no others',
    length: 'no rule here, so there have to be as many as in the example',
    type: 'an object or array has to stay one, before any rule is looked at',
    header:
      'no rule here, so it has to be the same as the example, except for spaces at commas and further parameters of a content type',
    presence: 'what the example has, has to be there',
    unexpected: 'a request may have no further query parameters',
    'content-type': 'the content types have to fit before bodies are compared',
    empty: 'the pact expects that there is no body',
  },
  at: 'at',
  inherited: 'inherited from',
  or: 'one of these has to accept',
  and: 'all of these have to accept',
  more: (count: number) => `… and ${count} more.`,
  checks: 'What decided each value',
  checkPath: 'Value',
  checkRule: 'Decided by',
  checkResult: 'Result',
  accepted: 'accepted',
  refused: 'refused',

  copyLink: 'Copy link',
  copyPactFile: 'Copy pact file',
  copyTest: 'Copy test',
  startOver: 'Start over',
  copied: {link: 'Link copied.', pactFile: 'Pact file copied.', test: 'Test copied.'},
  notCopied: "The browser didn't allow copying.",
  brokenLink: 'The link is incomplete, so it shows nothing of what was written. Copy the link again, as a whole.',
} as const;
