/** Labels and targets of the top navigation, in the order of the specification. */
export const navigationEntries = [
  ['Getting Started', '/'],
  ['Guides', '/consumer'],
  ['Pact Docs', '/implementation_guides/overview'],
  ['Pact Broker Docs', '/pact_broker/docker_images'],
  ['Resources', '/history'],
  ['Contributing', '/contributing'],
  ['Blog', '/blog'],
  ['Help', '/help'],
  ['University', '/university'],
] as const;
