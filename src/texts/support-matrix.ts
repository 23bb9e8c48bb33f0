/** The feature matrix and the choice of what it shows. */
export const supportMatrix = {
  controls: 'Choose libraries and features',
  libraries: 'Libraries',
  all: 'All libraries',
  none: 'No library',
  feature: 'Feature',
  find: 'Find a feature',
  differences: 'Only features in which these libraries differ',
  reset: 'Reset',
  shown: (features: number, total: number, libraries: number) =>
    `${features} of ${total} features, ${libraries === 1 ? '1 library' : `${libraries} libraries`}`,
  noMatch: 'No feature of this subject matches.',
  since: 'since ',
  partly: 'partly, since ',
  no: 'no',
  legend: {yes: 'since this release', partly: 'partly; the link says what is missing', no: 'not supported'},
  /** Name of a column whose visible name is short. It contains the visible one, for readers who say what they see. */
  column: (short: string, name: string) =>
    name.split(' ').includes(short) || short === name ? name : `${short} – ${name}`,
} as const;
