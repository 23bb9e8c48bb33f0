const quantity = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Texts of the upgrade advisor and of its list of libraries. */
export const upgradeAdvisorTexts = {
  region: 'Plan an upgrade',
  library: 'Library',
  from: 'From version',
  to: 'To version',
  /** The empty option of the list of versions. */
  selectVersion: 'Select a version',
  major: (number: string) => `Version ${number}`,
  /** The last group of versions. */
  previews: 'Pre-releases',

  loading: (library: string) => `Loading versions of ${library}…`,
  /** The link {@link upgradeAdvisorTexts.releaseHistory} follows. */
  loadingFailed: (library: string) =>
    `Couldn't load the versions of ${library}. Try again, or read the same notes in its`,
  releaseHistory: 'release history',
  retry: 'Try again',

  selectFrom: 'Select the version you have now.',
  sameVersion: (version: string) => `You already have ${version}. There is nothing to do.`,
  olderTarget: (from: string, to: string) => `${to} is older than ${from}. Select a newer version to upgrade to.`,
  unknownLibrary: (asked: string, shown: string) => `Unknown library “${asked}”. Showing ${shown} instead.`,
  unknownFrom: (library: string, version: string) => `${library} has no version “${version}”.`,
  unknownTo: (library: string, version: string, shown: string) =>
    `${library} has no version “${version}”. Using ${shown}, the latest, instead.`,
  summary: (plan: {
    readonly library: string;
    readonly from: string;
    readonly to: string;
    readonly versions: number;
    readonly previews: number;
    readonly steps: number;
    readonly majorSteps: number;
  }) => {
    const previews = plan.previews === 0 ? '' : ` and ${quantity(plan.previews, 'pre-release', 'pre-releases')}`;
    const upgrade = `${plan.library}, from ${plan.from} to ${plan.to}: ${quantity(plan.versions, 'version', 'versions')}${previews}`;
    if (plan.steps === 0) {
      return `${upgrade}, no upgrade steps. There is nothing to do.`;
    }
    const majors = plan.majorSteps === 0 ? '' : ` (${quantity(plan.majorSteps, 'major version', 'major versions')})`;
    return `${upgrade}, ${quantity(plan.steps, 'upgrade step', 'upgrade steps')}${majors}. Versions without a step need no changes.`;
  },

  onlyChanges: (hidden: number) => `Hide ${quantity(hidden, 'step', 'steps')} where nothing has to change`,
  steps: 'Upgrade steps',
  majorVersion: 'Major version',
  action: 'What to do:',
  guide: 'Guide:',
  releaseNotes: (version: string) => `Release notes for ${version} on GitHub`,

  newestVersion: 'Latest version',
  notedVersions: 'Versions with upgrade steps',
} as const;
