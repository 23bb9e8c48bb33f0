/** The draft of the help page, `/help-wip`. */
export const helpDraft = {
  metaTitle: 'Help (draft)',
  description: "Where to look and who to ask when a contract test fails and you don't know why.",
  title: 'Help',
  intro:
    'Someone has probably seen your failure before. First search for the message exactly as the tool printed it. If that finds nothing, ask, and include the message, the versions and the pact.',
  find: {
    title: 'Find an answer',
    search: {title: 'Search the documentation', text: 'Finds option names, settings and error messages, too.'},
    faq: {title: 'Frequently asked questions', text: 'The most common questions, each with the short answer first.'},
    stackOverflow: {title: 'Stack Overflow', text: 'Questions with code, tagged “pact”.'},
  },
  ask: {
    title: 'Ask the community',
    slack: {title: 'Slack', text: 'The community chat, with a channel for each library.'},
    github: {title: 'GitHub', text: 'Report a bug in the repository of the affected tool.'},
    features: {title: 'Feature requests', text: 'Request a feature, or add your use case to an existing request.'},
  },
  include: {
    title: 'What to include',
    before: 'The page ',
    link: 'Where to go for help',
    after:
      ' lists what others need to know to answer: library and version, operating system, the log at debug level, and the smallest pact that reproduces the problem.',
  },
} as const;
