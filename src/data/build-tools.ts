/** Package managers of JavaScript in the order of their tabs. */
export const packageManagers = [
  {id: 'npm', label: 'npm'},
  {id: 'pnpm', label: 'pnpm'},
  {id: 'yarn', label: 'Yarn'},
] as const;

/** Build tools of the JVM in the order of their tabs. */
export const jvmBuildTools = [
  {id: 'maven', label: 'Maven'},
  {id: 'gradle', label: 'Gradle'},
] as const;
