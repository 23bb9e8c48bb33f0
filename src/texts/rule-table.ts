/** Texts of the table that says which values each matching rule accepts. */
export const ruleTableTexts = {
  rule: 'Rule',
  /** Both are followed by an example. */
  none: 'none, with the example ',
  withExample: ', with the example ',
  accepted: 'yes',
  refused: 'no',
} as const;
