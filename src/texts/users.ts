const organisations = (count: number): string => (count === 1 ? '1 organisation' : `${count} organisations`);

/** The page `/users`. */
export const users = {
  title: 'Who uses Pact',
  description: (count: number) => `A list of ${organisations(count)} known to test their integrations with Pact.`,
  about: (count: number) =>
    `This list has ${organisations(count)}. Each one asked to be added or has said publicly that it uses Pact. Most users aren't on any list.`,
  add: {
    title: 'Add your organisation',
    before: 'The list is a single file in the repository of this site. ',
    link: "The contributors' guide",
    after: ' explains how to add an entry. Logos belong to their organisations and are shown only to identify them.',
  },
} as const;
