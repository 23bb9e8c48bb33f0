/** The button that stars a repository. */
export const gitHubButton = {
  star: (repository: string) => `Star ${repository} on GitHub`,
} as const;
