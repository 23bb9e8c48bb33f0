/** Starts of titles by kind of change. */
const kinds = {fix: 'Fixed in', deprecation: 'Deprecated in', removal: 'Removed in', default: 'Changed in'} as const;

/** Labels of changes between versions. */
export const versionChangeTexts = {
  title: (kind: keyof typeof kinds, version: string) => `${kinds[kind]} ${version}`,
  /** From which version on the old behaviour existed. */
  before: (version: string, from: string | undefined) =>
    from === undefined ? `Before ${version}:` : `From ${from}, before ${version}:`,
  since: (version: string) => `Since ${version}:`,
  otherwise: (kind: keyof typeof kinds) =>
    kind === 'deprecation' || kind === 'removal' ? 'What to use:' : "If you can't upgrade:",
} as const;
