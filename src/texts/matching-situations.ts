/** Texts of the situations below the matcher playground; `matcher-playground.ts` has those that both show. */
export const matchingSituationTexts = {
  /** Title of an expectation, with the version of the specification. */
  version: (title: string, version: number) => `${title} (specification ${version})`,
  and: ' and ',
  or: ' or ',
  tryIt: (title: string) => `Try it: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
} as const;
