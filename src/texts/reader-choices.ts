/** Where readers choose the language of samples, the CI system, or a tool that installs packages. */
export const readerChoices = {
  languageMenu: 'Language of code samples',
  languageTabs: 'Language',
  ciTabs: 'CI system',
  packageManagerTabs: 'Package manager',
  jvmBuildTabs: 'Build tool',
  /** On paper, above the name of the option that is printed. */
  onPaper: (label: string, options: number) => `${label} (one of ${options} on the website):`,
  /** Precedes the name of a language in links to its guide; only screen readers get it. */
  guideFor: 'Pact for ',
} as const;
